import { PAIRING_EXPIRY_MARGIN } from '../../core/limits.js'
import { pairingController } from './pairing.js'

/** The remaining lifetime of the pairing URI, in ms; it counts as expired 10 s early (SPEC 4). */
export function uriLifetime(now = Date.now()): number {
  const { status, uri, expiresAt } = pairingController.state
  if (status !== 'waiting' || !uri) return 0
  return expiresAt === undefined ? Infinity : Math.max(0, expiresAt - PAIRING_EXPIRY_MARGIN - now)
}

/** The pairing URI, while valid. */
export const usableUri = (): string | undefined => (uriLifetime() > 0 ? pairingController.state.uri : undefined)
