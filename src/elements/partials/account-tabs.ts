import type { ChainNamespace } from '../../core/caip.js'
import { ACCOUNT_TABS, type AccountTab } from '../../core/entities/account.js'
import type { Features } from '../../core/features.js'

/** Families whose accounts can be listed in a tab (SPEC 6: balances on EVM and Solana, activity on EVM). */
const FAMILIES: Readonly<Record<AccountTab, readonly ChainNamespace[]>> = {
  tokens: ['eip155', 'solana'],
  nfts: ['eip155'],
  activity: ['eip155'],
}

/** The tabs of an account, in SPEC's order (SPEC 2). */
export const accountTabs = (namespace: ChainNamespace, features: Features): readonly AccountTab[] =>
  ACCOUNT_TABS.filter(tab => FAMILIES[tab].includes(namespace) && (tab !== 'activity' || features.activity))
