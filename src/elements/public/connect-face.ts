import { html } from 'lit'

import { t } from '../../core/i18n/t.js'
import type { ButtonStatus } from './button-status.js'
import type { ButtonFace } from './public-button.js'

/** Words of a connect button. */
export interface ConnectWords {
  readonly label: string
  readonly loadingLabel: string
}

/** The connect button. Both texts take part in the size, so that changing between them moves nothing. */
export function connectFace(status: ButtonStatus, { label, loadingLabel }: ConnectWords): ButtonFace {
  const connecting = status === 'connecting'
  const restoring = status === 'restoring'
  return {
    look: restoring ? 'restoring' : 'connect',
    label: restoring ? t('button.restoring') : undefined,
    busy: connecting || restoring,
    content: html`<span class="words" part="label">
      <slot ?hidden=${connecting}>${label || t('button.connect')}</slot>
      <span ?hidden=${!connecting}>${loadingLabel || t('button.connecting')}</span>
    </span>`,
  }
}
