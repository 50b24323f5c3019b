import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, isChainNamespace } from '../../core/caip.js'
import type { ConnectionStatus } from '../../core/entities/account.js'
import type { Connection } from '../../core/entities/connection.js'
import { type AccountTypes, isAccountType } from '../../core/entities/account-types.js'
import { accept, listOf, mapOf } from '../readers.js'
import { readConnections, readId } from './entry-schemas.js'
import { NAMES, chosenNetworkName, connectorIdName, missingWalletName } from './names.js'
import { type StorageKey, id, none, row, unique } from './storage-key.js'

const STATUSES: readonly string[] = ['connected', 'disconnected', 'connecting', 'reconnecting']
const isStatus = (value: unknown): value is ConnectionStatus => typeof value === 'string' && STATUSES.includes(value)

const networkId = (name: string): StorageKey<CaipNetworkId | undefined> =>
  row(name, 'text', accept(isCaipNetworkId), undefined)

/** The connected connector's id of one namespace. */
export const connectorIdKey = (namespace: ChainNamespace): StorageKey<string | undefined> =>
  id(connectorIdName(namespace))

/** The network that was chosen in one namespace while no wallet was connected there. */
export const chosenNetworkKey = (namespace: ChainNamespace): StorageKey<CaipNetworkId | undefined> =>
  networkId(chosenNetworkName(namespace))

/** The stored connector of one namespace, if its wallet did not appear on the last visit. */
export const missingWalletKey = (namespace: ChainNamespace): StorageKey<string | undefined> =>
  id(missingWalletName(namespace))

/**
 * The stored connection data; separate from the rest of the table because it is needed as soon as a wallet connects.
 */
export const CONNECTION_KEYS = {
  activeNamespace: row<ChainNamespace | undefined>(
    '@appkit/active_namespace',
    'text',
    accept(isChainNamespace),
    undefined,
  ),
  activeNetworkId: networkId(NAMES.activeNetworkId),
  connectedNamespaces: row<readonly ChainNamespace[]>(
    NAMES.connectedNamespaces,
    'list',
    unique(accept(isChainNamespace)),
    none,
  ),
  connectionStatus: row<ConnectionStatus>(NAMES.connectionStatus, 'text', accept(isStatus), 'disconnected'),
  connections: row<Readonly<Partial<Record<ChainNamespace, readonly Connection[]>>>>(
    '@appkit/connections',
    'json',
    mapOf(isChainNamespace, readConnections),
    {},
  ),
  disconnectedConnectorIds: row<Readonly<Partial<Record<ChainNamespace, readonly string[]>>>>(
    '@appkit/disconnected_connector_ids',
    'json',
    mapOf(isChainNamespace, () => listOf(readId)),
    {},
  ),
  /** The topic of the WalletConnect session: tabs notice by it that another tab has paired again. */
  session: id('@appkit/connected_session'),
  preferredAccountTypes: row<AccountTypes>(
    '@appkit/preferred_account_types',
    'json',
    mapOf(isChainNamespace, () => accept(isAccountType)),
    {},
  ),
} as const
