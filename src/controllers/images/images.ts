import { Controller } from '../../core/controller.js'

/**
 * Pictures that were fetched, as blob URLs by their key (`wallet:ID`, `asset:ID` or `network:CAIP-2 id`); an empty
 * string means that there is none.
 */
export interface ImagesState {
  readonly images: Readonly<Record<string, string>>
}

/** Holds pictures; replaced and forgotten ones are revoked. */
export class ImagesController extends Controller<ImagesState> {
  constructor() {
    super({ images: {} })
  }

  /** The picture's URL; `undefined` while unknown, empty if there is none. */
  image(key: string): string | undefined {
    return Object.hasOwn(this.state.images, key) ? this.state.images[key] : undefined
  }

  /** Keeps a fetched picture. */
  keep(key: string, url: string): void {
    const before = this.image(key)
    if (before && before !== url) URL.revokeObjectURL(before)
    this.set({ images: { ...this.state.images, [key]: url } })
  }

  override reset(): void {
    for (const url of Object.values(this.state.images)) if (url) URL.revokeObjectURL(url)
    super.reset()
  }
}

/** The page's pictures. */
export const imagesController = new ImagesController()
