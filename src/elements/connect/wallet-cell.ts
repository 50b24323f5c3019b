import { type TemplateResult, html, nothing } from 'lit'

import { t } from '../../core/i18n/t.js'
import { cleanLabel } from '../../core/text/label.js'
import type { WalletRow } from '../../controllers/wallets/rules.js'
import '../ui/w3m-ui-icon.js'
import '../ui/w3m-ui-picture.js'
import { walletPicture } from '../wallets/wallet-picture-source.js'
import './texts.js'
import '../wallets/texts.js'

/** A cell's data about its grid. */
export interface CellPlace {
  readonly index: number
  readonly column: number
  /** It is the cell in the tab order. */
  readonly isStop: boolean
  readonly disabled: boolean
  readonly choose: () => void
}

/** A wallet in the grid. `data-wallet-id` and `data-rdns` identify it, for tests. */
export function walletCell(row: WalletRow, { index, column, isStop, disabled, choose }: CellPlace): TemplateResult {
  const { id, rdns, wallet, connectors, installed } = row
  const name = cleanLabel(row.name) ?? t('connect.unnamed')
  const certified = wallet?.badge_type === 'certified'
  const { src = '', pending = false } = walletPicture({ connector: connectors[0], wallet })
  const said = [...(installed ? [t('connect.installed')] : []), ...(certified ? [t('all.certified')] : [])]
  return html`<div role="gridcell" aria-colindex=${column + 1}>
    <button
      class="cell"
      data-wallet-id=${id}
      data-rdns=${rdns ?? nothing}
      data-index=${index}
      tabindex=${isStop ? '0' : '-1'}
      ?disabled=${disabled}
      @click=${choose}
    >
      <span class="art">
        <w3m-ui-picture size="56" name=${name} src=${src} ?pending=${pending}></w3m-ui-picture>
        ${installed ? html`<span class="mark"></span>` : nothing}
        ${certified ? html`<w3m-ui-icon class="certified" name="check"></w3m-ui-icon>` : nothing}
      </span>
      <span class="name"
        ><span class="text">${name}</span>${said.map(text => html`<span class="said">, ${text}</span>`)}</span
      >
    </button>
  </div>`
}

/** A placeholder for a wallet. */
export const skeletonCell = (): TemplateResult =>
  html`<div class="cell" aria-hidden="true"><span class="shape picture"></span><span class="shape line"></span></div>`
