import { isAddress } from '../../core/address.js'
import { type CaipNetworkId, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type { PendingReceived, PendingTransaction, TransactionLoss } from '../../core/entities/send.js'
import { PENDING_TRANSACTIONS } from '../../core/limits.js'
import { cleanLabel } from '../../core/text/label.js'
import { accept, listOf, objectOf, text } from '../readers.js'
import { HASH, readBatch } from './sent-batch.js'
import { type StorageKey, readCount } from './storage-key.js'
import { PENDING_NAME } from './unfinished.js'

const AMOUNT = /^\d{1,78}(?:\.\d{1,36})?(?![\s\S])/
const isStatus = (value: unknown): value is 'pending' | 'failed' | 'unknown' =>
  value === 'pending' || value === 'failed' || value === 'unknown'
const isLoss = (value: unknown): value is TransactionLoss =>
  value === 'expired' || value === 'replaced' || value === 'dropped'

const readEntry = objectOf<PendingTransaction>(
  {
    hash: text(),
    caipNetworkId: accept((value): value is CaipNetworkId => isCaipNetworkId(value)),
    from: text(),
    to: text(),
    symbol: value => cleanLabel(value, 32),
    quantity: text(AMOUNT),
    sentAt: readCount,
    status: accept(isStatus),
  },
  {
    batch: readBatch,
    token: text(),
    loss: accept(isLoss),
    received: objectOf<PendingReceived>(
      { symbol: value => cleanLabel(value, 32), quantity: text(AMOUNT) },
      { token: text() },
    ),
  },
)

function readOwn(value: unknown): PendingTransaction | undefined {
  const entry = readEntry(value)
  const namespace = entry && parseCaipNetworkId(entry.caipNetworkId)?.namespace
  if (!namespace || !(HASH.test(entry.hash) || entry.hash === entry.batch?.id)) return undefined
  const addresses = [entry.from, entry.to, entry.token, entry.received?.token]
  return addresses.every(address => address === undefined || isAddress(namespace, address)) ? entry : undefined
}

/** Sent transactions awaiting their receipt, the latest first; 99 are kept (SPEC 9). */
export const pendingKey: StorageKey<readonly PendingTransaction[]> = {
  name: PENDING_NAME,
  codec: 'json',
  read: value => listOf(readOwn)(value)?.slice(0, PENDING_TRANSACTIONS),
  initial: Object.freeze([]),
}
