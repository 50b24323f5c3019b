import { Controller } from '../../core/controller.js'

/**
 * The blob URLs of the fetched pictures, by key: `wallet:ID`, `asset:ID` or `network:CAIP2_ID`. The URL is empty if there
 * is no such picture, or if it could not be fetched yet.
 */
export interface ImagesState {
  readonly images: Readonly<Record<string, string>>
}

/** Keeps the fetched pictures, and revokes their URLs when they are replaced or dropped. */
export class ImagesController extends Controller<ImagesState> {
  constructor() {
    super({ images: {} })
  }

  /** A picture's blob URL: `undefined` until the fetch has ended, empty if there is no picture. */
  image(key: string): string | undefined {
    return Object.hasOwn(this.state.images, key) ? this.state.images[key] : undefined
  }

  /** Keeps a fetched picture. */
  keep(key: string, url: string): void {
    const before = this.image(key)
    if (before === url) return
    if (before) URL.revokeObjectURL(before)
    this.set({ images: { ...this.state.images, [key]: url } })
  }

  override reset(): void {
    for (const url of Object.values(this.state.images)) if (url) URL.revokeObjectURL(url)
    super.reset()
  }
}

/** The pictures that the page has fetched. */
export const imagesController = new ImagesController()
