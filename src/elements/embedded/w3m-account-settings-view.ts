import { html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import { activeAccount } from '../../controllers/accounts/active.js'
import { type Holder, isSmartAccount } from '../../controllers/accounts/holder.js'
import { preferAccountType } from '../../controllers/connections/prefer-account-type.js'
import { currentEmail } from '../../controllers/embedded/change-email.js'
import { upgradeUrl } from '../../controllers/embedded/upgrade-url.js'
import { namingAccount } from '../../controllers/names/naming-account.js'
import { networksController } from '../../controllers/networks/networks.js'
import { track } from '../../controllers/shell/analytics/track.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import type { Account, EmbeddedUser } from '../../core/entities/account.js'
import { t } from '../../core/i18n/t.js'
import { isSocial, SOCIAL_NAMES } from '../../core/social.js'
import { authName } from '../../core/text/auth-name.js'
import { cleanLabel } from '../../core/text/label.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { reset } from '../../styles/reset.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-list-row.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-account-settings-view': W3mAccountSettingsView
  }
}

/**
 * The settings of an embedded wallet account: email address, name, account type, and the move to the visitor's own wallet.
 *
 * @internal
 */
@element('w3m-account-settings-view')
export class W3mAccountSettingsView extends W3mElement {
  static override styles = [reset, viewStyles]

  /** Whether the account type is being switched. */
  @state() private switching = false

  protected override render() {
    const { user, socialProvider, allAccounts, status } = activeAccount.get()
    if (!user || status !== 'connected')
      return html`<w3m-ui-empty
        icon="user"
        label=${t('settings.none.title')}
        detail=${t('settings.none.text')}
      ></w3m-ui-empty>`
    const [active, ...others] = allAccounts
    const other = others.find(account => account.type && account.type !== active?.type)
    return html`
      ${this.#login(user, socialProvider)}
      <div class="list">
        ${this.#email()} ${this.#name()} ${other ? this.#type(other) : nothing}
        ${upgradeUrl()
          ? html`<w3m-ui-list-row
              icon="wallet"
              label=${t('settings.upgrade')}
              detail=${t('settings.upgrade.text')}
              chevron
              wraps
              @click=${() => navigate({ view: 'UpgradeEmailWallet', args: undefined })}
            ></w3m-ui-list-row>`
          : nothing}
      </div>
    `
  }

  /** The visitor's name at the provider of a social login; an email address has its own row. */
  #login(user: EmbeddedUser, provider: string | undefined) {
    if (!isSocial(provider)) return nothing
    return html`<div class="center">
      <p class="title"><bdi>${authName(user, provider)}</bdi></p>
      <p class="quiet">${t('settings.provider', { provider: SOCIAL_NAMES[provider] })}</p>
    </div>`
  }

  #email() {
    const email = currentEmail()
    if (!email) return nothing
    return html`<w3m-ui-list-row
      icon="mail"
      label=${t('settings.email')}
      detail=${email}
      chevron
      wraps
      @click=${this.#edit}
    ></w3m-ui-list-row>`
  }

  /** The account's name, or a link to register one, if the active family has names. */
  #name() {
    const holder = namingAccount()
    if (!holder || holder.namespace !== networksController.state.activeNamespace) return nothing
    return html`<w3m-ui-list-row
      icon="user"
      label=${t('settings.name')}
      detail=${cleanLabel(activeAccount.get().profileName) ?? t('settings.name.none')}
      chevron
      wraps
      @click=${() => this.#chooseName(holder)}
    ></w3m-ui-list-row>`
  }

  #type({ type, address }: Account) {
    return html`<w3m-ui-list-row
      icon="swap"
      label=${t(type === 'smartAccount' ? 'settings.type.smartAccount' : 'settings.type.eoa')}
      detail=${truncateAddress(address)}
      wraps
      ?loading=${this.switching}
      @click=${() => report(this.#switch(type), { snack: t('settings.type.failed') })}
    ></w3m-ui-list-row>`
  }

  #edit(): void {
    track('EMAIL_EDIT', undefined)
    navigate({ view: 'UpdateEmailWallet', args: undefined })
  }

  #chooseName(holder: Holder): void {
    track('OPEN_ENS_FLOW', { isSmartAccount: isSmartAccount(holder) })
    navigate({ view: 'ChooseAccountName', args: undefined })
  }

  async #switch(type: Account['type']): Promise<void> {
    const { activeNamespace } = networksController.state
    if (!type || !activeNamespace || this.switching) return
    this.switching = true
    try {
      await preferAccountType(type, activeNamespace)
    } finally {
      this.switching = false
    }
  }
}
