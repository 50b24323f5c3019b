import { css, html, nothing } from 'lit'

import { nftsOf } from '../../controllers/activity/activity.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import type { HeldNft } from '../../core/entities/token.js'
import { t } from '../../core/i18n/t.js'
import type { ListState } from '../../core/list/list.js'
import { reset } from '../../styles/reset.js'
import { element } from '../base/w3m-element.js'
import { HistoryList, historyStyles } from '../activity/history-list.js'
import { holdingPicture } from '../accounts/holding-picture.js'
import './texts.js'

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
      display: flex;
      gap: var(--w3m-space-2);
      overflow: hidden;
      padding: var(--w3m-space-2) var(--w3m-space-3);
      white-space: nowrap;
    }
    figcaption bdi {
      flex: 0 1 auto;
      overflow: hidden;
      text-align: -webkit-match-parent; /* Chromium supports only this */
      text-align: match-parent;
      text-overflow: ellipsis;
    }
    figcaption .copies {
      flex: none;
      color: var(--w3m-color-secondary);
    }
  `,
]
/** Height of a row of two cards, in px. */
const ROW = 208

const inPairs = (nfts: readonly HeldNft[]): readonly (readonly HeldNft[])[] =>
  nfts.flatMap((nft, index) => (index % 2 ? [] : [[nft, ...nfts.slice(index + 1, index + 2)]]))

/**
 * The NFTs of an account on its network, two per row, as far as known from its history.
 *
 * @internal
 */
@element('w3m-nft-grid')
export class W3mNftGrid extends HistoryList<HeldNft> {
  static override styles = [
    reset,
    historyStyles,
    css`
      .wait {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: var(--w3m-space-2);
      }
      .shape {
        block-size: 200px; /* a row without the gap below it */
        border-radius: var(--w3m-radius-4);
        background: var(--w3m-color-raised);
      }
    `,
  ]

  protected override readonly kind = 'nfts'

  protected override list(): ListState<HeldNft> {
    return nftsOf(this.namespace)
  }

  protected override drawn(nfts: readonly HeldNft[]) {
    const rows = inPairs(nfts).map(pair => ({
      height: ROW,
      render: () => html`<div class="pair">${pair.map(nft => this.#card(nft))}</div>`,
    }))
    return html`<w3m-ui-virtual-list
      label=${t('account.tab.nfts')}
      most=${ROW * 2}
      .look=${LOOK}
      .rows=${rows}
      @w3m-list-end=${() => this.load({ more: true })}
    ></w3m-ui-virtual-list>`
  }

  #card({ name, imageUrl, copies }: HeldNft) {
    return html`<figure>
      ${holdingPicture(imageUrl, name, { round: false })}
      <figcaption title=${name}>
        <bdi>${name}</bdi>${copies > 1
          ? html` <bdi class="copies">×${new Intl.NumberFormat(figureLocale()).format(copies)}</bdi>`
          : nothing}
      </figcaption>
    </figure>`
  }

  protected override waiting() {
    return html`<div class="wait" role="status" aria-label=${t('nfts.loading')}>
      <span class="shape"></span><span class="shape"></span>
    </div>`
  }
}
