import type { SmartSession, SmartSessionRevocation } from '../../core/entities/smart-session.js'
import { ProviderNotFoundError } from '../../core/errors/not-found.js'
import { fetchSmartSessions, revokeSmartSession as revoke } from '../../services/blockchain/smart-sessions.js'
import { isSupportedChain } from '../../services/blockchain/supported-chains.js'
import { recordIntent } from '../shell/intent.js'
import { optionsController } from '../shell/options.js'
import { holderOf } from './holder.js'

/** Permissions are granted by EVM accounts. */
const NAMESPACE = 'eip155'

/**
 * The permissions that the wallet of the connected EVM account has granted to sites; none without an account, and on a
 * network that the service does not serve.
 *
 * @throws {ServiceOffError} {RateLimitedError} {HttpStatusError} {HttpUnreachableError} the service did not answer
 */
export async function getSmartSessions(): Promise<readonly SmartSession[]> {
  recordIntent()
  const { options } = optionsController.state
  const holder = holderOf(NAMESPACE)
  if (!holder || !(await isSupportedChain(holder.network.caipNetworkId, options))) return []
  return fetchSmartSessions(holder.owner, options)
}

/**
 * Ends one of these permissions.
 *
 * @throws {ProviderNotFoundError} no EVM account is connected
 * @throws {ServiceOffError} {RateLimitedError} {HttpStatusError} {HttpUnreachableError} the service did not do it
 */
export async function revokeSmartSession({ pci, signature }: SmartSessionRevocation): Promise<void> {
  recordIntent()
  const holder = holderOf(NAMESPACE)
  if (!holder) throw new ProviderNotFoundError(NAMESPACE)
  await revoke(holder.owner, { pci: String(pci), signature: String(signature) }, optionsController.state.options)
}
