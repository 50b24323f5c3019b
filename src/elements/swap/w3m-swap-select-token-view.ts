import { css, html, nothing } from 'lit'
import { state } from 'lit/decorators.js'

import type { Holder } from '../../controllers/accounts/holder.js'
import { goBack } from '../../controllers/connections/go-back.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { report } from '../../controllers/shell/report.js'
import { routerController } from '../../controllers/shell/router.js'
import { loadSwapTokens, nameSwapToken } from '../../controllers/swap/load-swap-tokens.js'
import { editSwap } from '../../controllers/swap/quote-swap.js'
import { type SwapChoice, type SwapEdit, swapController } from '../../controllers/swap/swap.js'
import { type SwapForm, swapForm } from '../../controllers/swap/swap-form.js'
import { swapTokensController } from '../../controllers/swap/swap-tokens.js'
import { isOwned } from '../../controllers/swap/swappable-tokens.js'
import { isEvmAddress } from '../../core/address.js'
import { formatAmount, formatFiat } from '../../core/amount.js'
import type { SwapToken } from '../../core/entities/swap.js'
import { t } from '../../core/i18n/t.js'
import { QUANTITY_DECIMALS } from '../../core/limits.js'
import { formatBalance, shortBalance } from '../../core/text/format-balance.js'
import { cleanLabel } from '../../core/text/label.js'
import { truncateAddress } from '../../core/text/short-address.js'
import { reset } from '../../styles/reset.js'
import { holdingRow } from '../accounts/holding-row.styles.js'
import { tokenPicture } from '../accounts/token-picture.js'
import { viewStyles } from '../base/view.styles.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { symbolOf } from '../send/send-texts.js'
import { searchOutcome } from '../ui/search-outcome.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-notice.js'
import '../ui/w3m-ui-search.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-virtual-list.js'
import type { VirtualRow } from '../ui/w3m-ui-virtual-list.js'
import { noSwapAccount } from './swap-obstacle.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-swap-select-token-view': W3mSwapSelectTokenView
  }
}

const LOOK = [
  holdingRow,
  css`
    .group {
      display: block;
      padding: var(--w3m-space-2) var(--w3m-space-2) 0;
      color: var(--w3m-color-secondary);
      font-size: var(--w3m-text-small);
    }
  `,
]
/** Height of a row, in px. */
const ROW = 56
/** Height of a group's heading, in px. */
const GROUP = 32

/** The groups without a search: the held tokens, then the listed ones. */
const GROUPS = ['swap.token.held', 'swap.token.popular'] as const
type GroupName = (typeof GROUPS)[number]

/** Whether a name, symbol or contract matches the search. */
const fits = ({ name, symbol, address = '' }: SwapToken, query: string): boolean =>
  !query || [name, symbol, address].some(text => text.toLowerCase().includes(query))

/** The side of the swap whose token is selected. */
function sideOf(): 'source' | 'target' {
  const { view, args } = routerController.route
  return view === 'SwapSelectToken' && args.target === 'toToken' ? 'target' : 'source'
}

/** Whether a choice is a token; one without an address is the chain's own coin. */
const isSame = (choice: SwapChoice | undefined, { address }: SwapChoice): boolean =>
  choice !== undefined && choice.address?.toLowerCase() === address?.toLowerCase()

/**
 * The tokens of the network, to select one side of the swap.
 *
 * @internal
 */
@element('w3m-swap-select-token-view')
export class W3mSwapSelectTokenView extends W3mElement {
  static override styles = [
    reset,
    viewStyles,
    css`
      .waiting {
        display: grid;
        gap: var(--w3m-space-2);
      }
    `,
  ]

  @state() private query = ''

  /** The contract that was entered and is being read, or could not be. */
  @state() private read: { readonly address: string; readonly failed: boolean } | undefined

  protected override render() {
    const form = swapForm()
    if (!form) return noSwapAccount()
    return html`<w3m-ui-search
        label=${t('swap.token.search')}
        .value=${this.query}
        @w3m-field-input=${({ detail }: CustomEvent<{ value: string }>) => this.#search(detail.value)}
      ></w3m-ui-search>
      ${this.#list(form)}`
  }

