import { ConnectError } from '../../core/errors/attempt.js'
import { signal, untracked } from '../../core/signal.js'
import { cleanLabel } from '../../core/text/label.js'
import { safeIcon } from '../../core/url.js'
import { walletRequests } from './wallet-requests.js'
import { arrayOf, bytesOf, callable, fieldOf, keysOf, textOf } from './untrusted-values.js'

/** An account of a Wallet Standard wallet, copied on receipt. */
export interface StandardAccount {
  readonly address: string
  /** Empty if the wallet gave none. */
  readonly publicKey: Uint8Array
  /** CAIP-2-like ids such as `solana:mainnet`. */
  readonly chains: readonly string[]
  /** Names such as `solana:signTransaction`. */
  readonly features: readonly string[]
  readonly label?: string
  /** The wallet's own object, which its functions expect back. */
  readonly raw: object
}

/** A Wallet Standard wallet. All calls go through functions captured when first seen (SECURITY: SEC-W5). */
export interface StandardWallet {
  /** The same for every family of one wallet, for the lifetime of the page. */
  readonly key: string
  readonly name: string
  /** A data URI; `undefined` if the wallet has no valid one. */
  readonly icon: string | undefined
  /** The wallet's own object, for sites that ask for it. */
  readonly raw: object
  /** The chains it currently reports as supported. */
  chains(): readonly string[]
  /** Whether it currently has a feature. */
  has(feature: string): boolean
  /** The accounts the site may see now. */
  accounts(): readonly StandardAccount[]
  /** A plain value that a feature states, such as `supportedTransactionVersions`. */
  stated(feature: string, name: string): unknown
  /**
   * Calls a feature's function, such as `standard:connect`'s `connect`. Always returns a promise, whatever the wallet
   * does.
   *
   * @throws {ConnectError} the wallet lacks the feature
   */
  call(feature: string, method: string, ...inputs: readonly unknown[]): Promise<unknown>
  /** Listens for changes of accounts, chains or features, until the returned function is called. */
  onChange(listener: () => void): () => void
  /** Stops listening to the wallet. */
  stop(): void
}

/** Maximum number of accounts, chains and features read per wallet. */
const MAX_ENTRIES = 100
/** Longest accepted address, chain id and feature name, in characters. */
const MAX_TEXT = 128

const keys = new WeakMap<object, string>()
/** The number of wallets with a key. */
const count = signal(0)

/** A wallet's identity: its object, so that every family finds the same one. */
function keyOf(wallet: object): string {
  const key = keys.get(wallet)
  if (key) return key
  const number = untracked(() => count.get()) + 1
  count.set(number)
  keys.set(wallet, `standard:${number}`)
  return `standard:${number}`
}

const textsOf = (value: unknown): readonly string[] =>
  arrayOf(value, MAX_ENTRIES).flatMap(entry => textOf(entry, MAX_TEXT) ?? [])

function readAccount(value: unknown): StandardAccount | undefined {
  const address = textOf(fieldOf(value, 'address'), MAX_TEXT)
  if (address === undefined || typeof value !== 'object' || value === null) return undefined
  const label = cleanLabel(fieldOf(value, 'label'))
  return {
    address,
    publicKey: bytesOf(fieldOf(value, 'publicKey')) ?? new Uint8Array(),
    chains: textsOf(fieldOf(value, 'chains')),
    features: textsOf(fieldOf(value, 'features')),
    ...(label === undefined ? {} : { label }),
    raw: value,
  }
}

/** The accounts in a wallet's answer, each address once, without invalid ones; `undefined` if it is not a list. */
export function parseStandardAccounts(value: unknown): readonly StandardAccount[] | undefined {
  if (!Array.isArray(value)) return undefined
  const accounts = new Map<string, StandardAccount>()
  for (const entry of arrayOf(value, MAX_ENTRIES)) {
    const account = readAccount(entry)
    if (account && !accounts.has(account.address)) accounts.set(account.address, account)
  }
  return [...accounts.values()]
}

/** The functions and plain values of a feature, each read once. */
type Feature = ReadonlyMap<string, unknown>

function readFeature(feature: unknown): Feature {
  const parts = new Map<string, unknown>()
  for (const name of keysOf(feature, MAX_ENTRIES)) {
    const part = fieldOf(feature, name)
    const run = callable(part)
    parts.set(name, run ? (...inputs: readonly unknown[]): unknown => Reflect.apply(run, feature, inputs) : part)
  }
  return parts
}

/** Whether a call shows no prompt; any other may show one in the page. */
const isSilent = (method: string, input: unknown): boolean =>
  method === 'disconnect' || (method === 'connect' && fieldOf(input, 'silent') === true)

class BoundWallet implements StandardWallet {
  readonly key: string
  readonly #features = new Map<string, Feature>()
  readonly #listeners = new Set<() => void>()
  #now: ReadonlySet<string> = new Set()
  #off: (() => unknown) | undefined

  constructor(
    readonly raw: object,
    readonly name: string,
    readonly icon: string | undefined,
  ) {
    this.key = keyOf(raw)
    this.#bind()
    const on = callable(this.#features.get('standard:events')?.get('on'))
    if (!on) return
    try {
      this.#off = callable(on('change', () => this.#change()))
    } catch {
      // a wallet without working events is simply silent
    }
  }

  chains(): readonly string[] {
    return textsOf(fieldOf(this.raw, 'chains'))
  }

  has(feature: string): boolean {
    return this.#now.has(feature)
  }

  accounts(): readonly StandardAccount[] {
    return parseStandardAccounts(fieldOf(this.raw, 'accounts')) ?? []
  }

  stated(feature: string, name: string): unknown {
    return this.#now.has(feature) ? this.#features.get(feature)?.get(name) : undefined
  }

  call(feature: string, method: string, ...inputs: readonly unknown[]): Promise<unknown> {
    const ask = (): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const run = callable(this.stated(feature, method))
        if (run) resolve(run(...inputs))
        else reject(new ConnectError({ details: `The wallet lacks ${feature}.` }))
      })
    return isSilent(method, inputs[0]) ? ask() : walletRequests.ask(ask)
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  stop(): void {
    this.#listeners.clear()
    try {
      this.#off?.()
    } catch {
      // no listener remains either way
    }
    this.#off = undefined
  }

  /** New features are read; known ones keep their captured functions. */
  #bind(): void {
    const features = fieldOf(this.raw, 'features')
    const names = keysOf(features, MAX_ENTRIES)
    for (const name of names)
      if (!this.#features.has(name)) this.#features.set(name, readFeature(fieldOf(features, name)))
    this.#now = new Set(names)
  }

  #change(): void {
    this.#bind()
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Wraps a Wallet Standard wallet that a page script registered; `undefined` if invalid. Never throws. */
export function bindStandardWallet(value: unknown): StandardWallet | undefined {
  const name = cleanLabel(fieldOf(value, 'name'))
  if (typeof value !== 'object' || value === null || name === undefined) return undefined
  const connect = callable(fieldOf(fieldOf(fieldOf(value, 'features'), 'standard:connect'), 'connect'))
  const bitcoin = callable(fieldOf(fieldOf(fieldOf(value, 'features'), 'bitcoin:connect'), 'connect'))
  return connect || bitcoin ? new BoundWallet(value, name, safeIcon(fieldOf(value, 'icon'))) : undefined
}
