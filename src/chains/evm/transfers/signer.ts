import { isSameAddress } from '../../../core/address.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { WalletChangedError } from '../../../core/errors/transaction.js'
import { parseAccounts } from '../../../services/wallets/evm-accounts.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import { parseChainId } from '../../../services/wallets/wallet-reply.js'
import type { EvmWallets } from '../wallets/wallets.js'

/** An EIP-1193 provider's `request`. */
export interface Asker {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
}

/** Whether a value is such a provider. */
export const isAsker = (value: unknown): value is Asker =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'

/** The wallet that signs a request, as it was when the request was prepared. */
export interface Signer {
  readonly provider: Asker
  /** The wallet's active account, if known. The visitor may have chosen another one in the page to sign with. */
  readonly activeAccount?: string | undefined
}

/** Longest address, in characters. */
const MAX_ADDRESS = 42

/**
 * The signer of a request: the provider of a session, if the request has one, otherwise one of the family's own wallets.
 *
 * @throws {ConnectorNotFoundError} no connector has that id
 */
export function signerOf(
  wallets: EvmWallets,
  { provider, connectorId }: { readonly provider?: unknown; readonly connectorId: string },
): Signer {
  if (!isAsker(provider))
    return { provider: wallets.find(connectorId).bound, activeAccount: wallets.accountOf(connectorId) }
  return { provider, activeAccount: textOf(arrayOf(fieldOf(provider, 'accounts'), 1)[0], MAX_ADDRESS) }
}

/** A signer, and the account and the network that it is about to sign for. */
export interface ExpectedWallet extends Signer {
  readonly from: string
  readonly network: CaipNetwork
}

const includes = (accounts: readonly string[], address: string): boolean =>
  accounts.some(account => isSameAddress('eip155', account, address))

/**
 * Checks that a wallet is on a network, still has the account to sign with, and has not switched to a third one since the
 * request was prepared. Returns its active account.
 *
 * @throws {WalletChangedError} the visitor has switched account or network in the wallet
 */
export async function checkWallet({ provider, from, network, activeAccount }: ExpectedWallet): Promise<string> {
  const [reply, chainId] = await Promise.all([
    provider.request({ method: 'eth_accounts' }),
    provider.request({ method: 'eth_chainId' }),
  ])
  const accounts = parseAccounts(reply) ?? []
  const [active] = accounts
  const isExpected = active && (activeAccount === undefined || includes([activeAccount, from], active))
  if (!isExpected || !includes(accounts, from)) throw new WalletChangedError({ details: 'account' })
  if (parseChainId(chainId) !== Number(network.id)) throw new WalletChangedError({ details: 'network' })
  return active
}
