import { loadedAdapter } from '../../../chains/loaded.js'
import type { ConnectResult } from '../../../chains/ports/wallets.js'
import { type ChainNamespace, toCaipAddress } from '../../../core/caip.js'
import type { Account, AccountState, EmbeddedFacts } from '../../../core/entities/account.js'
import { preferredAccountType } from '../../../core/entities/account-types.js'
import { explorerPage } from '../../../core/links/explorer-page.js'
import { accountsController } from '../../accounts/accounts.js'
import { connectorsController } from '../connectors.js'
import { connectionsController } from '../connections.js'
import { networksController } from '../../networks/networks.js'
import { optionsController } from '../../shell/options.js'
import { readAccount } from './read-account.js'
import { rememberConnection, storedAccountTypes } from './remember-connection.js'

/** An account's address-related fields on its network. */
export function addressFields(
  namespace: ChainNamespace,
  address: string,
): Pick<AccountState, 'address'> & Partial<Pick<AccountState, 'caipAddress' | 'addressExplorerUrl'>> {
  const network = networksController.state.active[namespace]
  const url = explorerPage(network, 'address', address)
  return {
    address,
    ...(network ? { caipAddress: toCaipAddress(network.caipNetworkId, address) } : {}),
    ...(url ? { addressExplorerUrl: url } : {}),
  }
}

/**
 * Activates the first of a wallet's accounts and remembers the connection. Unless the address is the same (`keep`),
 * nothing of the previous account stays on screen.
 */
export function showAccounts(
  namespace: ChainNamespace,
  connectorId: string,
  accounts: readonly Account[],
  {
    keep = false,
    wallet,
    embedded,
  }: {
    readonly keep?: boolean
    readonly wallet?: ConnectResult['wallet']
    readonly embedded?: EmbeddedFacts | undefined
  } = {},
): void {
  const [first] = accounts
  if (!first) return
  const known = connectionsController.list(namespace).find(connection => connection.connectorId === connectorId)
  const connector = connectorsController.find(connectorId, namespace)
  // a connector for many wallets uses the name of the wallet behind it
  const own = connector?.type === 'WALLET_CONNECT' ? known : undefined
  const name = wallet?.name ?? own?.name ?? connector?.name ?? known?.name ?? connectorId
  const icon = wallet?.icon ?? own?.icon ?? connector?.imageUrl ?? connector?.info?.icon ?? known?.icon
  const rdns = connector?.info?.rdns
  const type = wallet?.type ?? connector?.type
  const before = accountsController.account(namespace)
  const fields: Partial<AccountState> = {
    status: 'connected',
    ...addressFields(namespace, first.address),
    allAccounts: accounts,
    connectedWalletInfo: {
      name,
      ...(icon ? { icon } : {}),
      ...(rdns ? { rdns } : {}),
      ...(type ? { type } : {}),
    },
    preferredAccountType:
      first.type ??
      preferredAccountType(namespace, storedAccountTypes(), optionsController.state.options.defaultAccountTypes ?? {}),
    currentTab: before.currentTab,
    ...embedded,
  }
  if (keep) accountsController.patch(namespace, fields)
  else accountsController.replace(namespace, fields)
  loadedAdapter(namespace)?.wallets?.connector(connectorId)?.choose?.(first.address)
  const network = networksController.state.active[namespace]
  rememberConnection(namespace, {
    connectorId,
    name,
    ...(icon ? { icon } : {}),
    accounts,
    ...(network && !network.unsupported ? { caipNetworkId: network.caipNetworkId } : {}),
  })
  if (keep) return
  readAccount(namespace)
}
