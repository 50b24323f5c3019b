import { isRecord } from './shapes.js'
import type { TestWalletOptions } from './types.js'

/** Whether a wallet is locked and, if so, whether connecting waits for unlocking or is refused. */
export type Lock = 'open' | 'waits' | 'refuses'

const LOCKS: readonly unknown[] = ['open', 'waits', 'refuses'] satisfies readonly Lock[]

/** What a wallet remembers about the site. */
export interface SiteMemory {
  readonly authorized: boolean
  readonly chainId: number
  /** Addresses that replace those of the keys, after the visitor changed the list. */
  readonly accounts?: readonly string[]
  /** Chains added by the site, chain id to RPC URL. */
  readonly added: Readonly<Record<string, string>>
  /** Unlocked by default. */
  readonly lock?: Lock
}

/** Reads and writes the memory in a `Storage`, or in memory only; denied or corrupt storage counts as empty. */
export class SiteMemoryStore {
  #storage: Storage | undefined
  readonly #key: string
  readonly #initial: SiteMemory
  #memory: SiteMemory

  constructor(initial: SiteMemory, key: string, storage?: TestWalletOptions['storage']) {
    this.#initial = initial
    this.#memory = initial
    this.#key = key
    this.#storage = toStorage(storage)
  }

  /** The current memory; another tab may have changed it. */
  get(): SiteMemory {
    if (!this.#storage) return this.#memory
    try {
      return parseMemory(this.#storage.getItem(this.#key), this.#initial)
    } catch {
      return this.#memory
    }
  }

  /** Changes some of it. */
  set(change: Partial<SiteMemory>): void {
    this.#memory = { ...this.get(), ...change }
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#memory))
    } catch {
      // If storage is full or denied, only this page's memory is used.
      this.#storage = undefined
    }
  }

  /** The current lock. */
  get lock(): Lock {
    return this.get().lock ?? 'open'
  }

  /** Locks or unlocks. */
  set lock(lock: Lock) {
    if (lock !== this.lock) this.set({ lock })
  }

  /** The memory before and after another tab changed it; `undefined` for any other storage event. */
  parseChange(event: StorageEvent): readonly [SiteMemory, SiteMemory] | undefined {
    if (!this.#storage || event.storageArea !== this.#storage || event.key !== this.#key) return undefined
    return [parseMemory(event.oldValue, this.#initial), parseMemory(event.newValue, this.#initial)]
  }
}

function toStorage(storage: TestWalletOptions['storage']): Storage | undefined {
  try {
    if (storage === 'local') return localStorage
    return storage === 'session' ? sessionStorage : storage
  } catch {
    return undefined
  }
}

function parseMemory(text: string | null, initial: SiteMemory): SiteMemory {
  const value = parseJson(text)
  if (!isRecord(value)) return initial
  const { authorized, chainId, accounts, added, lock } = value
  return {
    authorized: authorized === true,
    chainId: typeof chainId === 'number' ? chainId : initial.chainId,
    ...(isTexts(accounts) ? { accounts } : {}),
    added: isTextRecord(added) ? added : initial.added,
    ...(isLock(lock) ? { lock } : {}),
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isLock = (value: unknown): value is Lock => LOCKS.includes(value)
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)
const isTextRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText)
