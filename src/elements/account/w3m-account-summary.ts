import { html, nothing } from 'lit'
import { property, state } from 'lit/decorators.js'

import { accountOf, isViewOnly, networkOf } from '../../controllers/accounts/active.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { imageHosts } from '../../controllers/images/image-hosts.js'
import { copyAddress } from '../../controllers/shell/copy/copy-address.js'
import { loadBalance } from '../../controllers/connections/load-balance.js'
import { report } from '../../controllers/shell/report.js'
import { labelOf } from '../../core/address.js'
import { authName } from '../../core/text/auth-name.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { decimalMark, formatBalance, shortBalance } from '../../core/text/format-balance.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { AccountState } from '../../core/entities/account.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { hasBalances } from '../../core/availability.js'
import { trustedImage } from '../../core/image-url.js'
import { safeWebUrl } from '../../core/url.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-avatar.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon-button.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-live.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-tag.js'
import { FocusKeeper } from '../base/focus-keeper.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { hidden } from '../base/hidden.styles.js'
import { accountSummary } from './w3m-account-summary.styles.js'
import '../holdings/w3m-portfolio-total.js'
import '../accounts/texts.js'
import '../holdings/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-account-summary': W3mAccountSummary
  }
}

/** A large number with dimmed decimals. */
function quietDecimals(figure: string) {
  const at = figure.lastIndexOf(decimalMark(figureLocale()))
  return at < 0 ? figure : html`${figure.slice(0, at)}<span class="decimals">${figure.slice(at)}</span>`
}

/**
 * The connected account and its holdings: avatar, name or address, native balance.
 *
 * @internal
 */
@element('w3m-account-summary')
export class W3mAccountSummary extends W3mElement {
  static override styles = [reset, accountSummary, hidden]

  /** The account's namespace. */
  @property() namespace: ChainNamespace = 'eip155'

  /** The balance is being read again after a failure. */
  @state() private retrying = false

  constructor() {
    super()
    new FocusKeeper(this, () => this.renderRoot.querySelector<HTMLElement>('.figure'))
  }

  protected override render() {
    const account = accountOf(this.namespace)
    const { address, profileImage } = account
    if (!address) return this.#skeleton()
    return html`
      <w3m-ui-avatar address=${address} src=${trustedImage(profileImage, imageHosts.get()) ?? ''}></w3m-ui-avatar>
      ${isViewOnly(this.namespace) ? html`<w3m-ui-tag>${t('button.viewOnly')}</w3m-ui-tag>` : nothing}
      ${this.#name(account, address)} ${this.#balance(account)}
      ${hasBalances(this.namespace) && !networkOf(this.namespace)?.unsupported
        ? html`<w3m-portfolio-total namespace=${this.namespace}></w3m-portfolio-total>`
        : nothing}
    `
  }

  /** A name is never shown without its address. */
  #name({ profileName, addressLabels, addressExplorerUrl, user, socialProvider }: AccountState, address: string) {
    const given = labelOf(this.namespace, addressLabels, address) ?? profileName
    const name = cleanLabel(given) ?? (user && authName(user, socialProvider))
    const explorer = safeWebUrl(addressExplorerUrl)
    const label = t('account.explorer', {
      explorer: cleanLabel(networkOf(this.namespace)?.blockExplorers?.default.name) ?? '',
    })
    return html`${name ? html`<p class="own"><bdi>${name}</bdi></p>` : nothing}
      <div class="name">
        <bdi class="address ${name ? 'second' : ''}" title=${address}>${truncateAddress(address)}</bdi>
        <w3m-ui-icon-button
          icon="copy"
          label=${t('account.copy')}
          @click=${() => report(copyAddress(address, this))}
        ></w3m-ui-icon-button>
        ${explorer
          ? html`<a class="icon" href=${explorer} target="_blank" rel="noopener noreferrer" title=${label}
              ><w3m-ui-icon name="external"></w3m-ui-icon
            ></a>`
          : nothing}
      </div>`
  }

  #balance({ balance, balanceSymbol, balanceStatus }: AccountState) {
    if (networkOf(this.namespace)?.unsupported) return nothing
    if (balanceStatus === 'failed' || this.retrying) return this.#failed()
    if (balance === undefined && balanceStatus === 'ready') return nothing // nothing can read one
    if (balance === undefined)
      return html`<div role="status" aria-label=${t('account.balance.loading')}>
        <w3m-ui-skeleton shape="balance"></w3m-ui-skeleton>
      </div>`
    const full = formatBalance(balance, 3, figureLocale())
    const figure = shortBalance(balance, figureLocale())
    const symbol = cleanLabel(balanceSymbol, 12) ?? ''
    const long = figure.length + symbol.length
    return html`<p tabindex="-1" class="figure ${long > 18 || figure !== full ? 'small' : long > 11 ? 'medium' : ''}">
      <span class="hidden">${t('account.balance')}</span>
      <span dir="ltr"
        >${figure === full ? html`<bdi>${quietDecimals(full)}</bdi>` : html`<bdi title=${full}>${figure}</bdi>`}
        <span class="symbol">${symbol}</span></span
      >
    </p>`
  }

  #failed() {
    return html`<div class="failed">
      <w3m-ui-live role="status">${t('account.balance.failed')}</w3m-ui-live>
      <w3m-ui-button size="small" ?loading=${this.retrying} @click=${() => report(this.#retry(), { shown: true })}
        >${t('action.retry')}</w3m-ui-button
      >
    </div>`
  }

  async #retry(): Promise<void> {
    this.retrying = true
    await loadBalance(this.namespace, { force: true }).finally(() => (this.retrying = false))
  }

  #skeleton() {
    return html`
      <w3m-ui-skeleton shape="avatar"></w3m-ui-skeleton>
      <w3m-ui-skeleton shape="text"></w3m-ui-skeleton>
      <w3m-ui-skeleton shape="balance"></w3m-ui-skeleton>
    `
  }
}
