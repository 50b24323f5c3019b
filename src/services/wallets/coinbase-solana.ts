import { safeIcon } from '../../core/url.js'
import { type BoundObject, bindObject } from './bound-object.js'
import { callable, fieldOf, textOf } from './untrusted-values.js'

/** The location of Coinbase Wallet's Solana object, outside Wallet Standard (WIRE 9.3), and its used functions. */
const PLACE = 'coinbaseSolana'
const METHODS = [
  'connect',
  'disconnect',
  'signMessage',
  'signTransaction',
  'signAllTransactions',
  'signAndSendTransaction',
]

/** Longest address read, in characters. */
const MAX_ADDRESS = 64

/** Coinbase Wallet's Solana object. */
export interface CoinbaseSolana {
  readonly bound: BoundObject
  /** A data URI; `undefined` if there is no valid one. */
  readonly icon: string | undefined
  /** The address that the site may see now. */
  address(): string | undefined
}

/** An address from a key object of web3.js 1, or from a string. */
function addressOf(key: unknown): string | undefined {
  const write = callable(fieldOf(key, 'toBase58')) ?? callable(fieldOf(key, 'toString'))
  try {
    return textOf(write ? Reflect.apply(write, key, []) : key, MAX_ADDRESS)
  } catch {
    return undefined
  }
}

/** Coinbase Wallet's Solana object in the page; `undefined` if absent. Never throws. */
export function readCoinbaseSolana(page: object = window): CoinbaseSolana | undefined {
  const bound = bindObject(fieldOf(page, PLACE), METHODS)
  if (!bound) return undefined
  return {
    bound,
    icon: safeIcon(fieldOf(bound.raw, 'icon')),
    address: () => addressOf(fieldOf(bound.raw, 'publicKey')),
  }
}
