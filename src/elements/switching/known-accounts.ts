import { accountsController } from '../../controllers/accounts/accounts.js'
import { addressBalancesController } from '../../controllers/accounts/address-balances.js'
import { connectionsController } from '../../controllers/connections/connections.js'
import { connectorsController } from '../../controllers/connections/connectors.js'
import { features } from '../../controllers/shell/features.js'
import type { ConnectionTarget } from '../../core/entities/connection.js'
import { networksController } from '../../controllers/networks/networks.js'
import { isSameAddress, labelOf } from '../../core/address.js'
import { type ChainNamespace, toCaipAddress } from '../../core/caip.js'
import type { ConnectionState } from '../../core/entities/connection.js'
import { cleanLabel } from '../../core/text/label.js'
import type { AccountType } from '../../core/entities/account-types.js'
import { walletLabel } from '../wallets/wallet-label.js'

/** One address of a known connection. */
export interface KnownAccount extends ConnectionTarget {
  readonly state: ConnectionState
  /** The wallet's name. */
  readonly wallet: string
  readonly icon: string | undefined
  readonly address: string
  readonly type?: AccountType | undefined
  /** The site's label for the address. */
  readonly label?: string | undefined
  /** Exact decimal string in whole units, with its symbol. */
  readonly balance?: { readonly balance: string; readonly symbol: string; readonly timestamp?: number } | undefined
}

/** Identifies an entry. */
export const keyOf = ({ namespace, connectorId, address }: KnownAccount): string =>
  `${namespace}:${connectorId}:${address}`

/**
 * Every known address of a namespace except the active one, the active wallet's own first; only those if multiple
 * wallets are off.
 */
export function knownAccounts(namespace: ChainNamespace): readonly KnownAccount[] {
  const active = connectionsController.activeConnectorId(namespace)
  const { address: shown, allAccounts, addressLabels } = accountsController.account(namespace)
  const states: readonly ConnectionState[] = features.get().multiWallet
    ? ['connected', 'active', 'disconnected']
    : ['connected']
  return connectionsController.inState(namespace, ...states).flatMap(({ connectorId, accounts, name, icon }) => {
    const connector = connectorsController.find(connectorId, namespace)
    const all = connectorId === active ? allAccounts : accounts
    return all
      .filter(({ address }) => connectorId !== active || !shown || !isSameAddress(namespace, address, shown))
      .map(({ address, type }) => ({
        namespace,
        connectorId,
        address,
        type,
        state: connectionsController.stateOf(namespace, connectorId),
        wallet: walletLabel(connectorId, connector?.name ?? name),
        icon: connector?.imageUrl ?? connector?.info?.icon ?? icon,
        label: cleanLabel(labelOf(namespace, addressLabels, address)),
        balance: balanceOf(namespace, address),
      }))
  })
}

function balanceOf(namespace: ChainNamespace, address: string): KnownAccount['balance'] {
  const network = networksController.state.active[namespace]
  return network && addressBalancesController.balance(toCaipAddress(network.caipNetworkId, address))
}
