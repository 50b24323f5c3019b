import { type PropertyValues, css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { networkOf } from '../../controllers/derived/active.js'
import { holderOf } from '../../controllers/derived/holder.js'
import { nftsOf } from '../../controllers/derived/holdings.js'
import { loadTransactions } from '../../controllers/flows/load-transactions.js'
import { report } from '../../controllers/flows/report.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Nft } from '../../core/entities/nft.js'
import { t } from '../../core/i18n/t.js'
import { isFirstLoad } from '../../core/list.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-button.js'
import '../ui/w3m-ui-virtual-list.js'
import { W3mElement, element } from '../w3m-element.js'
import { holdingPicture } from './holding-picture.js'
import { historyEmpty } from './history-empty.js'
import './w3m-list-status.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-nft-grid': W3mNftGrid
  }
}

const LOOK = [
  css`
    .pair {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--w3m-space-2);
      block-size: 100%;
      padding-block-end: var(--w3m-space-2);
    }
    figure {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      overflow: hidden;
      border-radius: var(--w3m-radius-4);
      background: var(--w3m-color-raised);
    }
    w3m-ui-picture {
      inline-size: 100%;
      block-size: 100%;
      border-radius: 0;
    }
    figcaption {
      overflow: hidden;
      padding: var(--w3m-space-2) var(--w3m-space-3);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    figcaption bdi {
      display: block;
      overflow: hidden;
      text-align: match-parent;
      text-overflow: ellipsis;
    }
  `,
]
/** Height of a row of two cards, in px. */
const ROW = 208

const inPairs = (nfts: readonly Nft[]): readonly (readonly Nft[])[] =>
  nfts.flatMap((nft, index) => (index % 2 ? [] : [[nft, ...nfts.slice(index + 1, index + 2)]]))

/**
 * The NFTs of an account on its network, two in a row, as far as its history tells of them.
 *
 * @internal
 */
@element('w3m-nft-grid')
export class W3mNftGrid extends W3mElement {
  static override styles = [
    reset,
    css`
      .wait {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--w3m-space-2);
      }
      .wait i {
        block-size: 200px; /* a row without the gap below it */
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
      .more {
        display: block;
        margin-block-start: var(--w3m-space-2);
        text-align: center;
      }
    `,
  ]

  /** Whose NFTs. */
  @property() namespace: ChainNamespace = 'eip155'

  #owner: string | undefined

  protected override updated(_changed: PropertyValues): void {
    const owner = holderOf(this.namespace)?.owner
    if (owner === this.#owner) return
    this.#owner = owner
    queueMicrotask(() => this.#load())
  }

  protected override render() {
    const network = networkOf(this.namespace)
    if (!network || network.unsupported) return nothing
    const list = nftsOf(this.namespace)
    const { status, items, next } = list
    return html`<w3m-list-status
        status=${status === 'partial' ? 'ready' : status}
        failed=${t('nfts.failed')}
        @w3m-list-retry=${() => this.#load({ force: true })}
      ></w3m-list-status>
      ${isFirstLoad(list) ? this.#waiting() : nothing} ${items.length ? this.#cards(items) : nothing}
      ${!items.length && (status === 'ready' || status === 'unavailable')
        ? historyEmpty('nfts', status, network)
        : nothing}
      ${next ? this.#more(status === 'loading') : nothing}`
  }

  #cards(nfts: readonly Nft[]) {
    const rows = inPairs(nfts).map(pair => ({
      height: ROW,
      render: () => html`<div class="pair">${pair.map(nft => this.#card(nft))}</div>`,
    }))
    return html`<w3m-ui-virtual-list
      label=${t('account.tab.nfts')}
      most=${ROW * 2}
      .look=${LOOK}
      .rows=${rows}
      @w3m-list-end=${() => this.#load({ more: true })}
    ></w3m-ui-virtual-list>`
  }

  #card({ name, imageUrl }: Nft) {
    return html`<figure>
      ${holdingPicture(imageUrl, name, { round: false })}
      <figcaption title=${name}><bdi>${name}</bdi></figcaption>
    </figure>`
  }

  #more(loading: boolean) {
    return html`<w3m-ui-button class="more" size="small" ?loading=${loading} @click=${() => this.#load({ more: true })}
      >${t('nfts.more')}</w3m-ui-button
    >`
  }

  #waiting() {
    return html`<div class="wait" role="status" aria-label=${t('nfts.loading')}><i></i><i></i></div>`
  }

  #load(options: Parameters<typeof loadTransactions>[1] = {}): void {
    if (this.isConnected) report(loadTransactions(this.namespace, options), { shown: true })
  }
}
