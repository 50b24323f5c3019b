import { PAIRING_EXPIRY_MARGIN } from '../../core/limits.js'
import { pairingController } from './pairing.js'

/** How long the pairing URI still counts, in ms; it counts as expired 10 s before it is (SPEC 4). */
export function uriLifetime(now = Date.now()): number {
  const { status, uri, expiresAt } = pairingController.state
  if (status !== 'waiting' || !uri) return 0
  return expiresAt === undefined ? Infinity : Math.max(0, expiresAt - PAIRING_EXPIRY_MARGIN - now)
}

/** The pairing URI, as long as it counts. */
export const usableUri = (): string | undefined => (uriLifetime() > 0 ? pairingController.state.uri : undefined)
