import type { ChainNamespace } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'

/** Kinds of Bitcoin addresses that must not be mixed up, in the order they are shown (SPEC 3 and 9). */
export const RECEIVE_TYPES = ['payment', 'ordinal'] as const

/** A kind of address. */
export type ReceiveType = (typeof RECEIVE_TYPES)[number]

/** An address of a kind. */
export interface ReceiveAddress {
  readonly type: ReceiveType
  readonly address: string
}

/** The addresses of a Bitcoin wallet, the first of each type; other families have only one type. */
export function receiveAddresses(namespace: ChainNamespace, accounts: readonly Account[]): readonly ReceiveAddress[] {
  if (namespace !== 'bip122') return []
  return RECEIVE_TYPES.flatMap(type => {
    const found = accounts.find(account => account.type === type)
    return found ? [{ type, address: found.address }] : []
  })
}
