import type { Payment, PaymentUnderWay } from '../../core/entities/pay.js'
import { PAYMENT_ASKED, PAYMENT_LIFETIME, PAYMENT_PROPOSED } from '../../core/limits.js'
import { paymentsKey } from '../../services/storage/payments.js'
import { readStored, updateStored } from '../../services/storage/read-write.js'

/**
 * Whether a payment still counts. A wallet that never answered may still be prompting, but not forever; the owners of a Safe
 * may take days to agree.
 */
const isRemembered = ({ startedAt, via, hash, paidAt, proposed }: PaymentUnderWay): boolean => {
  if (paidAt) return Math.abs(Date.now() - paidAt) < PAYMENT_LIFETIME
  const isAsked = via === 'wallet' && !hash
  const lifetime = isAsked ? PAYMENT_ASKED : proposed ? PAYMENT_PROPOSED : PAYMENT_LIFETIME
  return Math.abs(Date.now() - startedAt) < lifetime
}

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
  updateStored(paymentsKey, list => [entry, ...list.filter(known => known.key !== entry.key && isRemembered(known))])
}

/** Forgets a payment: nothing was paid. */
export function forgetPayment({ key }: Pick<PaymentUnderWay, 'key'>): void {
  updateStored(paymentsKey, list => list.filter(known => known.key !== key && isRemembered(known)))
}

/** Records that a sent payment waits for the account's owners to agree. */
export function recordProposal({ key, hash }: PaymentUnderWay): void {
  updateStored(paymentsKey, list =>
    list.map(known =>
      known.key === key && known.hash === hash && !known.paidAt ? { ...known, proposed: true } : known,
    ),
  )
}
