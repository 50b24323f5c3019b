import { atEnd } from '../../core/instance.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import { accountsController } from '../accounts/accounts.js'
import { connectorsController } from './connectors.js'

const waiting: ((outcome: OpenOutcome) => void)[] = []

/** A promise of the outcome of the modal's current opening. */
export const awaitOutcome = (): Promise<OpenOutcome> => new Promise(resolve => waiting.push(resolve))

/** Settles all waiting `open()` calls with the outcome; called once, when the modal closes. */
export function settleOutcome(): void {
  const outcome = readOutcome()
  for (const resolve of waiting.splice(0)) resolve(outcome)
}

function readOutcome(): OpenOutcome {
  const { attempt } = connectorsController.state
  if (!attempt || attempt.status === 'waiting') return { status: 'dismissed' }
  const { namespace, status, error } = attempt
  const { caipAddress } = accountsController.account(namespace)
  if (status === 'connected') return caipAddress ? { status, namespace, caipAddress } : { status: 'dismissed' }
  if (!error) return { status: 'dismissed' }
  return { status: status === 'rejected' ? 'rejected' : 'failed', error }
}

atEnd(settleOutcome)
