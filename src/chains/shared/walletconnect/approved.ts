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

/** Families in which an account has one address on every network. */
const ONE_ADDRESS: readonly ChainNamespace[] = ['eip155', 'solana']

/**
 * The networks of a namespace that the wallet approved (WIRE 4.5). In families that write an address differently on each
 * network, only those with an account: the wallet can do nothing on the others.
 */
export function approvedNetworks(
  { accounts, chains }: RelaySession,
  namespace: ChainNamespace,
): readonly CaipNetworkId[] {
  const usable = ONE_ADDRESS.includes(namespace) ? chains : accounts.map(({ caipNetworkId }) => caipNetworkId)
  return [...new Set(usable.filter(id => parseCaipNetworkId(id)?.namespace === namespace).map(usualId))]
}

/** Whether the wallet can be asked for any network: it adds unknown ones (WIRE 4.5). */
export const supportsAllNetworks = ({ peer, methods }: RelaySession, namespace: ChainNamespace): boolean =>
  namespace === 'eip155' && (peer.name === TAKES_ALL || (methods.eip155?.includes('wallet_addEthereumChain') ?? false))

/** Whether an account of one network of a namespace is one of another network of it too. */
export const isSameOn = (namespace: ChainNamespace, its: CaipNetworkId, other: CaipNetworkId | undefined): boolean =>
  ONE_ADDRESS.includes(namespace) ? parseCaipNetworkId(its)?.namespace === namespace : usualId(its) === other

/**
 * The accounts of a namespace, each address once, those on the given network first. In families that write an address
 * differently on each network, they are those on the given network alone, if the session lists any.
 */
export function accountsOn(
  { accounts }: RelaySession,
  namespace: ChainNamespace,
  caipNetworkId: CaipNetworkId | undefined,
): readonly Account[] {
  const own = accounts.filter(account => account.namespace === namespace)
  const here = own.filter(account => usualId(account.caipNetworkId) === caipNetworkId)
  const others = here.length && !ONE_ADDRESS.includes(namespace) ? [] : own
  const addresses = new Map([...here, ...others].map(({ address }) => [keyOf(namespace, address), address]))
  return [...addresses.values()].map(address => ({ address }))
}

/**
 * The accounts of a namespace on its next network: those known, first the ones that the session does not list only
 * elsewhere. In families that write an address differently on each network, they are the session's own on that network.
 */
export function accountsAfterMove(
  caipNetworkId: CaipNetworkId,
  known: readonly Account[],
  session: RelaySession,
): readonly Account[] {
  const { accounts } = session
  const isHere = (account: { readonly caipNetworkId: CaipNetworkId }): boolean =>
    usualId(account.caipNetworkId) === caipNetworkId
  const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
  if (namespace && !ONE_ADDRESS.includes(namespace) && accounts.some(isHere))
    return accountsOn(session, namespace, caipNetworkId)
  const isElsewhere = ({ address }: Account): boolean => {
    const own = accounts.filter(account => isSameAddress(account.namespace, account.address, address))
    return own.length > 0 && !own.some(isHere)
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
