import { isSameAddress } from '../../core/address.js'

/** ERC-20's and ERC-721's `Transfer`. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Addresses that report transfers of the chain's coin: of EIP-7708, of simulating nodes, and of ZKsync. */
export const COIN_REPORTERS: readonly string[] = [
  '0xfffffffffffffffffffffffffffffffffffffffe',
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x000000000000000000000000000000000000800a',
]

/** Whether a topic of an event names an account. */
export const isTopicOf = (topic: unknown, account: string): boolean =>
  typeof topic === 'string' && topic.length === 66 && isSameAddress('eip155', `0x${topic.slice(26)}`, account)
