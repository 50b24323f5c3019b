import { isSameAddress } from '../../../core/address.js'
import type { CaipNetworkId, ChainNamespace } from '../../../core/caip.js'
import { parseCaipNetworkId } from '../../../core/caip.js'
import type { Account } from '../../../core/entities/account.js'
import type { RelaySession } from '../../../services/relay/session.js'
import { OTHER_IDS } from './methods.js'

/** The one wallet that accepts every network, whatever its session says (WIRE 4.5). */
const TAKES_ALL = 'MetaMask Wallet'

/** The usual id of a network with an alternative id in wallets. */
export const usualId = (id: CaipNetworkId): CaipNetworkId =>
  Object.keys(OTHER_IDS).find((usual): usual is CaipNetworkId => OTHER_IDS[usual] === id) ?? id

/** The networks of a namespace that the wallet approved (WIRE 4.5). */
export const approvedNetworks = ({ chains }: RelaySession, namespace: ChainNamespace): readonly CaipNetworkId[] => [
  ...new Set(chains.filter(id => parseCaipNetworkId(id)?.namespace === namespace).map(usualId)),
]

/** Whether the wallet can be asked for any network: it adds unknown ones (WIRE 4.5). */
export const supportsAllNetworks = ({ peer, methods }: RelaySession, namespace: ChainNamespace): boolean =>
  namespace === 'eip155' && (peer.name === TAKES_ALL || (methods.eip155?.includes('wallet_addEthereumChain') ?? false))

/** The accounts of a namespace, each address once, those on the given network first. */
export function accountsOn(
  { accounts }: RelaySession,
  namespace: ChainNamespace,
  caipNetworkId: CaipNetworkId | undefined,
): readonly Account[] {
  const own = accounts.filter(account => account.namespace === namespace)
  const here = own.filter(account => usualId(account.caipNetworkId) === caipNetworkId)
  const addresses = new Map([...here, ...own].map(({ address }) => [keyOf(namespace, address), address]))
  return [...addresses.values()].map(address => ({ address }))
}

/**
 * Orders known accounts for a network of their namespace: those that the session lists only on other networks come last.
 * Families such as Cosmos write an account's address differently on each chain.
 */
export function orderFor(
  caipNetworkId: CaipNetworkId,
  known: readonly Account[],
  { accounts }: RelaySession,
): readonly Account[] {
  const isElsewhere = ({ address }: Account): boolean => {
    const own = accounts.filter(account => isSameAddress(account.namespace, account.address, address))
    return own.length > 0 && !own.some(account => usualId(account.caipNetworkId) === caipNetworkId)
  }
  return [...known.filter(account => !isElsewhere(account)), ...known.filter(isElsewhere)]
}

const keyOf = (namespace: ChainNamespace, address: string): string =>
  namespace === 'eip155' ? address.toLowerCase() : address

/**
 * The initial network: the active one if the wallet approved it, else the site's first approved one, else the wallet's
 * own first, which the site does not list.
 */
export function startOn(
  session: RelaySession,
  namespace: ChainNamespace,
  wanted: readonly CaipNetworkId[],
): CaipNetworkId | undefined {
  const approved = approvedNetworks(session, namespace)
  const [first] = session.accounts.filter(account => account.namespace === namespace)
  const own = first && usualId(first.caipNetworkId)
  return wanted.find(id => approved.includes(id)) ?? own ?? approved[0]
}
