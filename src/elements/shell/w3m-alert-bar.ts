import { css, html, nothing } from 'lit'

import { alertsController } from '../../controllers/shell/alerts.js'
import { ALERTS } from '../../core/alerts/alerts.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { alerts } from '../../locales/en/alerts.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-icon.js'
import { W3mElement, element } from '../base/w3m-element.js'

addMessages(alerts)

const isTranslated = (key: string): key is keyof typeof alerts => Object.hasOwn(alerts, key)

/** Alerts shown to visitors in their language, and to the site's developers in English. */
const inLanguage = (key: string, english: string): string => (isTranslated(key) ? t(key) : english)

/**
 * Shows the site's developers what is wrong with their setup; hidden when `debug` is off.
 *
 * @internal
 */
@element('w3m-alert-bar')
export class W3mAlertBar extends W3mElement {
  static override styles = [
    reset,
    css`
      .alert {
        display: flex;
        gap: var(--w3m-space-2);
        align-items: start;
        margin: 0 var(--w3m-space-4) var(--w3m-space-3);
        padding: var(--w3m-space-3);
        padding-inline-end: var(--w3m-space-1);
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-error-surface);
        color: var(--w3m-color-error);
        font-size: var(--w3m-text-small);
        overflow-wrap: anywhere;
      }
      .alert.warning {
        background: var(--w3m-color-warning-surface);
        color: var(--w3m-color-warning);
      }
      .alert.info {
        background: var(--w3m-color-raised);
        color: var(--w3m-color-text);
      }
      .text {
        flex: 1;
      }
      .short {
        font-weight: 600;
      }
    `,
  ]

  protected override render() {
    return html`<div role="alert">${this.#alert()}</div>`
  }

  #alert() {
    const { current } = alertsController.state
    if (!current) return nothing
    const { name } = current
    const { variant, short, long } = ALERTS[name]
    const text = inLanguage(`alert.${name}.text`, long)
      .replace('{origin}', () => location.origin)
      .replace('{detail}', () => current.detail)
    return html`<div class="alert ${variant}">
      <w3m-ui-icon name=${variant === 'info' ? 'info' : 'warning'}></w3m-ui-icon>
      <div class="text" lang=${isTranslated(`alert.${name}`) ? nothing : 'en'} dir="auto">
        <p class="short">${inLanguage(`alert.${name}`, short)}</p>
        <p>${withCode(text)}</p>
      </div>
      <w3m-ui-icon-button
        icon="close"
        label=${t('modal.dismiss')}
        @click=${() => alertsController.dismiss()}
      ></w3m-ui-icon-button>
    </div>`
  }
}

/** Names of options are in backticks. */
const withCode = (text: string) => text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))

declare global {
  interface HTMLElementTagNameMap {
    'w3m-alert-bar': W3mAlertBar
  }
}
