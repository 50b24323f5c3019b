import { isEvmAddress } from '../../../core/address.js'
import { InvalidTransactionError } from '../../../core/errors/transaction.js'
import type { ContractCall } from '../../ports/calls.js'

/** An EVM call, in JSON-RPC format. */
export interface EvmCall {
  readonly from: string
  readonly to: string
  /** In hex wei; omitted if no native coin is sent. */
  readonly value?: string
  readonly data?: string
}

/** A call of a contract in JSON-RPC format. */
export const toCall = (from: string, { to, value, data }: ContractCall): EvmCall => ({
  from,
  to,
  ...(data === '0x' ? {} : { data }),
  ...(value > 0n ? { value: `0x${value.toString(16)}` } : {}),
})

/** Selector of ERC-20's `transfer(address,uint256)`. */
const TRANSFER = '0xa9059cbb'

const MAX_UINT256 = (1n << 256n) - 1n

const word = (hex: string): string => hex.toLowerCase().padStart(64, '0')

/**
 * The call that moves an amount: a plain transfer, or ERC-20's.
 *
 * @param amount in base units
 * @throws {InvalidTransactionError} an address is invalid, or the amount is not positive or too large
 */
export function transferCall(params: {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly token?: string | undefined
}): EvmCall {
  const { from, to, amount, token } = params
  const addresses = [from, to, ...(token === undefined ? [] : [token])]
  if (!addresses.every(address => isEvmAddress(address) && address.startsWith('0x')))
    throw new InvalidTransactionError({ details: 'An address is not valid.' })
  if (amount <= 0n || amount > MAX_UINT256)
    throw new InvalidTransactionError({ details: 'The amount is out of range.' })
  if (token === undefined) return { from, to, value: `0x${amount.toString(16)}` }
  return { from, to: token, data: `${TRANSFER}${word(to.slice(2))}${word(amount.toString(16))}` }
}
