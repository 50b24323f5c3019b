import { arrayOf, fieldOf, textOf } from '../../../services/wallets/hostile.js'
import type { EvmWallets } from '../wallets/wallets.js'
import { type Asker, isAsker } from './transfer.js'

/** A signer as it is when something is prepared for it. */
export interface Signer {
  readonly provider: Asker
  /** The account that the wallet is on: the visitor may have chosen another of its accounts in the page. */
  readonly on: string | undefined
}

/** Longest address, in characters. */
const MAX_ADDRESS = 42

/**
 * The signer of a request: the provider of a session, or else one of the family's own wallets.
 *
 * @throws {ConnectorNotFoundError} no connector has that id
 */
export function signerOf(
  wallets: EvmWallets,
  { provider, connectorId }: { readonly provider?: unknown; readonly connectorId: string },
): Signer {
  if (!isAsker(provider)) return { provider: wallets.find(connectorId).bound, on: wallets.accountOf(connectorId) }
  return { provider, on: textOf(arrayOf(fieldOf(provider, 'accounts'), 1)[0], MAX_ADDRESS) }
}
