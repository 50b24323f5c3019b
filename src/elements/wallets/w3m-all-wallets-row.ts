import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { showsAllWallets } from '../../controllers/wallets/all-wallets-shown.js'
import { expectView } from '../../controllers/shell/expect-view.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { walletsController } from '../../controllers/wallets/wallets.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { platform } from '../../core/platform.js'
import '../ui/w3m-ui-list-row.js'
import { W3mElement, element } from '../base/w3m-element.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-all-wallets-row': W3mAllWalletsRow
  }
}

/**
 * The displayed count, rounded down to tens because slightly fewer may be usable here. Empty on phones, where up to half
 * are unusable, and for fewer than ten wallets.
 */
function roundly(count: number): string {
  if (platform().mobile || count < 10) return ''
  return `${new Intl.NumberFormat(currentLocale()).format(count - (count % 10))}+`
}

/**
 * The link to all wallets, with their number; empty if the site hides it.
 *
 * @internal
 */
@element('w3m-all-wallets-row')
export class W3mAllWalletsRow extends W3mElement {
  /** Disabled. */
  @property({ type: Boolean, reflect: true }) disabled = false

  protected override createRenderRoot(): HTMLElement {
    return this // in light DOM, styled and found with its list
  }

  protected override render() {
    if (!showsAllWallets.get()) return nothing
    return html`<w3m-ui-list-row
      icon="grid"
      label=${t('connect.all')}
      tag=${roundly(walletsController.state.count)}
      ?disabled=${this.disabled}
      @pointerenter=${() => expectView('AllWallets')}
      @focusin=${() => expectView('AllWallets')}
      @click=${this.#open}
    ></w3m-ui-list-row>`
  }

  #open(): void {
    track('CLICK_ALL_WALLETS', undefined)
    navigate({ view: 'AllWallets', args: undefined })
  }
}
