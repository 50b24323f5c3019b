import type { Transaction } from '@solana/web3.js'

import type { SolanaProvider } from '../../core/entities/solana-provider.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import type { ClientSource, SolanaRpc } from './client-types.js'

export type { ClientSource, SolanaRpc } from './client-types.js'

/** A signer of web3.js 2 that may modify the transactions that it signs, as wallets do. */
export interface SolanaWalletSigner {
  readonly address: string
  /** Signs transactions, with a single prompt if the wallet supports it. */
  modifyAndSignTransactions<T extends Transaction>(transactions: readonly T[]): Promise<readonly T[]>
}

/**
 * A web3.js client for the active cluster, with its endpoints as fallbacks. Loads web3.js.
 *
 * @throws {NetworkNotFoundError} no Solana network is active
 */
export const getSolanaRpc = async (source: Pick<ClientSource, 'getCaipNetwork'>): Promise<SolanaRpc> =>
  (await import('./web3-clients.js')).createSolanaClient(source)

/** Whether a value is the provider of this family. */
export const isSolanaProvider = (value: unknown): value is SolanaProvider =>
  typeof value === 'object' && value !== null && 'signAllTransactions' in value && 'publicKey' in value

/**
 * The provider of the connected Solana wallet.
 *
 * @throws {ProviderNotFoundError} no Solana wallet is connected
 */
export function getSolanaProvider(source: Pick<ClientSource, 'getProvider'>): SolanaProvider {
  const provider = source.getProvider('solana')
  if (!isSolanaProvider(provider)) throw new ProviderNotFoundError('solana')
  return provider
}

/**
 * The connected wallet as a signer of web3.js 2. It is bound to the current account: create a new one when the account
 * changes.
 *
 * @throws {ProviderNotFoundError} no Solana wallet is connected
 */
export function getSolanaSigner(source: Pick<ClientSource, 'getProvider'>): SolanaWalletSigner {
  const provider = getSolanaProvider(source)
  const address = provider.publicKey?.toBase58()
  if (!address) throw new ProviderNotFoundError('solana')
  return { address, modifyAndSignTransactions: transactions => provider.signAllTransactions(transactions) }
}
