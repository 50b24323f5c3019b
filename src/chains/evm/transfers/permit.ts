import { keccak_256 } from '@noble/hashes/sha3'

import { toHex } from '../../../core/encoding/bytes.js'
import { JsonRpcError } from '../../../core/errors/json-rpc.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import { TransactionRejectedError } from '../../../core/errors/transaction.js'
import { parseContractText, parseWord } from '../../../services/blockchain/contract-call.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { parseQuantity } from '../../../services/wallets/evm-quantity.js'
import type { PermitRequest, PreparedPermit } from '../../ports/permit.js'
import { ignoreRefusal } from '../../shared/ignore-refusal.js'
import { isRejection } from '../../shared/rejection.js'
import { checkWallet, type Signer } from './signer.js'

/** The permitted amount of a token, the spender, and the signer. */
export interface EvmPermit extends Omit<PermitRequest, 'connectorId' | 'provider'>, Signer {
  readonly rpc: Rpc
}

/** The lifetime of a permit, in seconds: long enough to review a price again and to be included. */
const LIFETIME = 1_200
const SELECTORS = {
  name: '0x06fdde03',
  version: '0x54fd4d50',
  separator: '0x3644e515',
  typeHash: '0x30adf81f',
  nonces: '0x7ecebe00',
  permit: '0xd505accf',
} as const
const DOMAIN = ['string name', 'string version', 'uint256 chainId', 'address verifyingContract']
const PERMIT = ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline']
/** The members of a signature: `r`, `s` and `v`. */
const SIGNATURE = /^0x([\da-f]{64})([\da-f]{64})([\da-f]{2})$/i
/** The base of `v`; some wallets count from 0. */
const V_BASE = 27

const hash = (text: string | Uint8Array): string => toHex(keccak_256(text)) // a text counts as its UTF-8 bytes
const wordOf = (value: bigint | number): string => value.toString(16).padStart(64, '0')
const addressWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0')
const members = (list: readonly string[]): readonly { readonly name: string; readonly type: string }[] =>
  list.map(member => ({ type: member.split(' ')[0] ?? '', name: member.split(' ')[1] ?? '' }))

/** The EIP-712 domain of a permit. */
interface Domain {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly verifyingContract: string
}

function separatorOf({ name, version, chainId, verifyingContract }: Domain): string {
  const words = [hash(`EIP712Domain(${DOMAIN.join(',')})`), hash(name), hash(version), wordOf(chainId)]
  const bytes = `${words.join('')}${addressWord(verifyingContract)}`.match(/../g) ?? []
  return hash(Uint8Array.from(bytes, byte => Number.parseInt(byte, 16)))
}

/**
 * Prepares an EIP-2612 permit: by a signature, the owner allows a spender exactly an amount of a token. Everything that
 * is signed is built here; the token's own domain values are used only if they yield the domain hash that the token
 * verifies with. `undefined` if the token does not support permits, or the account is a contract.
 *
 * @throws {HttpUnreachableError} no endpoint answered
 */
export async function preparePermit(request: EvmPermit): Promise<PreparedPermit | undefined> {
  const { rpc, token, from, network, gas, signal } = request
  const ask = (data: string): Promise<unknown> =>
    rpc.request('eth_call', [{ to: token, data }, 'latest'], signal).catch(ignoreRefusal)
  const [code, price, name, version, separator, typeHash, nonce] = await Promise.all([
    rpc.request('eth_getCode', [from, 'latest'], signal),
    rpc.request('eth_gasPrice', [], signal),
    ask(SELECTORS.name),
    ask(SELECTORS.version),
    ask(SELECTORS.separator),
    ask(SELECTORS.typeHash),
    ask(`${SELECTORS.nonces}${addressWord(from)}`),
  ])
  const perGas = parseQuantity(price)
  if (perGas === undefined) throw new MalformedReplyError()
  const domain: Domain = {
    name: parseContractText(name) ?? '',
    version: parseContractText(version) ?? '1',
    chainId: Number(network.id),
    verifyingContract: token,
  }
  const count = parseWord(nonce)
  const ownType = typeof typeHash === 'string' ? parseWord(typeHash) : undefined
  const isPermit = ownType === undefined || ownType === BigInt(`0x${hash(`Permit(${PERMIT.join(',')})`)}`)
  if (code !== '0x' || count === undefined || !isPermit) return undefined
  if (parseWord(separator) !== BigInt(`0x${separatorOf(domain)}`)) return undefined
  return {
    fee: gas === undefined ? undefined : perGas * gas,
    sign: sending => signPermit(request, { domain, nonce: count, signal: sending }),
  }
}

interface Signing {
  readonly domain: Domain
  readonly nonce: bigint
  readonly signal: AbortSignal | undefined
}

async function signPermit(
  { provider, activeAccount, rpc, network, from, token, spender, amount }: EvmPermit,
  { domain, nonce, signal }: Signing,
): ReturnType<PreparedPermit['sign']> {
  signal?.throwIfAborted()
  await checkWallet({ provider, activeAccount, from, network })
  const deadline = Math.floor(Date.now() / 1_000) + LIFETIME
  const message = {
    owner: from,
    spender,
    value: String(amount),
    nonce: String(nonce),
    deadline: String(deadline),
  }
  const types = { EIP712Domain: members(DOMAIN), Permit: members(PERMIT) }
  const typed = JSON.stringify({ types, primaryType: 'Permit', domain, message })
  let reply: unknown
  try {
    reply = await provider.request({ method: 'eth_signTypedData_v4', params: [from, typed] })
  } catch (cause) {
    if (isRejection(cause)) throw new TransactionRejectedError({ cause })
    return undefined // wallets that cannot sign typed data report it in many ways
  }
  const [, r, s, tail = ''] = SIGNATURE.exec(typeof reply === 'string' ? reply : '') ?? []
  if (!r || !s) return undefined
  const v = Number.parseInt(tail, 16)
  const words = [addressWord(from), addressWord(spender), wordOf(amount), wordOf(deadline)]
  const data = [...words, wordOf(v < V_BASE ? v + V_BASE : v), r, s].join('').toLowerCase()
  const isTaken = await isPermitted(rpc, { from, to: token, data: `${SELECTORS.permit}${data}` }, signal)
  return isTaken ? { data: `0x${data}`, expiresAt: deadline * 1_000 } : undefined
}

/** Whether the token accepts a signature, simulated. */
async function isPermitted(
  rpc: Rpc,
  call: { readonly from: string; readonly to: string; readonly data: string },
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    await rpc.request('eth_call', [call, 'latest'], signal)
    return true
  } catch (error) {
    if (error instanceof JsonRpcError) return false
    throw error
  }
}
