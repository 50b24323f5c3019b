import { t } from '../../../core/i18n/t.js'
import type { ButtonFace } from './button-face.js'
import type { ButtonStatus } from '../button-status.js'

/** Words of a connect button. */
export interface ConnectTexts {
  readonly label: string
  readonly loadingLabel: string
}

/**
 * The connect button. Its size accounts for both texts, so switching between them moves nothing. Rendered without a
 * template library, which a page does not have to load for this button alone.
 */
export function connectFace(status: ButtonStatus, { label, loadingLabel }: ConnectTexts): ButtonFace {
  const connecting = status === 'connecting'
  const restoring = status === 'restoring'
  return {
    look: restoring ? 'restoring' : 'connect',
    label: restoring ? t('button.restoring') : undefined,
    busy: connecting || restoring,
    own: Boolean(connecting ? loadingLabel : label),
    kind: 'words',
    draw(place) {
      if (!place.firstChild) {
        const words = place.appendChild(document.createElement('span'))
        words.className = 'words'
        words.part = 'label'
        words.append(document.createElement('slot'), document.createElement('span'))
      }
      const [idle, busy] = place.querySelectorAll<HTMLElement>('.words > *')
      show(idle, label || t('button.connect'), !connecting)
      show(busy, loadingLabel || t('button.connecting'), connecting)
    },
  }
}

function show(words: HTMLElement | undefined, text: string, visible: boolean): void {
  if (!words) return
  words.hidden = !visible
  if (words.textContent !== text) words.textContent = text
}
