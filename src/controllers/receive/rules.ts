import type { ChainNamespace } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'

/** Bitcoin address types that must not be mixed up, in display order (SPEC 3 and 9). */
const RECEIVE_TYPES = ['payment', 'ordinal'] as const

/** An address type. */
export type ReceiveType = (typeof RECEIVE_TYPES)[number]

/** An address with its type. */
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
