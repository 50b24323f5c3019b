import { Controller } from '../../core/controller.js'
import { isFresh } from '../../core/list/fresh.js'

/** Pause before a picture that could not be fetched is requested again, in ms. */
const RETRY = 20_000

/**
 * The blob URLs of the fetched pictures by key (`wallet:ID`, `asset:ID` or `network:CAIP-2 id`). An empty URL marks a
 * picture that does not exist or could not be fetched so far.
 */
export interface ImagesState {
  readonly images: Readonly<Record<string, string>>
}

/** Holds pictures, and revokes their URLs when they are replaced or dropped. */
export class ImagesController extends Controller<ImagesState> {
  /** When the pictures that could not be fetched were last requested, in ms since 1970. */
  readonly #failedAt = new Map<string, number>()

  constructor() {
    super({ images: {} })
  }

  /** A picture's blob URL: `undefined` until the fetch has ended, empty if it found no picture. */
  image(key: string): string | undefined {
    return Object.hasOwn(this.state.images, key) ? this.state.images[key] : undefined
  }

  /** Whether a picture has to be fetched: for the first time, or again some time after a failure. */
  isDue(key: string): boolean {
    const failedAt = this.#failedAt.get(key)
    return failedAt === undefined ? this.image(key) === undefined : !isFresh(failedAt, RETRY)
  }

  /** Keeps a fetched picture; an empty URL if there is none. */
  keep(key: string, url: string): void {
    const before = this.image(key)
    if (before && before !== url) URL.revokeObjectURL(before)
    this.#failedAt.delete(key)
    this.set({ images: { ...this.state.images, [key]: url } })
  }

  /** Keeps no picture for now: it is due again after a pause. */
  postpone(key: string): void {
    this.keep(key, '')
    this.#failedAt.set(key, Date.now())
  }

  override reset(): void {
    this.#failedAt.clear()
    for (const url of Object.values(this.state.images)) if (url) URL.revokeObjectURL(url)
    super.reset()
  }
}

/** The page's pictures. */
export const imagesController = new ImagesController()
