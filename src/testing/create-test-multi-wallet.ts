import { createTestBitcoinWallet } from './bitcoin/create-test-bitcoin-wallet.js'
import {
  createTestSolanaWallet,
  type TestSolanaWallet,
  type TestSolanaWalletOptions,
} from './solana/create-test-solana-wallet.js'
import { createTestWallet } from './create-test-wallet.js'
import type { TestBitcoinWallet, TestBitcoinWalletOptions } from './bitcoin/types.js'
import { callable } from '../services/wallets/untrusted-values.js'
import { DEFAULT_ICON } from './icon.js'
import { isRecord } from './shapes.js'
import { StandardPresence } from './standard-presence.js'
import type { StandardTestAccount, StandardTestWallet } from './standard-host.js'
import type { AnnounceMode, TestWallet, TestWalletOptions } from './types.js'

/** Options of `createTestMultiWallet`. Those of each family are the same as for a wallet of that family alone. */
export interface TestMultiWalletOptions {
  /** The name that sites show, the same in every family; default: "Test Multi Wallet". */
  readonly name?: string
  readonly icon?: string
  readonly evm?: Omit<TestWalletOptions, 'name' | 'icon' | 'announce'>
  readonly solana?: Omit<TestSolanaWalletOptions, 'name' | 'icon' | 'register'>
  readonly bitcoin?: Omit<TestBitcoinWalletOptions, 'name' | 'icon' | 'announce' | 'presence'>
  /** Where every family remembers the site across reloads; by default, only in memory. */
  readonly storage?: Storage | 'local' | 'session'
  /** When to announce and register; default: `now`. */
  readonly announce?: AnnounceMode
  /** Whether connecting one family disconnects the others, as in some wallets; default: `false`. */
  readonly exclusive?: boolean
}

/** One wallet in three families: each part is scripted and inspected like the wallet of its family. */
export interface TestMultiWallet {
  readonly name: string
  readonly evm: TestWallet
  readonly solana: TestSolanaWallet
  readonly bitcoin: TestBitcoinWallet
  /** The object that registers through the Wallet Standard for both families. */
  readonly wallet: StandardTestWallet
  /** Announces and registers the wallet now, regardless of `announce`. */
  announce(): void
  /** Locks all families, as a wallet with a single password does. */
  lock(options?: { readonly refuse?: boolean }): Promise<void>
  /** Unlocks all families; each sends its accounts to an authorised site again. */
  unlock(): Promise<void>
  /** Removes everything from the page. */
  uninstall(): void
  /** Clears scripted answers and calls of all families, but keeps the site's permission. */
  clear(): Promise<void>
}

type Feature = Readonly<Record<string, (...inputs: readonly unknown[]) => unknown>>

interface StandardPart {
  readonly chains: readonly string[]
  readonly features: Readonly<Record<string, Feature>>
  readonly accounts: readonly StandardTestAccount[]
}

const isPart = (value: unknown): value is StandardPart =>
  isRecord(value) && Array.isArray(value['chains']) && isRecord(value['features'])

function partOf(value: unknown): StandardPart {
  if (!isPart(value)) throw new TypeError('Expected a Wallet Standard wallet')
  return value
}

/** Whether a change is of a family's accounts, and not an odd one that a test sends. */
function namesAccounts(change: unknown, part: StandardPart): boolean {
  const named = isRecord(change) ? change['accounts'] : undefined
  const isOwn = (one: unknown): boolean => part.accounts.some(own => own === one)
  return Array.isArray(named) && named.length === part.accounts.length && named.every(isOwn)
}

