import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { tokensOf } from '../../controllers/holdings/held-tokens.js'
import { loadIdentity } from '../../controllers/accounts/load-identity.js'
import { loadTokens } from '../../controllers/holdings/load-tokens.js'
import { report } from '../../controllers/shell/report.js'
import { formatFiat } from '../../core/amount.js'
import type { ChainNamespace } from '../../core/caip.js'
import { t } from '../../core/i18n/t.js'
import { isStale } from '../../core/list/list.js'
import { portfolioTotal } from '../../core/tokens.js'
import { reset } from '../../styles/reset.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { ListViewer } from '../accounts/list-viewer.js'
import './texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-portfolio-total': W3mPortfolioTotal
  }
}

/**
 * The total value of an account's holdings on its network; empty while no price is known. It appears after the account,
 * and loads its tokens and its name.
 *
 * @internal
 */
@element('w3m-portfolio-total')
export class W3mPortfolioTotal extends W3mElement {
  static override styles = [
    reset,
    css`
      :host {
        color: var(--w3m-color-secondary);
        text-align: center;
      }
    `,
  ]

  /** The account's namespace. */
  @property() namespace: ChainNamespace = 'eip155'

  constructor() {
    super()
    new ListViewer(this, { list: () => tokensOf(this.namespace), load: options => this.#load(options) })
  }

  protected override render() {
    const list = tokensOf(this.namespace)
    const total = portfolioTotal(list.items)
    if (total === undefined) return nothing
    const figure = formatFiat(total, figureLocale())
    return html`<bdi>${t(isStale(list) ? 'account.total.stale' : 'account.total', { total: figure })}</bdi>`
  }

  #load(options: Parameters<typeof loadTokens>[1]): void {
    report(loadTokens(this.namespace, options), { shown: true })
    report(loadIdentity(this.namespace), { shown: true })
  }
}
