import type { CaipNetwork } from '../../../core/entities/network.js'
import { wait } from '../../../core/time.js'
import { canBatch } from './batch.js'
import { withOwnSignal } from './own-signal.js'
import type { Asker } from './signer.js'

/** How long a wallet may take to answer, in ms; a later answer counts the next time. */
const PATIENCE = 2_000

/** The answers of wallets, by network and account. Quotes are renewed every few seconds, but wallets are asked only once. */
const answers = new WeakMap<Asker, Map<string, Promise<boolean>>>()

function answersOf(provider: Asker): Map<string, Promise<boolean>> {
  const known = answers.get(provider) ?? new Map<string, Promise<boolean>>()
  answers.set(provider, known)
  return known
}

const keyOf = ({ caipNetworkId }: CaipNetwork, from: string): string => `${caipNetworkId}:${from.toLowerCase()}`

/** Records that a wallet has refused a batch: on this page, it is then asked for each call in turn. */
export const recordBatchRefusal = (provider: Asker, network: CaipNetwork, from: string): void =>
  void answersOf(provider).set(keyOf(network, from), Promise.resolve(false))

/** Whether a wallet supports batches (EIP-5792); `false` until it has answered. */
export async function supportsBatches(provider: Asker, network: CaipNetwork, from: string): Promise<boolean> {
  const known = answersOf(provider)
  const key = keyOf(network, from)
  const answer = known.get(key) ?? canBatch(provider, network, from)
  known.set(key, answer)
  return withOwnSignal(undefined, own => Promise.race([answer, wait(PATIENCE, own).then(() => false)]))
}
