import { isEvmAddress } from '../../core/address.js'

/** Most accounts kept of one wallet; the list is cut, its first entry stays the active account. */
const MAX_ACCOUNTS = 100

const HEX = /^0x[0-9a-f]+$/i
const DECIMAL = /^\d{1,16}$/

/** Reads a hostile object's field: absent when its getter or proxy throws. */
function field(value: unknown, name: string): unknown {
  try {
    return value !== null && typeof value === 'object' ? (Reflect.get(value, name) as unknown) : undefined
  } catch {
    return undefined
  }
}

/**
 * The accounts of an `eth_accounts` or `eth_requestAccounts` answer: unique without regard to case, the active one
 * first, at most 100 of them. `undefined` when it is no list or anything looked at in it is no EVM address.
 */
export function parseAccounts(value: unknown): readonly string[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const listed: readonly unknown[] = value.slice(0, MAX_ACCOUNTS)
    if (!listed.every(isEvmAddress)) return undefined
    const unique = new Map<string, string>()
    for (const given of listed) {
      const address = given.startsWith('0x') ? given : `0x${given}`
      const key = address.toLowerCase()
      if (!unique.has(key)) unique.set(key, address)
    }
    return [...unique.values()]
  } catch {
    return undefined
  }
}

/** A chain id given as a number, a decimal text or 0x-hex; `undefined` unless it is a positive safe integer. */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && (HEX.test(value) || DECIMAL.test(value))
  const id = typeof value === 'number' || isText ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** What can be told of a failure that a wallet threw, of whatever shape. */
export interface WalletFault {
  /** EIP-1193 or JSON-RPC code. */
  readonly code: number | undefined
  /** Code of the error that the wallet wrapped, `data.originalError.code`. */
  readonly originalCode: number | undefined
  /** The wallet's words; empty when it gave none. */
  readonly message: string
}

/** Codes are numbers; some wallets write them as texts. */
function toCode(value: unknown): number | undefined {
  const code = typeof value === 'string' ? Number(value) : value
  return typeof code === 'number' && !Number.isNaN(code) ? code : undefined
}

/** Reads a failure that a wallet threw: an error, a plain object, a text, or nothing at all. */
export function parseWalletFault(thrown: unknown): WalletFault {
  const message = typeof thrown === 'string' ? thrown : field(thrown, 'message')
  return {
    code: toCode(field(thrown, 'code')),
    originalCode: toCode(field(field(field(thrown, 'data'), 'originalError'), 'code')),
    message: typeof message === 'string' ? message : '',
  }
}
