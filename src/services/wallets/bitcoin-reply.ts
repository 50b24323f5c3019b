import {
  accountTypeOf,
  BITCOIN_REFERENCES,
  type BitcoinNetworkName,
  isBitcoinAddress,
} from '../../core/chain/bitcoin-address.js'
import { fromBase64, fromHex, toBase64, toHex } from '../../core/encoding/bytes.js'
import type { Account } from '../../core/entities/account.js'
import { MalformedReplyError } from '../../core/errors/service.js'
import type { AccountType } from '../../core/entities/account-types.js'
import { parseWalletError } from './wallet-reply.js'
import { arrayOf, bytesOf, fieldOf, textOf } from './untrusted-values.js'

/** Maximum number of accounts kept per wallet. */
const MAX_ACCOUNTS = 100
/** Longest accepted address, key, path and name, in characters. */
const MAX_TEXT = 256
/** Largest accepted PSBT, in bytes; blocks are smaller. */
const MAX_PSBT = 4_000_000
/** Longest accepted signature, in characters. */
const MAX_SIGNATURE = 20_000

const TXID = /^[0-9a-f]{64}$/i
const PUBLIC_KEY = /^(?:0[23][0-9a-f]{64}|04[0-9a-f]{128}|[0-9a-f]{64})$/i
/** Every PSBT begins with these bytes: `psbt` and 0xff (BIP-174). */
const PSBT_MAGIC = '70736274ff'

/** The wallets' names of an address's purpose. */
const PURPOSES: ReadonlyMap<string, AccountType> = new Map([
  ['payment', 'payment'],
  ['ordinals', 'ordinal'],
  ['ordinal', 'ordinal'],
  ['stacks', 'stx'],
  ['p2wpkh', 'payment'],
  ['p2tr', 'ordinal'],
])

/** The wallets' names of their network. */
const NETWORKS: ReadonlyMap<string, BitcoinNetworkName> = new Map([
  ['mainnet', 'mainnet'],
  ['livenet', 'mainnet'],
  ['bitcoin_mainnet', 'mainnet'],
  ['bitcoin:mainnet', 'mainnet'],
  ['testnet', 'testnet'],
  ['testnet3', 'testnet'],
  ['testnet4', 'testnet'],
  ['bitcoin_testnet', 'testnet'],
  ['bitcoin_testnet4', 'testnet'],
  ['bitcoin:testnet', 'testnet'],
  ['signet', 'signet'],
  ['bitcoin_signet', 'signet'],
  ['bitcoin:signet', 'signet'],
  ['regtest', 'regtest'],
  ['bitcoin_regtest', 'regtest'],
  ['bitcoin:regtest', 'regtest'],
])

/** The network that a wallet names in any usual form, or in a wrapping object; `undefined` for others. */
export function parseBitcoinNetwork(value: unknown): BitcoinNetworkName | undefined {
  const inner = fieldOf(fieldOf(value, 'bitcoin'), 'name') ?? fieldOf(value, 'enum') ?? fieldOf(value, 'name') ?? value
  const name = textOf(inner, MAX_TEXT)?.toLowerCase()
  if (name === undefined) return undefined
  const references = Object.entries(BITCOIN_REFERENCES) as readonly (readonly [BitcoinNetworkName, string])[] // its keys
  return NETWORKS.get(name) ?? references.find(([, reference]) => name === `bip122:${reference}`)?.[0]
}

/** A public key as hex, from hex or bytes; `undefined` for anything else. */
export function parsePublicKey(value: unknown): string | undefined {
  const bytes = typeof value === 'string' ? undefined : bytesOf(value, MAX_TEXT)
  const text = bytes ? toHex(bytes) : value
  return typeof text === 'string' && PUBLIC_KEY.test(text) ? text.toLowerCase() : undefined
}

function readType(entry: unknown, address: string): AccountType {
  const said = textOf(fieldOf(entry, 'purpose') ?? fieldOf(entry, 'type'), MAX_TEXT)
  const symbol = fieldOf(entry, 'symbol')
  if (symbol === 'STX') return 'stx'
  return PURPOSES.get(said?.toLowerCase() ?? '') ?? accountTypeOf(address)
}

