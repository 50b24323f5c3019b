import { html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { networkOf } from '../../controllers/accounts/active.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { skipsBalance } from '../../controllers/networks/skips-balance.js'
import { features } from '../../controllers/shell/features.js'
import { navigate } from '../../controllers/shell/navigate.js'
import { report } from '../../controllers/shell/report.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { formatAmount, formatFiat } from '../../core/amount.js'
import { formatBalance, shortBalance, TESTNET_BALANCE } from '../../core/text/format-balance.js'
import { shortFiat } from '../../core/text/short-fiat.js'
import { canBuy } from '../../core/availability.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import type { Token } from '../../core/entities/token.js'
import { loadTokens } from '../../controllers/holdings/load-tokens.js'
import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import { type ListState, isFirstLoad } from '../../core/list/list.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { imitations } from '../../core/tokens.js'
import { reset } from '../../styles/reset.js'
import { searchOutcome } from '../ui/search-outcome.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-virtual-list.js'
import { FocusKeeper } from '../base/focus-keeper.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { amountWithUnit } from '../accounts/amount-with-unit.js'
import { holdingPicture } from '../accounts/holding-picture.js'
import { ListViewer } from '../accounts/list-viewer.js'
import { holdingRow } from '../accounts/holding-row.styles.js'
import '../networks/w3m-network-picture.js'
import './texts.js'
import { tokensStatus } from './tokens-status.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-token-list': W3mTokenList
  }
  interface HTMLElementEventMap {
    'w3m-token-choose': CustomEvent<{ readonly token: Token }>
  }
}

const LOOK = [holdingRow]
/** Height of a row, in px. */
const ROW = 56
/** Whether the visitor can buy a coin for this account. */
function canFund(namespace: ChainNamespace): boolean {
  const { onramp } = features.get()
  return (onramp === true || (onramp !== false && onramp.length > 0)) && canBuy(namespace)
}

/** Longest symbol shown, in characters. */
const MAX_SYMBOL = 12

/**
 * The tokens of an account on its network, the network's own coin first.
 *
 * @internal
 * @fires {CustomEvent<{ token: Token }>} w3m-token-choose - A row was pressed; only while `choosable`.
 */
@element('w3m-token-list')
export class W3mTokenList extends W3mElement {
  static override styles = reset

  /** The account's namespace. */
  @property() namespace: ChainNamespace = 'eip155'

  /** Rows can be pressed. */
  @property({ type: Boolean }) choosable = false

  /** One of the tokens, which is marked while `choosable`. */
  @property({ attribute: false }) chosen: Token | undefined

  /** Shows only tokens whose name, symbol or contract contains this text. */
  @property() query = ''

  constructor() {
    super()
    new ListViewer(this, { list: () => tokensOf(this.namespace), load: options => this.#load(options) })
    new FocusKeeper(this, () => this.renderRoot.querySelector('w3m-ui-virtual-list'))
  }

  protected override render() {
    const network = networkOf(this.namespace)
    if (!network || network.unsupported) return nothing
    const list = tokensOf(this.namespace)
    const found = list.items.filter(token => this.#fits(token))
    return html`${tokensStatus(this.namespace)} ${found.length ? this.#rows(list, found, network) : nothing}
    ${isFirstLoad(list) ? this.#waiting(list.items.length) : nothing}
    ${list.status === 'ready' && !list.items.length ? this.#empty(network) : nothing}
    ${this.choosable ? this.#outcome(list.items.length > 0 && !found.length && !isFirstLoad(list)) : nothing}`
  }

  #rows({ items }: ListState<Token>, found: readonly Token[], network: CaipNetwork) {
    const alike = imitations(items, network)
    const rows = found.map(token => ({
      key: token.address ?? '',
      height: ROW,
      render: () => this.#row(token, network, alike.has(token)),
    }))
    return html`<w3m-ui-virtual-list
      label=${t('account.tab.tokens')}
      .look=${LOOK}
      .rows=${rows}
    ></w3m-ui-virtual-list>`
  }

  #row(token: Token, network: CaipNetwork, imitates: boolean) {
    const locale = figureLocale()
    const symbol = cleanLabel(token.symbol, MAX_SYMBOL) ?? ''
    const unasked = !token.address && !token.amount && skipsBalance(network)
    const text = unasked ? TESTNET_BALANCE : formatAmount(token.amount, token.decimals)
    const full = formatBalance(text, QUANTITY_DECIMALS, locale)
    const figure = shortBalance(text, locale)
    const amount = amountWithUnit(figure, symbol)
    const [fiat, wholeFiat] = [shortFiat(token.value, locale), formatFiat(token.value, locale)]
    const whole = [fiat === wholeFiat ? '' : wholeFiat, figure === full ? '' : full].filter(Boolean).join(' · ')
    const priced = token.price > 0 || token.value > 0
    const detail = token.address ? (imitates ? truncateAddress(token.address) : symbol) : cleanLabel(network.name)
    const parts = html`${token.address
        ? holdingPicture(token.iconUrl, token.symbol)
        : html`<w3m-network-picture .network=${network}></w3m-network-picture>`}
      <span class="text ${token.address && imitates ? 'whole' : ''}">
        <span class="line"><bdi>${cleanLabel(token.name) ?? symbol}</bdi></span>
        <span class="detail" title=${token.address ?? ''}><bdi>${detail}</bdi></span>
      </span>
      <span class="end" title=${whole || nothing}>
        <span class="line">${priced ? html`<bdi dir="ltr"><bdi>${fiat}</bdi></bdi>` : amount}</span>
        ${priced ? html`<span class="detail">${amount}</span>` : nothing}
      </span>`
    if (!this.choosable) return html`<div class="row">${parts}</div>`
    const choose = (): unknown => this.emit('w3m-token-choose', { token })
    const isChosen = this.chosen !== undefined && this.chosen.address === token.address
    const mark = isChosen ? html`<w3m-ui-icon class="check" name="check"></w3m-ui-icon>` : nothing
    return html`<button class="row" aria-current=${isChosen} @click=${choose}>${parts}${mark}</button>`
  }

  #fits({ name, symbol, address = '' }: Token): boolean {
    const query = this.query.trim().toLowerCase()
    return !query || [name, symbol, address].some(text => text.toLowerCase().includes(query))
  }

  #outcome(isMissing: boolean) {
    const query = this.query.trim()
    return searchOutcome(
      isMissing ? { label: t('tokens.none.title'), detail: t('tokens.none.text', { query }) } : undefined,
    )
  }

  /** Placeholders, fewer by the tokens that are already known, such as the chain's coin. */
  #waiting(known: number) {
    return html`<div role="status" aria-label=${t('tokens.loading')}>
      ${[1, 2, 3].slice(known).map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
    </div>`
  }

  #empty(network: CaipNetwork) {
    return html`<w3m-ui-empty
      icon="tokens"
      label=${t('account.tokens.empty')}
      detail=${t('account.tokens.empty.text', { network: cleanLabel(network.name) ?? '' })}
      >${canFund(this.namespace)
        ? html`<w3m-ui-button
            slot="action"
            size="small"
            @click=${() => navigate({ view: 'FundWallet', args: undefined })}
            >${t('account.tokens.empty.buy')}</w3m-ui-button
          >`
        : nothing}</w3m-ui-empty
    >`
  }

  #load(options: Parameters<typeof loadTokens>[1]): void {
    report(loadTokens(this.namespace, options), { shown: true })
  }
}
