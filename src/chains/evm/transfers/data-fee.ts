import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { parseWord } from '../../../services/blockchain/contract-call.js'
import type { Rpc } from '../../../services/json-rpc.js'
import type { EvmCall } from './transfer-call.js'

/**
 * Contracts of chains that charge for publishing a transaction's data on Ethereum, in addition to its gas: of the OP Stack, and
 * of Scroll. Other chains include it in the gas.
 */
const ORACLES = ['0x420000000000000000000000000000000000000F', '0x5300000000000000000000000000000000000002'] as const
/** Their `getL1Fee(bytes)`. */
const GET_FEE = '0x49948e0e'
/** Stands, with the sender, for chain, nonce, prices and gas. The chain compresses what repeats. */
const REST = 'd1c84f2b96a7e0385c6f1b92'

/** The oracle of each chain that was asked, if it has one. */
const known = new WeakMap<Rpc, (typeof ORACLES)[number] | 'none'>()

const word = (value: number): string => value.toString(16).padStart(64, '0')

/** A transaction of about the size that the chain publishes; what it costs depends on little else. */
function query({ from, to, value = '0x', data = '0x' }: EvmCall): string {
  const amount = value.slice(2)
  const bytes =
    `${REST}${from.slice(2)}${to.slice(2)}${amount.length % 2 ? '0' : ''}${amount}${data.slice(2)}`.toLowerCase()
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
    asked.map(to => rpc.request('eth_call', [{ to, data }, 'latest'], signal).catch(unlessDown)),
  )
  const at = fees.findIndex(fee => parseWord(fee) !== undefined)
  if (at >= 0) known.set(rpc, asked[at] ?? 'none')
  else if (fees.every(fee => fee === '0x')) known.set(rpc, 'none') // there is no such contract
  return parseWord(fees[at]) ?? 0n
}

/** What a chain refuses to answer is unknown; that no endpoint answers is a failure. */
export function unlessDown(error: unknown): undefined {
  if (!(error instanceof JsonRpcError)) throw error
}
