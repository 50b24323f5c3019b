import { openedWalletController } from '../../controllers/pairing/opened-wallet.js'
import { pairingController } from '../../controllers/pairing/pairing.js'
import type { MessageKey } from '../../locales/en/index.js'
import type { RingState } from '../ui/w3m-ui-spinner-ring.js'
import './texts.js'

/** The displayed status of a pairing. */
export type PairingStep = 'preparing' | 'waiting' | 'declined' | 'rejected' | 'unreachable' | 'failed' | 'connected'

/** The status of the pairing; `declined` while there is, or will be, a fresh link after a rejection. */
export function pairingStep(): PairingStep {
  const { status } = pairingController.state
  if (status === 'connected' || status === 'failed' || status === 'unreachable' || status === 'rejected') return status
  if (openedWalletController.state.declined) return 'declined'
  return status === 'waiting' ? 'waiting' : 'preparing'
}

/** The message for an outcome, and the ring around the picture. */
export interface PairingOutcome {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly ring: RingState
}

/** The message when a pairing has ended. */
export const OUTCOMES: Readonly<Partial<Record<PairingStep, PairingOutcome>>> = {
  declined: { title: 'pairing.rejected', text: 'pairing.rejected.text', ring: 'error' },
  rejected: { title: 'pairing.rejected', text: 'pairing.rejected.text', ring: 'error' },
  unreachable: { title: 'pairing.unreachable', text: 'pairing.unreachable.text', ring: 'error' },
  failed: { title: 'pairing.failed', text: 'pairing.failed.text', ring: 'error' },
  connected: { title: 'pairing.connected', text: 'pairing.connected.text', ring: 'success' },
}
