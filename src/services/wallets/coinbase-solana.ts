import { safeIcon } from '../../core/url.js'
import { type BoundObject, bindObject } from './bound-object.js'
import { callable, fieldOf, textOf } from './hostile.js'

/** Where Coinbase Wallet puts its Solana object, outside of Wallet Standard (WIRE 9.3), and what is used of it. */
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
  /** A data URI; `undefined` when there is none that may be shown. */
  readonly icon: string | undefined
  /** The address that the site may see now. */
  address(): string | undefined
}

/** An address out of a key object of web3.js 1, or as a text. */
function addressOf(key: unknown): string | undefined {
  const write = callable(fieldOf(key, 'toBase58')) ?? callable(fieldOf(key, 'toString'))
  try {
    return textOf(write ? Reflect.apply(write, key, []) : key, MAX_ADDRESS)
  } catch {
    return undefined
  }
}

/** Coinbase Wallet's Solana object in the page; `undefined` when it is not there. Never throws. */
export function readCoinbaseSolana(page: object = window): CoinbaseSolana | undefined {
  const bound = bindObject(fieldOf(page, PLACE), METHODS)
  if (!bound) return undefined
  return {
    bound,
    icon: safeIcon(fieldOf(bound.raw, 'icon')),
    address: () => addressOf(fieldOf(bound.raw, 'publicKey')),
  }
}
