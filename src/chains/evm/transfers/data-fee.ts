import { parseWord } from '../../../services/blockchain/contract-call.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { ignoreRefusal } from '../../shared/ignore-refusal.js'
import type { EvmCall } from './transfer-call.js'

/**
 * Contracts that report what publishing a transaction's data on Ethereum costs in addition to its gas: on chains of the OP
 * Stack, and on Scroll. Other chains include that cost in the gas.
 */
const ORACLES = ['0x420000000000000000000000000000000000000F', '0x5300000000000000000000000000000000000002'] as const
/** Selector of their `getL1Fee(bytes)`. */
const GET_FEE = '0x49948e0e'
/**
 * Stands in for a transaction's nonce, prices and gas, together with the sender. It does not repeat itself, because chains
 * charge for compressed data.
 */
const FILLER = 'd1c84f2b96a7e0385c6f1b92'

/** The contract that each chain has; `none` if it has neither. */
const known = new WeakMap<Rpc, (typeof ORACLES)[number] | 'none'>()

const word = (value: number): string => value.toString(16).padStart(64, '0')

/** Asks for the cost of a transaction of about the size that the chain will publish; little else affects the cost. */
function query({ from, to, value = '0x', data = '0x' }: EvmCall): string {
  const amount = value.slice(2)
  const bytes =
    `${FILLER}${from.slice(2)}${to.slice(2)}${amount.length % 2 ? '0' : ''}${amount}${data.slice(2)}`.toLowerCase()
  const size = bytes.length / 2
  return `${GET_FEE}${word(32)}${word(size)}${bytes.padEnd(Math.ceil(size / 32) * 64, '0')}`
}

/** What a chain charges for publishing a call's data, in wei; 0 where that is part of the gas. */
export async function readDataFee(rpc: Rpc, call: EvmCall, signal?: AbortSignal): Promise<bigint> {
  const oracle = known.get(rpc)
  if (oracle === 'none') return 0n
  const asked = oracle ? [oracle] : ORACLES
  const data = query(call)
  const fees = await Promise.all(
    asked.map(to => rpc.request('eth_call', [{ to, data }, 'latest'], signal).catch(ignoreRefusal)),
  )
  const at = fees.findIndex(fee => parseWord(fee) !== undefined)
  if (at >= 0) known.set(rpc, asked[at] ?? 'none')
  else if (fees.every(fee => fee === '0x')) known.set(rpc, 'none') // there is no such contract
  return parseWord(fees[at]) ?? 0n
}

/** Bytes that do not repeat themselves, in hex: chains charge for compressed data. */
function filler(size: number): string {
  let state = 1
  const bytes = Array.from({ length: size }, () => {
    state = (state * 48_271) % 0x7fffffff
    return (state & 0xff).toString(16).padStart(2, '0')
  })
  return bytes.join('')
}

/** What a chain charges for publishing a call with data of a size, in wei: the most that such data costs. */
export const readSizeFee = (rpc: Rpc, from: string, size: number, signal?: AbortSignal): Promise<bigint> =>
  readDataFee(rpc, { from, to: from, value: '0xffffffffffffffff', data: `0x${filler(size)}` }, signal)
