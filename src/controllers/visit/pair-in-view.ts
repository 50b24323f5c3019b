import type { ChainNamespace } from '../../core/caip.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { anyWallet } from '../connect/navigate-to-wallet.js'
import { open } from './open.js'

/**
 * Shows the WalletConnect code, or on phones the wallets, until one is connected; a hidden pairing could never be
 * accepted.
 *
 * @throws {ConnectionRejectedError} the wallet refused, and the visitor left
 * @throws {ModalClosedError} the visitor left
 * @throws whatever ended the attempt, such as `RelayUnreachableError`
 */
export async function pairInView(namespace: ChainNamespace | undefined): Promise<void> {
  const outcome = await open({ view: anyWallet().view, namespace })
  if (outcome.status === 'connected') return
  throw 'error' in outcome ? outcome.error : new ModalClosedError()
}
