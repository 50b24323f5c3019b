import { Controller } from '../../core/controller.js'

/** A place in the page for the secure frame. */
export interface FramePlace {
  readonly element: Element
  /** Aborted when the element is removed or moved: a frame in it would reload. */
  readonly left: AbortSignal
}

/** Where the secure frame can be. */
export interface FramePlaceState {
  /** It is needed: the dialog is put on the page, even closed, where the product puts it there. */
  readonly wanted: boolean
  readonly place: FramePlace | undefined
}

/** Holds where the secure frame can be: in the dialog, which would make it inert anywhere else. */
export class FramePlaceController extends Controller<FramePlaceState> {
  constructor() {
    super({ wanted: false, place: undefined })
  }

  /** Asks for a place. */
  want(): void {
    this.set({ wanted: true })
  }

  /** The dialog is on the page; `end` is called when it leaves. */
  offer(element: Element): { end(): void } {
    const controller = new AbortController()
    const place: FramePlace = { element, left: controller.signal }
    this.set({ place })
    return {
      end: () => {
        controller.abort()
        if (this.state.place === place) this.set({ place: undefined })
      },
    }
  }

  /** The dialog may stay on the page while instances come and go. */
  override reset(): void {
    this.set({ wanted: false })
  }

  /** Elements and signals are left as they are. */
  protected override kept(patch: Partial<FramePlaceState>): Partial<FramePlaceState> {
    return patch
  }
}

/** The page's place for the secure frame. */
export const framePlaceController = new FramePlaceController()
