import type { ChainNamespace } from '../caip.js'

/** Families that can send (SPEC 6). */
export const SENDERS: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether a family can send. */
export const canSend = (namespace: ChainNamespace): boolean => SENDERS.includes(namespace)
