import type { ChainNamespace } from '../../core/caip.js'
import { ACCOUNT_TABS, type AccountTab } from '../../core/entities/account.js'
import type { Features } from '../../core/features.js'
import { hasActivity, hasBalances } from '../../core/availability.js'

/** Whether a family's accounts can be listed in a tab (SPEC 6). */
const EXISTS: Readonly<Record<AccountTab, (namespace: ChainNamespace) => boolean>> = {
  tokens: hasBalances,
  nfts: hasActivity,
  activity: hasActivity,
}

/** The tabs of an account, in SPEC's order (SPEC 2). */
export const accountTabs = (namespace: ChainNamespace, features: Features): readonly AccountTab[] =>
  ACCOUNT_TABS.filter(tab => EXISTS[tab](namespace) && (tab !== 'activity' || features.activity))
