import { css, html, nothing } from 'lit'
import { property } from 'lit/decorators.js'

import { accountsController } from '../../controllers/accounts/accounts.js'
import { accountOf, networkOf } from '../../controllers/accounts/active.js'
import { features } from '../../controllers/shell/features.js'
import { report } from '../../controllers/shell/report.js'
import { track } from '../../controllers/shell/analytics/track.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { AccountTab } from '../../core/entities/account.js'
import { t } from '../../core/i18n/t.js'
import { type Lazy, lazy } from '../../core/lazy.js'
import { reset } from '../../styles/reset.js'
import '../ui/w3m-ui-skeleton.js'
import '../ui/w3m-ui-tabs.js'
import { CodeLoader } from '../base/code-loader.js'
import { W3mElement, element } from '../base/w3m-element.js'
import { accountTabs } from './account-tabs.js'
import '../holdings/texts.js'
import '../activity/texts.js'

declare global {
  interface HTMLElementTagNameMap {
    'w3m-account-tabs': W3mAccountTabs
  }
}

/** The lists load once the account is shown, each when first viewed. */
const LISTS: Readonly<Record<AccountTab, Lazy<unknown>>> = {
  tokens: lazy(() => import('../holdings/w3m-token-list.js')),
  nfts: lazy(() => import('../holdings/w3m-nft-grid.js')),
  activity: lazy(() => import('../activity/w3m-activity-list.js')),
}

/**
 * Tokens, NFTs and activity of an account, if its family supports them.
 *
 * @internal
 */
@element('w3m-account-tabs')
export class W3mAccountTabs extends W3mElement {
  static override styles = [
    reset,
    css`
      .panel {
        min-block-size: 56px;
      }
    `,
  ]

  /** The account's namespace. */
  @property() namespace: ChainNamespace = 'eip155'

  #loaded: AccountTab | undefined
  readonly #loader = new CodeLoader(this)

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#loaded = undefined
  }

  protected override updated(): void {
    const tab = this.#selected()
    if (!tab || tab === this.#loaded) return
    this.#loaded = tab
    report(this.#loader.load(LISTS[tab]))
  }

  protected override render() {
    const tabs = accountTabs(this.namespace, features.get())
    const selected = this.#selected()
    if (!selected) return nothing
    return html`<w3m-ui-tabs
      label=${t('account.tabs')}
      selected=${selected}
      .tabs=${tabs.map(id => ({ id, label: t(`account.tab.${id}`) }))}
      @w3m-tab-select=${({ detail }: CustomEvent<{ id: string }>) => this.#select(tabs, detail.id)}
    >
      <div class="panel">${networkOf(this.namespace)?.unsupported ? nothing : this.#list(selected)}</div>
    </w3m-ui-tabs>`
  }

  /** Until its code has loaded, a list shows its light DOM content. */
  #list(tab: AccountTab) {
    const wait = [1, 2, 3].map(() => html`<w3m-ui-skeleton shape="row"></w3m-ui-skeleton>`)
    const { namespace } = this
    if (tab === 'tokens') return html`<w3m-token-list namespace=${namespace}>${wait}</w3m-token-list>`
    if (tab === 'nfts') return html`<w3m-nft-grid namespace=${namespace}>${wait}</w3m-nft-grid>`
    return html`<w3m-activity-list namespace=${namespace}>${wait}</w3m-activity-list>`
  }

  #selected(): AccountTab | undefined {
    const tabs = accountTabs(this.namespace, features.get())
    const { currentTab } = accountOf(this.namespace)
    return tabs.includes(currentTab) ? currentTab : tabs[0]
  }

  #select(tabs: readonly AccountTab[], id: string): void {
    const currentTab = tabs.find(tab => tab === id)
    if (!currentTab) return
    accountsController.patch(this.namespace, { currentTab })
    if (currentTab === 'activity') track('CLICK_TRANSACTIONS', undefined)
  }
}
