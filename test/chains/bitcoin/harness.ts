import type { AdapterContext } from '../../../src/chains/adapter.js'
import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
import { BitcoinAdapter } from '../../../src/chains/bitcoin/adapter.js'
import type { BitcoinProvider } from '../../../src/chains/bitcoin/index.js'
import * as listed from '../../../src/chains/networks/bitcoin.js'
import {
  createTestBitcoinWallet,
  REGTEST_ACCOUNTS,
  type TestBitcoinWallet,
  type TestBitcoinWalletOptions,
} from '../../../src/testing/index.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { afterTest, contextOf, startAdapter, type Started, toNetwork } from '../shared/harness.js'

export const bitcoin = toNetwork(listed.bitcoin)
export const testnet = toNetwork(listed.bitcoinTestnet)
export const regtest = toNetwork(listed.bitcoinRegtest)

/** The first funded account. */
export const [ACCOUNT] = REGTEST_ACCOUNTS

/** Puts a wallet in the page until the test is over. */
export function makeWallet(options: TestBitcoinWalletOptions = {}): TestBitcoinWallet {
  const wallet = createTestBitcoinWallet(options)
  afterTest(() => wallet.uninstall())
  return wallet
}

/** An adapter and its events. */
export interface Harness extends Started<BitcoinAdapter> {
  /** Connects and also returns the provider. */
  readonly connect: (id: string) => Promise<{ readonly result: ConnectResult; readonly provider: BitcoinProvider }>
}

/** Starts an adapter until the test is over. */
export function makeAdapter(context: Partial<AdapterContext> = {}): Harness {
  const { adapter, events } = startAdapter(new BitcoinAdapter({ ...contextOf([regtest]), ...context }))
  const connect: Harness['connect'] = async id => {
    const result = await adapter.wallets.connect(id)
    const provider = adapter.wallets.provider(id)
    if (!provider) throw new Error('no provider')
    return { result, provider }
  }
  return { adapter, events, connect }
}

/** Waits until something is true. */
export const until = (check: () => boolean): Promise<void> => waitUntil(check, 'It never came true')

/** Puts an object into the page until the test is over. */
export function putInPage(name: string, value: unknown): void {
  Object.defineProperty(window, name, { value, configurable: true, writable: true })
  afterTest(() => void Reflect.deleteProperty(window, name))
}

/** Answers `fetch` from a table of path ends until the test is over; keeps what was asked. */
export function answerFetch(answers: Readonly<Record<string, (init?: RequestInit) => Response>>): readonly string[] {
  const asked: string[] = []
  const before = window.fetch
  window.fetch = async (input, init) => {
    const url = String(input)
    asked.push(`${init?.method ?? 'GET'} ${url}`)
    const found = Object.entries(answers).find(([end]) => url.endsWith(end))
    return found ? found[1](init) : new Response('', { status: 404 })
  }
  afterTest(() => void (window.fetch = before))
  return asked
}
