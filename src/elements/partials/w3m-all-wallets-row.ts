import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { showsAllWallets } from '../../controllers/derived/all-wallets-shown.js'
import { navigate } from '../../controllers/flows/navigate.js'
import { track } from '../../controllers/flows/track.js'
import { walletsController } from '../../controllers/wallets.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { listing } from '../../core/i18n/locales/listing.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { platform } from '../../core/platform.js'
import '../ui/w3m-ui-list-row.js'
import { expectViews } from '../view-access.js'
import { W3mElement, element } from '../w3m-element.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-all-wallets-row': W3mAllWalletsRow
  }
}

addMessages(listing)

/** The count as it is said: in full tens, as what can be used here may be a few less; on phones it may be half. */
function roundly(count: number): string {
  const format = new Intl.NumberFormat(currentLocale())
  return count < 10 ? format.format(count) : `${format.format(count - (count % 10))}+`
}

/**
 * The way to all wallets, with their number; nothing when the site hides it.
 *
 * @internal
 */
@element('w3m-all-wallets-row')
export class W3mAllWalletsRow extends W3mElement {
  /** Cannot be chosen now. */
  @property({ type: Boolean, reflect: true }) disabled = false

  protected override createRenderRoot(): HTMLElement {
    return this // styled and found with the list it stands in
  }

  protected override render() {
    if (!showsAllWallets.get()) return nothing
    return html`<w3m-ui-list-row
      icon="grid"
      label=${t('connect.all')}
      tag=${platform().mobile ? '' : roundly(walletsController.state.count)}
      ?disabled=${this.disabled}
      @pointerenter=${expectViews}
      @click=${this.#open}
    ></w3m-ui-list-row>`
  }

  #open(): void {
    track('CLICK_ALL_WALLETS', undefined)
    navigate({ view: 'AllWallets', args: undefined })
  }
}
