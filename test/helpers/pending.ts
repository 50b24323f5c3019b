import type { PendingTransaction } from '../../src/core/entities/send.js'
import { ALICE, BOB } from './fake-adapter.js'

const KEY = '@appkit/pending_transactions'

/** A hash that tells which one it is. */
export const hashOf = (index: number): string => `0x${String(index).padStart(64, '0')}`

/** Half an ether from Alice to Bob, sent just now. */
export const pendingEntry = (patch: Partial<PendingTransaction> = {}): PendingTransaction => ({
  hash: hashOf(1),
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  symbol: 'ETH',
  quantity: '0.5',
  sentAt: Date.now(),
  status: 'pending',
  ...patch,
})

/** Puts transactions, or whatever else, where an earlier page would have stored them. */
export const storePending = (value: unknown): void => localStorage.setItem(KEY, JSON.stringify(value))

/** What is stored now. */
export const storedPending = (): readonly PendingTransaction[] =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly PendingTransaction[]
