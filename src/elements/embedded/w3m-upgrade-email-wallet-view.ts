import { css, html } from 'lit'

import { upgradeUrl } from '../../controllers/embedded/upgrade-url.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { t } from '../../core/i18n/t.js'
import { forcedColors } from '../../styles/forced-colors.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import { mark } from '../base/mark.styles.js'
import { linkButton } from './link-button.styles.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-upgrade-email-wallet-view': W3mUpgradeEmailWalletView
  }
}

/**
 * Links to the secure site's page for moving the account into the visitor's own wallet.
 *
 * @internal
 */
@element('w3m-upgrade-email-wallet-view')
export class W3mUpgradeEmailWalletView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    mark,
    linkButton,
    css`
      .mark {
        margin-block-end: var(--w3m-space-4);
      }
    `,
    forcedColors,
  ]

  protected override render() {
    const url = upgradeUrl()
    if (!url)
      return html`<w3m-ui-empty
        icon="wallet"
        label=${t('settings.none.title')}
        detail=${t('settings.none.text')}
      ></w3m-ui-empty>`
    return html`<div class="center">
        <span class="mark"><w3m-ui-icon name="wallet"></w3m-ui-icon></span>
        <p class="quiet">${t('upgrade.text')}</p>
      </div>
      <a
        class="button"
        href=${url}
        target="_blank"
        rel="noopener noreferrer"
        @click=${() => track('EMAIL_UPGRADE_FROM_MODAL', undefined)}
        >${t('upgrade.action')}</a
      >`
  }
}
