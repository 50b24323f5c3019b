import { Controller } from '../../core/controller.js'

/** A place in the page for the secure frame. */
export interface FramePlace {
  readonly element: Element
  /** Aborted when the element is removed or moved: a frame in it would reload. */
  readonly left: AbortSignal
}

/** The location of the secure frame. */
export interface FramePlaceState {
  /** Whether it is needed: the dialog is then added to the page, even closed, unless the site places it. */
  readonly wanted: boolean
  readonly place: FramePlace | undefined
}

/** Holds the location of the secure frame: in the dialog, which would make it inert anywhere else. */
export class FramePlaceController extends Controller<FramePlaceState> {
  constructor() {
    super({ wanted: false, place: undefined })
  }

  /** Requests a location. */
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

  /** Elements and signals are not frozen. */
  protected override kept(patch: Partial<FramePlaceState>): Partial<FramePlaceState> {
    return patch
  }
}

/** The page's place for the secure frame. */
export const framePlaceController = new FramePlaceController()