/** A public key or path of an account, from whichever field the wallet uses. */
const readPath = (entry: unknown): string | undefined => {
  const path = textOf(fieldOf(entry, 'derivationPath') ?? fieldOf(entry, 'path'), MAX_TEXT)
  return path !== undefined && /^m?(?:\/\d+['hH]?)+$/.test(path) ? path : undefined
}

function readAccount(entry: unknown): Account | undefined {
  const address = typeof entry === 'string' ? entry : textOf(fieldOf(entry, 'address'), MAX_TEXT)
  if (address === undefined) return undefined
  const type = readType(entry, address)
  if (type === 'stx' ? !/^S[0-9A-Z]{37,41}$/.test(address) : !isBitcoinAddress(address)) return undefined
  const publicKey = parsePublicKey(fieldOf(entry, 'publicKey'))
  const path = readPath(entry)
  return { address, type, ...(publicKey ? { publicKey } : {}), ...(path ? { path } : {}) }
}

/**
 * The accounts in a wallet's answer, a list of addresses or of objects with them, or an object around it: each address
 * once, at most 100, without invalid ones. `undefined` when there is no list.
 */
export function parseBitcoinAccounts(value: unknown): readonly Account[] | undefined {
  const list = fieldOf(value, 'addresses') ?? fieldOf(value, 'accounts') ?? value
  if (!Array.isArray(list)) return undefined
  const accounts = new Map<string, Account>()
  for (const entry of arrayOf(list, MAX_ACCOUNTS)) {
    const account = readAccount(entry)
    if (account && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return [...accounts.values()]
}

/**
 * A signature, as base64: given as base64 or hex digits, as bytes, or in an object's `signature`.
 *
 * @throws {MalformedReplyError} it is not one
 */
export function parseSignature(value: unknown): string {
  const inner = fieldOf(value, 'signature') ?? value
  const bytes = typeof inner === 'string' ? undefined : bytesOf(inner, MAX_SIGNATURE)
  const text = bytes ? toBase64(bytes) : textOf(inner, MAX_SIGNATURE)
  const hex = text === undefined || bytes ? undefined : fromHex(text)
  if (hex) return toBase64(hex)
  if (text === undefined || !fromBase64(text)?.length) throw new MalformedReplyError({ details: 'no signature' })
  return text
}

/** The bytes of a PSBT given as base64, hex digits or bytes; `undefined` if it is not one. */
export function readPsbt(value: unknown): Uint8Array | undefined {
  const text = textOf(value, MAX_PSBT * 2)
  const bytes = text === undefined ? bytesOf(value, MAX_PSBT) : (fromHex(text) ?? fromBase64(text))
  return bytes && toHex(bytes.subarray(0, 5)) === PSBT_MAGIC && bytes.length <= MAX_PSBT ? bytes : undefined
}

/**
 * A signed PSBT as base64, in any format that wallets use.
 *
 * @throws {MalformedReplyError} the reply contains no PSBT
 */
export function parsePsbt(value: unknown): string {
  const inner =
    ['psbt', 'hex', 'signedPsbt', 'psbtBase64'].map(name => fieldOf(value, name)).find(part => part) ?? value
  const bytes = readPsbt(inner)
  if (!bytes) throw new MalformedReplyError({ details: 'no PSBT' })
  return toBase64(bytes)
}

/** The id of a transaction, in any format that wallets use; `undefined` if the reply contains none. */
function readTxid(value: unknown): string | undefined {
  const inner = ['txid', 'txhash', 'txId'].map(name => fieldOf(value, name)).find(part => part) ?? value
  return typeof inner === 'string' && TXID.test(inner) ? inner.toLowerCase() : undefined
}

/**
 * A signed PSBT, with the id of the transaction where the wallet has sent it.
 *
 * @throws {MalformedReplyError} the reply contains no PSBT
 */
export function parseSignedPsbt(value: unknown): { readonly psbt: string; readonly txid?: string } {
  const txid = readTxid(fieldOf(value, 'txid'))
  return { psbt: parsePsbt(value), ...(txid ? { txid } : {}) }
}

/**
 * The id of a transaction, where the reply has to contain one.
 *
 * @throws {MalformedReplyError} it contains none
 */
export function parseTxid(value: unknown): string {
  const txid = readTxid(value)
  if (txid === undefined) throw new MalformedReplyError({ details: 'no transaction id' })
  return txid
}

/**
 * The result in a JSON-RPC-like answer: of sats-connect, Leather and WBIP 001. Anything else is returned unchanged.
 *
 * @throws {Error} with the `code` and message of the answer's error
 */
export function unwrapAnswer(value: unknown): unknown {
  const error = fieldOf(value, 'error')
  if (error !== undefined && error !== null) {
    const { code, message } = parseWalletError(error)
    throw Object.assign(new Error(message, { cause: error }), { code })
  }
  const result = fieldOf(value, 'result')
  return result === undefined ? value : result
}
