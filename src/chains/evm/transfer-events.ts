import { isSameAddress } from '../../core/address.js'

/** The topic of `Transfer`, an event of ERC-20 and ERC-721. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Addresses that report transfers of the chain's coin as events: by EIP-7708, in simulations, and on ZKsync. */
export const COIN_REPORTERS: readonly string[] = [
  '0xfffffffffffffffffffffffffffffffffffffffe',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x000000000000000000000000000000000000800a',
]

/** Whether a topic of an event is the address of an account. */
export const isTopicOf = (topic: unknown, account: string): boolean =>
  typeof topic === 'string' && topic.length === 66 && isSameAddress('eip155', `0x${topic.slice(26)}`, account)
