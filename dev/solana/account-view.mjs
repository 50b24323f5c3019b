import { toBase58 } from './transaction.mjs'

/** Owners of token accounts and mints, by the name nodes give them. @type {Record<string, string>} */
export const TOKEN_PROGRAMS = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'spl-token-2022',
}

/** Lengths of a mint and of a token account without extensions, in bytes; with some, a byte after 165 says which. */
const LENGTH = { mint: 82, account: 165 }
const KIND = { mint: 1, account: 2 }
/** Rent is no longer collected; nodes send this for every account. */
const RENT_EPOCH = 18446744073709551615
/** Longest data that base58 is allowed for, in bytes. */
const BASE58_LIMIT = 128

/** @typedef {{ lamports: bigint, programAddress: string, executable: boolean, data: Uint8Array }} StoredAccount */
/** @typedef {{ mint: string, owner: string, amount: bigint, state: number, isNative: boolean, delegate: string | undefined }} TokenAccount */

const view = (/** @type {Uint8Array} */ data) => new DataView(data.buffer, data.byteOffset, data.byteLength)
const keyAt = (/** @type {Uint8Array} */ data, /** @type {number} */ at) => toBase58(data.subarray(at, at + 32))

/** @param {StoredAccount} account @param {'mint' | 'account'} kind */
const isKind = ({ data, programAddress }, kind) =>
  programAddress in TOKEN_PROGRAMS &&
  (data.length === LENGTH[kind] || (data.length > LENGTH.account && data[LENGTH.account] === KIND[kind]))

/** @param {StoredAccount | undefined} account @returns {{ decimals: number, supply: bigint } | undefined} */
export function readMint(account) {
  if (!account || !isKind(account, 'mint') || !account.data[45]) return undefined
  return { decimals: account.data[44] ?? 0, supply: view(account.data).getBigUint64(36, true) }
}

/** @param {StoredAccount | undefined} account @returns {TokenAccount | undefined} */
export function readTokenAccount(account) {
  if (!account || !isKind(account, 'account') || !account.data[108]) return undefined
  const { data } = account
  return {
    mint: keyAt(data, 0),
    owner: keyAt(data, 32),
    amount: view(data).getBigUint64(64, true),
    delegate: data[72] ? keyAt(data, 76) : undefined,
    state: data[108] ?? 0,
    isNative: Boolean(data[109]),
  }
}

/** @param {bigint} amount @param {number} decimals how nodes tell an amount of tokens */
export function tokenAmount(amount, decimals) {
  const digits = String(amount).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return {
    amount: String(amount),
    decimals,
    uiAmount: Number(amount) / 10 ** decimals,
    uiAmountString: fraction ? `${whole}.${fraction}` : whole,
  }
}

/** @param {StoredAccount} account @param {(address: string) => StoredAccount | undefined} find */
function parsedData(account, find) {
  const program = TOKEN_PROGRAMS[account.programAddress]
  const mint = readMint(account)
  const { data } = account
  if (mint) {
    const info = {
      decimals: mint.decimals,
      supply: String(mint.supply),
      isInitialized: true,
      mintAuthority: data[0] ? keyAt(data, 4) : null,
      freezeAuthority: data[46] ? keyAt(data, 50) : null,
    }
    return { program, space: data.length, parsed: { type: 'mint', info } }
  }
  const token = readTokenAccount(account)
  if (!token) return undefined
  const decimals = readMint(find(token.mint))?.decimals ?? 0
  const info = {
    mint: token.mint,
    owner: token.owner,
    state: token.state === 2 ? 'frozen' : 'initialized',
    isNative: token.isNative,
    tokenAmount: tokenAmount(token.amount, decimals),
    ...(token.delegate ? { delegate: token.delegate } : {}),
  }
  return { program, space: data.length, parsed: { type: 'account', info } }
}

/**
 * An account as nodes send it.
 * @param {StoredAccount} account
 * @param {{ encoding?: unknown, dataSlice?: { offset: number, length: number } }} config
 * @param {(address: string) => StoredAccount | undefined} find
 */
export function showAccount(account, { encoding, dataSlice }, find) {
  const { lamports, programAddress, executable, data } = account
  const cut = dataSlice ? data.slice(dataSlice.offset, dataSlice.offset + dataSlice.length) : data
  const parsed = encoding === 'jsonParsed' ? parsedData(account, find) : undefined
  const isBase58 = (encoding === undefined || encoding === 'base58') && cut.length <= BASE58_LIMIT
  const text = isBase58 ? toBase58(cut) : Buffer.from(cut).toString('base64')
  const encoded = encoding === undefined && isBase58 ? text : [text, isBase58 ? 'base58' : 'base64']
  return {
    lamports: Number(lamports),
    owner: programAddress,
    executable,
    rentEpoch: RENT_EPOCH,
    space: data.length,
    data: parsed ?? encoded,
  }
}
