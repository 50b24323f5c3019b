import { isSolanaAddress } from '../../../core/address.js'
import type { Account } from '../../../core/entities/account.js'
import type { StandardAccount } from '../../../services/wallets/standard-wallet.js'

/** Whether a chain or feature belongs to this family. */
export const isSolana = (name: string): boolean => name.startsWith('solana:')

/** A wallet's accounts that belong to this family: by their address and, if given, their chains. */
export const solanaAccounts = (accounts: readonly StandardAccount[]): readonly StandardAccount[] =>
  accounts.filter(({ address, chains }) => isSolanaAddress(address) && (!chains.length || chains.some(isSolana)))

/** Accounts in our internal format. */
export const toAccounts = (accounts: readonly Pick<StandardAccount, 'address'>[]): readonly Account[] =>
  accounts.map(({ address }) => ({ address, type: 'eoa' }))
