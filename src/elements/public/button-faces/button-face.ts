import type { CSSResult } from '@lit/reactive-element'

/** What a button shows. */
export interface ButtonFace {
  /** Class of the button. */
  readonly look: string
  /** Accessible name, if the content alone is not enough. */
  readonly label?: string | undefined
  readonly busy?: boolean
  /** Faces of one kind render into the same place, so that only changes are rendered. */
  readonly kind: string
  /** Styles that only this kind needs. */
  readonly styles?: CSSResult
  /** Draws the content. */
  readonly draw: (place: HTMLElement) => void
}
