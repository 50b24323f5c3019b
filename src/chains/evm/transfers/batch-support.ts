import type { CaipNetwork } from '../../../core/entities/network.js'
import { canBatch, inTime } from './batch.js'
import type { Asker } from './signer.js'

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

/** Whether a wallet supports batches (EIP-5792); `false` until it has answered: a late answer counts the next time. */
export async function supportsBatches(provider: Asker, network: CaipNetwork, from: string): Promise<boolean> {
  const known = answersOf(provider)
  const key = keyOf(network, from)
  const answer = known.get(key) ?? canBatch(provider, network, from)
  known.set(key, answer)
  return inTime(answer)
}