/** Combines the objects of two families into one, with the accounts and events of both. */
function joinStandard(solana: TestSolanaWallet, bitcoin: TestBitcoinWallet): StandardTestWallet {
  const parts = [partOf(solana.wallet), partOf(bitcoin.standard)]
  const accounts = (): readonly StandardTestAccount[] => parts.flatMap(part => part.accounts)
  const on = (event: string, listener: (change: unknown) => void): (() => void) => {
    const stops = parts.map(part => {
      const notify = (change: unknown): void =>
        listener(namesAccounts(change, part) ? { accounts: accounts() } : change)
      return callable(part.features['standard:events']?.['on']?.(event, notify))
    })
    return () => stops.forEach(stop => stop?.())
  }
  const disconnect = async (): Promise<void> => {
    await partOf(solana.wallet).features['standard:disconnect']?.['disconnect']?.()
    bitcoin.revoke()
  }
  return {
    version: '1.0.0',
    name: solana.wallet.name,
    icon: solana.wallet.icon,
    chains: parts.flatMap(({ chains }) => chains),
    features: {
      ...partOf(bitcoin.standard).features,
      ...solana.wallet.features,
      'standard:disconnect': { version: '1.0.0', disconnect },
      'standard:events': { version: '1.0.0', on },
    },
    get accounts() {
      return accounts()
    },
  }
}

/** Makes a connecting family disconnect the others. */
function makeExclusive({ evm, solana, bitcoin }: Pick<TestMultiWallet, 'evm' | 'solana' | 'bitcoin'>): void {
  const revokeSolana = (): void => void (solana.authorized && solana.revoke())
  evm.provider.on?.('accountsChanged', accounts => {
    if (!Array.isArray(accounts) || !accounts.length) return
    revokeSolana()
    bitcoin.revoke()
  })
  const notified = { solana: solana.authorized, bitcoin: bitcoin.authorized }
  const look = (): void => {
    const [before, now] = [{ ...notified }, { solana: solana.authorized, bitcoin: bitcoin.authorized }]
    Object.assign(notified, now)
    if ((!before.solana && now.solana) || (!before.bitcoin && now.bitcoin)) evm.revoke()
    if (!before.solana && now.solana) bitcoin.revoke()
    if (!before.bitcoin && now.bitcoin) revokeSolana()
  }
  for (const part of [partOf(solana.wallet), partOf(bitcoin.standard)])
    part.features['standard:events']?.['on']?.('change', look)
}

/**
 * Creates one wallet that supports EVM, Solana and Bitcoin: it announces itself through EIP-6963 and registers one
 * object through the Wallet Standard, with the same name and icon. It is in the page when the promise resolves;
 * `uninstall()` removes it.
 */
export async function createTestMultiWallet(options: TestMultiWalletOptions = {}): Promise<TestMultiWallet> {
  const { name = 'Test Multi Wallet', icon = DEFAULT_ICON, announce = 'now', storage } = options
  const shared = { name, icon, ...(storage === undefined ? {} : { storage }) }
  const keyOf = (family: string): string => `test-multi-wallet:${name}:${family}`
  const evm = createTestWallet({ ...shared, storageKey: keyOf('evm'), ...options.evm, announce })
  const solana = await createTestSolanaWallet({
    ...shared,
    storageKey: keyOf('solana'),
    ...options.solana,
    register: false,
  })
  const bitcoin = createTestBitcoinWallet({
    ...shared,
    storageKey: keyOf('bitcoin'),
    ...options.bitcoin,
    announce: 'late',
  })
  if (bitcoin.authorized) await bitcoin.getAddresses()
  if (options.exclusive) makeExclusive({ evm, solana, bitcoin })
  const wallet = joinStandard(solana, bitcoin)
  const presence = new StandardPresence(wallet, announce)
  presence.install()
  return {
    name,
    evm,
    solana,
    bitcoin,
    wallet,
    announce: () => {
      evm.announce()
      presence.register()
    },
    lock: async lockOptions => {
      evm.lock(lockOptions)
      bitcoin.lock(lockOptions)
      await solana.lock(lockOptions)
    },
    unlock: async () => void (await Promise.all([evm, solana, bitcoin].map(part => part.unlock()))),
    uninstall: () => {
      presence.uninstall()
      for (const part of [evm, solana, bitcoin]) part.uninstall()
    },
    clear: async () => {
      evm.clear()
      bitcoin.clear()
      await solana.clear()
    },
  }
}
