import { type CaipNetworkId, isCaipNetworkId } from '../../core/caip.js'
import type { PaymentUnderWay } from '../../core/entities/pay.js'
import { PAYMENTS } from '../../core/limits.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeWebUrl } from '../../core/url.js'
import { accept, bool, listOf, objectOf, text } from '../readers.js'
import { HASH, readBatch } from './sent-batch.js'
import { type StorageKey, readCount } from './storage-key.js'

const KEY = /^[\s\S]{1,400}$/
const ADDRESS = /^\w{20,90}(?![\s\S])/
const ID = /^[\w.:-]{1,128}(?![\s\S])/
const isWay = (value: unknown): value is PaymentUnderWay['via'] => value === 'wallet' || value === 'exchange'

const readEntry = objectOf<PaymentUnderWay>(
  {
    key: text(KEY),
    via: accept(isWay),
    startedAt: readCount,
    caipNetworkId: accept((value): value is CaipNetworkId => isCaipNetworkId(value)),
  },
  {
    named: bool,
    hash: text(HASH),
    batch: readBatch,
    from: text(ADDRESS),
    requestId: text(ID),
    exchangeId: text(ID),
    exchangeName: value => cleanLabel(value, 40),
    sessionId: text(ID),
    url: safeWebUrl,
    paidAt: readCount,
    proposed: bool,
  },
)

/** Started payments, the latest first. */
export const paymentsKey: StorageKey<readonly PaymentUnderWay[]> = {
  name: '@appkit/payments',
  codec: 'json',
  read: value => listOf(readEntry)(value)?.slice(0, PAYMENTS),
  initial: Object.freeze([]),
}