  #list(form: SwapForm) {
    const { status } = swapTokensController.list(form.holder.network.caipNetworkId)
    const query = this.query.trim().toLowerCase()
    const found = form.tokens.filter(token => fits(token, query))
    const groups = query ? [found] : [found.filter(isOwned), found.filter(token => !isOwned(token))]
    const names: readonly GroupName[] = !query && groups.every(group => group.length) ? GROUPS : []
    const rows = groups.flatMap((group, index): readonly VirtualRow[] => [
      ...names.slice(index, index + 1).map(name => this.#heading(name)),
      ...group.map(token => ({ key: token.address ?? '', height: ROW, render: () => this.#row(token, form) })),
    ])
    const read = this.read?.address === this.query.trim() ? this.read : undefined
    const isReading = read?.failed === false
    const isWaiting = status === 'loading' || isReading
    return html`${status === 'failed' ? this.#failed(form) : nothing}
    ${rows.length
      ? html`<w3m-ui-virtual-list label=${t('swap.token.list')} .look=${LOOK} .rows=${rows}></w3m-ui-virtual-list>`
      : nothing}
    ${isWaiting ? this.#waiting(isReading) : nothing}
    ${searchOutcome(isWaiting || rows.length ? undefined : this.#none(read !== undefined))}`
  }

  #heading(name: GroupName): VirtualRow {
    return { height: GROUP, render: () => html`<span class="group">${t(name)}</span>` }
  }

  #row(token: SwapToken, { holder }: SwapForm) {
    const locale = figureLocale()
    const symbol = symbolOf(token)
    const text = formatAmount(token.amount, token.decimals)
    const full = formatBalance(text, QUANTITY_DECIMALS, locale)
    const figure = shortBalance(text, locale)
    const detail = [symbol, token.address && truncateAddress(token.address), !token.listed && t('swap.token.unlisted')]
    const isChosen = isSame(swapController.state[sideOf()], token)
    return html`<button class="row" aria-current=${isChosen} @click=${() => this.#choose(token)}>
      ${tokenPicture(token, holder.network, '40')}
      <span class="text">
        <span class="line"><bdi>${cleanLabel(token.name) ?? symbol}</bdi></span>
        <span class="detail" title=${token.address ?? ''}><bdi>${detail.filter(Boolean).join(' · ')}</bdi></span>
      </span>
      ${token.amount > 0n
        ? html`<span class="end" title=${figure === full ? nothing : full}>
            <span class="line">${token.value ? formatFiat(token.value, locale) : html`<bdi>${figure}</bdi>`}</span>
            ${token.value ? html`<span class="detail"><bdi>${figure}</bdi></span>` : nothing}
          </span>`
        : nothing}
      ${isChosen ? html`<w3m-ui-icon class="check" name="check"></w3m-ui-icon>` : nothing}
    </button>`
  }

  #waiting(isReading: boolean) {
    return html`<div
      class="waiting"
      role="status"
      aria-label=${isReading ? t('swap.token.reading') : t('swap.token.loading')}
    >
      ${[1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)}
    </div>`
  }

  #failed({ holder }: SwapForm) {
    return html`<w3m-ui-notice variant="error" role="alert">
      ${t('swap.token.failed')}
      <w3m-ui-button slot="action" size="small" @click=${() => report(loadSwapTokens(holder), { shown: true })}
        >${t('swap.retry')}</w3m-ui-button
      >
    </w3m-ui-notice>`
  }

  #none(isFailed: boolean) {
    if (isFailed) return { label: t('swap.token.failed'), detail: t('send.error.unreachable') }
    const query = cleanLabel(this.query, 60) ?? ''
    return { label: t('swap.token.none.title'), detail: t('swap.token.none.text', { query }) }
  }

  /** A contract that is not in the list is read from the chain. */
  #search(value: string): void {
    this.query = value
    const form = swapForm()
    const address = value.trim()
    if (!form || !isEvmAddress(address) || form.tokens.some(token => fits(token, address.toLowerCase()))) return
    report(this.#read(address, form.holder), { shown: true })
  }

  async #read(address: string, holder: Holder): Promise<void> {
    const asked = { address, failed: false }
    this.read = asked
    try {
      await nameSwapToken(address, holder)
      if (this.read === asked) this.read = undefined
    } catch (error) {
      if (this.read === asked) this.read = { address, failed: true }
      throw error
    }
  }

  /** If it is the token of the other side, the two trade places. */
  #choose({ address }: SwapToken): void {
    const { source, target } = swapController.state
    const side = sideOf()
    const [other, own] = side === 'source' ? [target, source] : [source, target]
    const choice = address ? { address } : {}
    const isOther = isSame(other, choice)
    const turned: SwapEdit = side === 'source' ? { target: own } : { source: own }
    editSwap({ [side]: choice, ...(isOther ? turned : {}) })
    goBack()
  }
}
