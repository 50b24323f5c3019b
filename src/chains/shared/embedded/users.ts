import { isAddress, isSameAddress } from '../../../core/address.js'
import { type CaipNetworkId, type ChainNamespace, parseCaipNetworkId, toCaipNetworkId } from '../../../core/caip.js'
import type { Account, EmbeddedFacts } from '../../../core/entities/account.js'
import { AUTH_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import type { SecureSiteUser } from '../../../core/entities/secure-site.js'
import { isSocial, SOCIAL_NAMES } from '../../../core/social.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { ConnectResult } from '../../ports/wallets.js'

/** A network's id in the secure site's format: a number for EVM, the CAIP-2 id for other families (WIRE 3.3). */
export const siteChainId = ({ chainNamespace, caipNetworkId, id }: CaipNetwork): string | number =>
  chainNamespace === 'eip155' ? Number(id) : caipNetworkId

/** The network that the secure site reports; `undefined` if it is not one of the family's. */
export function networkIdOf(namespace: ChainNamespace, chainId: string | number): CaipNetworkId | undefined {
  const full = String(chainId).includes(':') ? String(chainId) : toCaipNetworkId(namespace, chainId)
  const parsed = parseCaipNetworkId(full)
  return parsed?.namespace === namespace ? toCaipNetworkId(namespace, parsed.reference) : undefined
}

/** The user's accounts in a family, the active one first, formatted by `write`; invalid addresses are omitted. */
export function accountsOf(
  namespace: ChainNamespace,
  { address, accounts = [], preferredAccountType }: SecureSiteUser,
  write: (address: string) => string,
): readonly Account[] {
  const known = accounts.find(account => isSameAddress(namespace, account.address, address))
  const type = known?.type ?? preferredAccountType
  const rest = accounts.filter(account => account !== known)
  return [{ address, ...(type ? { type } : {}) }, ...rest]
    .filter(account => isAddress(namespace, account.address))
    .map(account => ({ ...account, address: write(account.address) }))
}

/** The visitor's social login; empty after a login by email. */
export interface SocialIdentity {
  readonly provider?: string | undefined
  readonly userName?: string | undefined
}

/** What is known about the account's owner, as sites see it. */
export function factsOf(
  { email, userName: reported, smartAccountDeployed }: SecureSiteUser,
  accounts: readonly Account[],
  { provider, userName: known }: SocialIdentity = {},
): EmbeddedFacts {
  const userName = reported || known
  return {
    user: { ...(email ? { email } : {}), ...(userName ? { userName } : {}), accounts },
    ...(provider ? { socialProvider: provider } : {}),
    ...(smartAccountDeployed === undefined ? {} : { smartAccountDeployed }),
  }
}

/**
 * The secure site's answer as a connection of a family.
 *
 * @throws {MalformedReplyError} its address is not one of the family's
 */
export function toResult(
  namespace: ChainNamespace,
  user: SecureSiteUser,
  write: (address: string) => string,
  identity: SocialIdentity = {},
): ConnectResult {
  if (!isAddress(namespace, user.address)) throw new MalformedReplyError({ details: 'address' })
  const accounts = accountsOf(namespace, user, write)
  return {
    connectorId: AUTH_ID,
    accounts,
    caipNetworkId: networkIdOf(namespace, user.chainId),
    ...(isSocial(identity.provider) ? { wallet: { name: SOCIAL_NAMES[identity.provider] } } : {}),
    embedded: factsOf(user, accounts, identity),
    ...signedOf(user),
  }
}

/** The message signed during the login. */
const signedOf = ({ message, signature }: SecureSiteUser): Pick<ConnectResult, 'signed'> =>
  message && signature ? { signed: { message, signature } } : {}
