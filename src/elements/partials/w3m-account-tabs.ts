import { features } from '../../controllers/derived/features.js'
import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { accountsController } from '../../controllers/accounts.js'
import { accountOf, networkOf } from '../../controllers/derived/active.js'
import { formatBalance } from '../../core/amount.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { AccountTab } from '../../core/entities/account.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { currentLocale, t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/label.js'
import { reset } from '../../styles/reset.js'
import type { IconName } from '../ui/icons.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-tabs.js'
import { W3mElement, element } from '../w3m-element.js'
import { accountTabs } from './account-tabs.js'
import './w3m-network-picture.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-account-tabs': W3mAccountTabs
  }
}

const ICONS: Readonly<Record<AccountTab, IconName>> = { tokens: 'tokens', nfts: 'image', activity: 'clock' }

/**
 * Tokens, NFTs and activity of an account, as far as its family has them.
 *
 * @internal
 */
@element('w3m-account-tabs')
export class W3mAccountTabs extends W3mElement {
  static override styles = [
    reset,
    css`
      .row {
        display: flex;
        align-items: center;
        gap: var(--w3m-space-3);
        min-block-size: 56px;
        padding-inline: var(--w3m-space-2) var(--w3m-space-3);
        font-size: var(--w3m-text-large);
        line-height: 1.3;
      }
      .text {
        flex: 1;
        min-inline-size: 0;
      }
      .text > *,
      .amount {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .amount {
        flex: 0 1 auto;
        max-inline-size: 60%;
      }
      .detail {
        color: var(--w3m-color-secondary);
        font-size: var(--w3m-text-small);
      }
    `,
  ]

  /** Whose account. */
  @property() namespace: ChainNamespace = 'eip155'

  protected override render() {
    const tabs = accountTabs(this.namespace, features.get())
    const [first] = tabs
    if (!first) return nothing
    const { currentTab } = accountOf(this.namespace)
    const selected = tabs.includes(currentTab) ? currentTab : first
    return html`<w3m-ui-tabs
      label=${t('account.tabs')}
      selected=${selected}
      .tabs=${tabs.map(id => ({ id, label: t(`account.tab.${id}`) }))}
      @w3m-tab-select=${({ detail }: CustomEvent<{ id: string }>) => this.#select(tabs, detail.id)}
    >
      ${this.#panel(selected)}
    </w3m-ui-tabs>`
  }

  #panel(tab: AccountTab) {
    const network = networkOf(this.namespace)
    if (tab === 'tokens' && network && !network.unsupported) return this.#native(network)
    return html`<w3m-ui-empty
      icon=${ICONS[tab]}
      label=${t(`account.${tab}.empty`)}
      detail=${network && !network.unsupported
        ? t(`account.${tab}.empty.text`, { network: cleanLabel(network.name) ?? '' })
        : ''}
    ></w3m-ui-empty>`
  }

  /** The native balance is the first token. */
  #native(network: CaipNetwork) {
    const { balance, balanceSymbol, balanceStatus } = accountOf(this.namespace)
    const symbol = cleanLabel(balanceSymbol ?? network.nativeCurrency.symbol, 12) ?? ''
    const known = balance !== undefined && balanceStatus !== 'failed'
    return html`<ul>
      <li class="row">
        <w3m-network-picture .network=${network}></w3m-network-picture>
        <span class="text">
          <span>${cleanLabel(network.nativeCurrency.name) ?? symbol}</span>
          <span class="detail">${cleanLabel(network.name) ?? ''}</span>
        </span>
        <span class="amount"><bdi>${known ? formatBalance(balance, 3, currentLocale()) : '–'}</bdi> ${symbol}</span>
      </li>
    </ul>`
  }

  #select(tabs: readonly AccountTab[], id: string): void {
    const currentTab = tabs.find(tab => tab === id)
    if (currentTab) accountsController.patch(this.namespace, { currentTab })
  }
}
