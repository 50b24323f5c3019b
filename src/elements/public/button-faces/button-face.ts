import type { CSSResult } from '@lit/reactive-element'

import { t } from '../../../core/i18n/t.js'

/** What a button shows. */
export interface ButtonFace {
  /** Class of the button. */
  readonly look: string
  /** Accessible name, if the content alone is not enough. */
  readonly label?: string | undefined
  readonly busy?: boolean
  /** Its text is the page's own, in the language of the page. */
  readonly own?: boolean
  /** Faces of one kind render into the same place, so that only changes are rendered. */
  readonly kind: string
  /** Styles that only this kind needs. */
  readonly styles?: CSSResult
  /** Draws the content. */
  readonly draw: (place: HTMLElement) => void
}

/** A button that was pressed offline: its press takes effect once the browser is online again. */
export const offlineFace = ({ look }: ButtonFace): ButtonFace => ({
  look: look === 'restoring' ? 'connect' : look, // that one hides its content
  busy: true,
  kind: 'offline',
  draw: place => void (place.textContent = t('button.offline')),
})
