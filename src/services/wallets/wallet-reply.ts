import { fieldOf, textOf } from './untrusted-values.js'

const HEX = /^0x[0-9a-f]+$/i
const DECIMAL = /^\d{1,16}$/

/** Longest accepted signature, in characters. */
const MAX_SIGNATURE = 20_000

/** A chain id given as a number, a decimal string or 0x-hex; `undefined` unless it is a positive safe integer. */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && (HEX.test(value) || DECIMAL.test(value))
  const id = typeof value === 'number' || isText ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The information in a failure that a wallet threw, whatever its shape. */
export interface WalletErrorData {
  /** EIP-1193 or JSON-RPC code. */
  readonly code: number | undefined
  /** Code of the error that the wallet wrapped, `data.originalError.code`. */
  readonly originalCode: number | undefined
  /** The wallet's message; empty if it gave none. */
  readonly message: string
}

/** Codes are numbers; some wallets use strings. */
function toCode(value: unknown): number | undefined {
  const code = typeof value === 'string' ? Number(value) : value
  return typeof code === 'number' && !Number.isNaN(code) ? code : undefined
}

/** Parses a failure that a wallet threw: an error, a plain object, a string, or nothing at all. */
export function parseWalletError(thrown: unknown): WalletErrorData {
  const message = typeof thrown === 'string' ? thrown : fieldOf(thrown, 'message')
  return {
    code: toCode(fieldOf(thrown, 'code')),
    originalCode: toCode(fieldOf(fieldOf(fieldOf(thrown, 'data'), 'originalError'), 'code')),
    message: typeof message === 'string' ? message : '',
  }
}

/** The signature in a wallet's answer: the answer itself, its `signature`, or that of its `signature` (Cosmos). */
export function parseSignature(answer: unknown): string | undefined {
  const signature = fieldOf(answer, 'signature')
  const [found] = [answer, signature, fieldOf(signature, 'signature')].flatMap(
    text => textOf(text, MAX_SIGNATURE) ?? [],
  )
  return found
}
