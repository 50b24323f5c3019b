import type { NativeCurrency } from '../../core/entities/network.js'

/** Ether, the native currency of Ethereum and of the networks that settle on it. */
export const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const satisfies NativeCurrency
