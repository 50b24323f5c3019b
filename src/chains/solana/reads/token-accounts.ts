import { decodeBase64 } from '../../../core/encoding/base64.js'
import { encodeBase58 } from '../../../core/encoding/base58.js'
import { TokenTransferError } from '../../../core/errors/transaction.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import { parseTransferFees, type TransferFees } from './transfer-fee.js'

/** The two token programs; their mints and accounts have the same initial layout. */
export const TOKEN_PROGRAMS = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

/** Offsets in the data of a mint, in bytes. */
const MINT = { size: 82, decimals: 44, initialized: 45 }
/** Length of a token account without extensions, and where the keys of its mint and of its owner end, in bytes. */
const ACCOUNT = { size: 165, mint: 32, owner: 64 }
/** With extensions, the byte after an account's length is its type. */
const KIND_OF_ACCOUNT = 2

/** An account in an endpoint's format. */
export interface RawAccount {
  /** The program that it belongs to. */
  readonly owner: string
  readonly data: Uint8Array
  readonly lamports: bigint
}

/** Parses an account from an endpoint's base64 answer; `undefined` if the answer holds no account. */
export function parseRawAccount(value: unknown): RawAccount | undefined {
  const owner = textOf(fieldOf(value, 'owner'), 44)
  const [text] = arrayOf(fieldOf(value, 'data'), 2)
  const data = typeof text === 'string' ? decodeBase64(text) : undefined
  const lamports = fieldOf(value, 'lamports')
  if (owner === undefined || !data || typeof lamports !== 'number' || !Number.isInteger(lamports)) return undefined
  return { owner, data, lamports: BigInt(lamports) }
}

/** Reads accounts, in the order of their addresses; `undefined` for one that does not exist. */
export async function readAccounts(
  rpc: Rpc,
  addresses: readonly string[],
  signal?: AbortSignal,
): Promise<readonly (RawAccount | undefined)[]> {
  const config = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc.request('getMultipleAccounts', [addresses, config], signal)
  const values = arrayOf(fieldOf(answer, 'value'), addresses.length)
  return addresses.map((_, index) => parseRawAccount(values[index]))
}

/** A mint's program and decimals, and the fees that the token itself takes of transfers, if any. */
export interface Mint {
  readonly program: string
  readonly decimals: number
  readonly fees: TransferFees | undefined
}

const isTokenProgram = (owner: string): boolean => Object.values<string>(TOKEN_PROGRAMS).includes(owner)

/**
 * The data of a mint account.
 *
 * @throws {TokenTransferError} there is no such token
 */
export function toMint(account: RawAccount | undefined): Mint {
  const decimals = account?.data[MINT.decimals]
  if (!account || !isTokenProgram(account.owner) || decimals === undefined || !account.data[MINT.initialized])
    throw new TokenTransferError({ details: 'There is no such token.' })
  return { program: account.owner, decimals, fees: parseTransferFees(account.data) }
}

/** The mint and the holder of a token account; `undefined` if the account is not one. */
export function toTokenAccount(
  account: RawAccount | undefined,
): { readonly mint: string; readonly holder: string } | undefined {
  if (!account || !isTokenProgram(account.owner)) return undefined
  const { data } = account
  const isAccount = data.length === ACCOUNT.size || data[ACCOUNT.size] === KIND_OF_ACCOUNT
  if (!isAccount) return undefined
  const mint = encodeBase58(data.slice(0, ACCOUNT.mint))
  return { mint, holder: encodeBase58(data.slice(ACCOUNT.mint, ACCOUNT.owner)) }
}
