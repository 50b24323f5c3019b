import type { Payment, PaymentUnderWay } from '../../core/entities/pay.js'
import { PAYMENT_ASKED, PAYMENT_LIFETIME, PAYMENT_PROPOSED } from '../../core/limits.js'
import { paymentsKey } from '../../services/storage/payments.js'
import { readStored, updateStored } from '../../services/storage/read-write.js'

/** Whether a wallet has sent a payment, or an exchange has opened it, so that it can be followed. */
export const isFollowable = ({ hash, batch, sessionId }: PaymentUnderWay): boolean =>
  (hash ?? batch ?? sessionId) !== undefined

/** One attempt at a payment, as its page and its transaction identify it. */
type Attempt = Pick<PaymentUnderWay, 'key' | 'startedAt' | 'hash'>

/**
 * Whether a payment still counts. An order of the site is paid once and for all. A wallet that never answered may still be
 * prompting, but not forever; the owners of a Safe may take days to agree.
 */
const isRemembered = (entry: PaymentUnderWay): boolean => {
  const { named, startedAt, via, paidAt, proposed } = entry
  if (paidAt) return named === true || Math.abs(Date.now() - paidAt) < PAYMENT_LIFETIME
  const isAsked = via === 'wallet' && !isFollowable(entry)
  const lifetime = isAsked ? PAYMENT_ASKED : proposed ? PAYMENT_PROPOSED : PAYMENT_LIFETIME
  return Math.abs(Date.now() - startedAt) < lifetime
}

const isAttempt = (known: PaymentUnderWay, { key, startedAt, hash }: Attempt): boolean =>
  known.key === key && (known.startedAt === startedAt || (hash !== undefined && known.hash === hash))

/** Whether a new entry takes the place of one: what another page has sent stays, whatever becomes of this attempt. */
const isReplaced = (known: PaymentUnderWay, by: PaymentUnderWay): boolean =>
  known.key === by.key && (isAttempt(known, by) || !isFollowable(known))

/**
 * This browser's payment that a payment must not repeat: one in progress in any of its pages, confirmed since the
 * payment was opened, or with the same id of the site.
 */
export const earlierPayment = ({ key, named, openedAt }: Payment): PaymentUnderWay | undefined =>
  readStored(paymentsKey).find(
    entry =>
      entry.key === key && isRemembered(entry) && (entry.paidAt === undefined || named || openedAt < entry.paidAt),
  )

/** Records a payment for every page of the site, replacing earlier data. */
export function recordPayment(entry: PaymentUnderWay): void {
  updateStored(paymentsKey, list => [entry, ...list.filter(known => !isReplaced(known, entry) && isRemembered(known))])
}

/** Forgets an attempt at a payment, by which nothing was paid. */
export function forgetPayment(attempt: Attempt): void {
  updateStored(paymentsKey, list => list.filter(known => !isAttempt(known, attempt) && isRemembered(known)))
}

/** Records that a sent payment waits for the account's owners to agree. */
export function recordProposal({ key, hash }: PaymentUnderWay): void {
  updateStored(paymentsKey, list =>
    list.map(known =>
      known.key === key && known.hash === hash && !known.paidAt ? { ...known, proposed: true } : known,
    ),
  )
}
