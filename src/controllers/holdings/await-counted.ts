import { isSameAddress } from '../../core/address.js'
import { type ChainNamespace, parseCaipNetworkId, toCaipAddress } from '../../core/caip.js'
import type { PendingTransaction } from '../../core/entities/send.js'
import { instance } from '../../core/instance.js'
import { pageSeen } from '../../core/platform/visibility.js'
import { wait } from '../../core/time.js'
import { holderOf } from '../accounts/holder.js'
import { pendingController } from '../activity/pending.js'
import { loadBalance } from '../connections/load-balance.js'
import { tokensOf } from './held-tokens.js'
import { loadTokens } from './load-tokens.js'

/** The pauses between further reads of a balance, in ms; about 30 s, after which a node does not lag any more. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000] as const

/** The family of the account that sent a transaction, while that account is shown. */
function shownFamily({ caipNetworkId, from }: PendingTransaction): ChainNamespace | undefined {
  const namespace = parseCaipNetworkId(caipNetworkId)?.namespace
  return namespace && holderOf(namespace)?.owner === toCaipAddress(caipNetworkId, from) ? namespace : undefined
}

/** What the shown account has of the token that a transaction sends, as last read; `undefined` while unknown. */
export function knownAmount(entry: PendingTransaction): bigint | undefined {
  const namespace = shownFamily(entry)
  if (!namespace) return undefined
  const { token } = entry
  return tokensOf(namespace).items.find(({ address }) =>
    address && token ? isSameAddress(namespace, address, token) : address === token,
  )?.amount
}

/**
 * Counts a confirmed transaction as under way until the balance shows it, for up to 30 s: neither a node that lags behind
 * nor a service that fails makes the amount available again (SECURITY: REL-P3).
 *
 * @param before what the account had when the transaction was sent, in base units
 */
export async function awaitCounted(entry: PendingTransaction, before: bigint | undefined): Promise<void> {
  const isCounted = (): boolean => !before || knownAmount(entry) !== before
  if (isCounted()) return
  const { signal } = instance()
  pendingController.setUncounted(entry, true)
  try {
    for (const pause of PAUSES) {
      await wait(pause, signal)
      await pageSeen(signal)
      const namespace = shownFamily(entry)
      if (!namespace || signal.aborted) return
      await Promise.allSettled([
        loadBalance(namespace, { force: true }),
        loadTokens(namespace, { force: true, quiet: true, changed: entry.token ? [entry.token] : [] }),
      ])
      if (isCounted()) return
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    pendingController.setUncounted(entry, false)
  }
}
