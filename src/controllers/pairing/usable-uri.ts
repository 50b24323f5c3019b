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

/** The pairing URI that the page itself shows or opens, while valid: with the payment that it asks for (WIRE 4.4). */
export function payableUri(): string | undefined {
  const uri = usableUri()
  const { pay } = pairingController.state
  return uri && pay ? `${uri}&pay=${encodeURIComponent(pay)}` : uri
}
