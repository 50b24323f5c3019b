import type { ChainNamespace } from './caip.js'

/** Families with balances from services and from chains. */
const BALANCES: readonly ChainNamespace[] = ['eip155', 'solana']
/** Families with a history; NFTs are read from it. */
const ACTIVITY: readonly ChainNamespace[] = ['eip155']
/** Families whose addresses have names. */
const NAMES: readonly ChainNamespace[] = ['eip155']
/** Families that can send. */
export const SENDERS: readonly ChainNamespace[] = ['eip155', 'solana']

/** Families on which crypto can be bought. */
const BUYERS: readonly ChainNamespace[] = ['eip155', 'solana']

/** Whether a family has token balances. */
export const hasBalances = (namespace: ChainNamespace): boolean => BALANCES.includes(namespace)

/** Whether a family has a history, and with it NFTs. */
export const hasActivity = (namespace: ChainNamespace): boolean => ACTIVITY.includes(namespace)

/** Whether a family has names. */
export const hasNames = (namespace: ChainNamespace): boolean => NAMES.includes(namespace)

/** Whether a family can send. */
export const canSend = (namespace: ChainNamespace): boolean => SENDERS.includes(namespace)

/** Whether crypto can be bought on a family. */
export const canBuy = (namespace: ChainNamespace): boolean => BUYERS.includes(namespace)
