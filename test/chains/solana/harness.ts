import type { SolanaProvider } from '../../../src/core/entities/solana-provider.js'
import type { AdapterContext } from '../../../src/chains/adapter.js'
import { SolanaAdapter } from '../../../src/chains/solana/adapter.js'
import { compile, solInstructions } from '../../../src/chains/solana/transfers/transfer-message.js'
import { solana, solanaDevnet } from '../../../src/networks.js'
import {
  createTestSolanaWallet,
  SOLANA_ACCOUNTS,
  type TestSolanaWallet,
  type TestSolanaWalletOptions,
} from '../../../src/testing/index.js'
import { afterTest, contextOf, startAdapter, type Started, toNetwork } from '../shared/harness.js'

/** The name, and with it the connector id, of the wallets of these tests. */
export const ID = 'Test Solana Wallet'

export const [first, second] = [SOLANA_ACCOUNTS[0].address, SOLANA_ACCOUNTS[1].address]

/** Puts a wallet in the page until the test is over. */
export async function makeWallet(options: TestSolanaWalletOptions = {}): Promise<TestSolanaWallet> {
  const wallet = await createTestSolanaWallet(options)
  afterTest(() => wallet.uninstall())
  return wallet
}

export const mainnet = toNetwork(solana)
export const devnet = toNetwork(solanaDevnet)

/** An adapter and its events. */
export type Harness = Started<SolanaAdapter>

/** Starts an adapter until the test is over. */
export const makeAdapter = (context: Partial<AdapterContext> = {}): Harness =>
  startAdapter(new SolanaAdapter({ ...contextOf([mainnet, devnet]), ...context }))

/** A connected adapter with its wallet and provider. */
export async function makeConnected(
  options: TestSolanaWalletOptions = {},
  context: Partial<AdapterContext> = {},
): Promise<Harness & { readonly wallet: TestSolanaWallet; readonly provider: SolanaProvider }> {
  const wallet = await makeWallet(options)
  const harness = makeAdapter(context)
  await harness.adapter.wallets.connect(options.name ?? ID)
  return { ...harness, wallet, provider: harness.adapter.wallets.provider(options.name ?? ID) as SolanaProvider }
}

/** How often a function was called. */
export const count = (wallet: TestSolanaWallet, method: string): number =>
  wallet.calls.filter(call => call.method === method).length

/** An unsigned transfer of SOL between two accounts. */
export const transfer = (from: string = first, to: string = second, amount = 5n): Uint8Array =>
  compile(from, solInstructions(from, to, amount), {
    blockhash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    lastValidBlockHeight: 100n,
  })

/** Answers of one endpoint, by method: a value, or a function of the params that may throw `{ code, message }`. */
export type Answers = Readonly<Record<string, unknown>>

/** A call as an endpoint got it. */
export interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
}

let served = 0

const isAnswer = (value: unknown): value is (...params: readonly unknown[]) => unknown => typeof value === 'function'

/** An endpoint until the test is over: its address, and what it was asked. */
export function serve(answers: Answers): { readonly url: string; readonly asked: Asked[] } {
  served += 1
  const url = `https://rpc${served}.example/`
  const asked: Asked[] = []
  const { fetch } = window
  afterTest(() => void (window.fetch = fetch))
  const reply = ({ id, method, params }: Asked & { id: unknown }): object => {
    asked.push({ method, params })
    const all: Answers = { getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', ...answers }
    const answer = all[method]
    try {
      return { jsonrpc: '2.0', id, result: isAnswer(answer) ? answer(...params) : answer }
    } catch (error) {
      return { jsonrpc: '2.0', id, error }
    }
  }
  window.fetch = (input, init) => {
    if (String(input instanceof Request ? input.url : input) !== url) return fetch(input, init)
    const body: unknown = JSON.parse(String(init?.body))
    return Promise.resolve(
      Response.json(Array.isArray(body) ? body.map(reply) : reply(body as Parameters<typeof reply>[0])),
    )
  }
  return { url, asked }
}

/** Checks a signature with the browser's own ed25519. */
export async function verifies(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(publicKey), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
}
