import { decodeBase58 } from '../../../core/encoding/base58.js'
import { ConnectError } from '../../../core/errors/attempt.js'
import type { CoinbaseSolana } from '../../../services/wallets/coinbase-solana.js'
import { arrayOf, bytesOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import type { StandardAccount, StandardWallet } from '../../../services/wallets/standard-wallet.js'
import { bytesOfReply, PageTransaction } from './page-transaction.js'

type Inputs = readonly unknown[]

const EVENTS = ['connect', 'accountChanged', 'disconnect'] as const

/** Maximum number of transactions accepted from one call. */
const MAX_OUTPUTS = 1_000

/** Its Wallet Standard features, and the function behind each. */
const FEATURES: Readonly<Record<string, string>> = {
  'standard:connect': 'connect',
  'standard:disconnect': 'disconnect',
  'solana:signMessage': 'signMessage',
  'solana:signTransaction': 'signTransaction',
  'solana:signAndSendTransaction': 'signAndSendTransaction',
}

const transactionIn = (input: unknown): PageTransaction =>
  new PageTransaction(bytesOf(fieldOf(input, 'transaction')) ?? new Uint8Array())

/** Wraps Coinbase Wallet's Solana object as a Wallet Standard wallet, so that the family treats it like any other. */
export class CoinbaseWallet implements StandardWallet {
  readonly key = 'coinbaseSolana'
  readonly name = 'Coinbase Wallet'
  readonly #object: CoinbaseSolana
  readonly #stops = new Set<() => void>()

  constructor(object: CoinbaseSolana) {
    this.#object = object
  }

  get icon(): string | undefined {
    return this.#object.icon
  }

  get raw(): object {
    return this.#object.bound.raw
  }

  /** Unknown; every cluster is tried. */
  chains(): readonly string[] {
    return ['solana:mainnet']
  }

  has(feature: string): boolean {
    return this.#object.bound.has(FEATURES[feature] ?? '')
  }

  accounts(): readonly StandardAccount[] {
    const address = this.#object.address()
    if (!address) return []
    const publicKey = decodeBase58(address) ?? new Uint8Array()
    return [{ address, publicKey, chains: [], features: [], raw: { address, publicKey } }]
  }

  /** It states nothing. */
  stated(): undefined {
    return undefined
  }

  async call(feature: string, _method: string, ...inputs: Inputs): Promise<unknown> {
    switch (feature) {
      case 'standard:connect':
        return this.#connect(fieldOf(inputs[0], 'silent') === true)
      case 'standard:disconnect':
        return this.#object.bound.call('disconnect')
      case 'solana:signMessage':
        return this.#signMessage(inputs)
      case 'solana:signTransaction':
        return this.#sign(inputs)
      case 'solana:signAndSendTransaction':
        return this.#send(inputs)
      default:
        throw new ConnectError({ details: `The wallet lacks ${feature}.` })
    }
  }

  onChange(listener: () => void): () => void {
    const stops = EVENTS.map(event => this.#object.bound.on(event, listener))
    const stop = (): void => {
      this.#stops.delete(stop)
      for (const end of stops) end()
    }
    this.#stops.add(stop)
    return stop
  }

  stop(): void {
    for (const stop of [...this.#stops]) stop()
  }

  /** It cannot be asked without a prompt: silently, it returns only what the site already sees. */
  async #connect(silent: boolean): Promise<unknown> {
    if (!silent) await this.#object.bound.call('connect')
    return { accounts: this.accounts().map(({ raw }) => raw) }
  }

  async #signMessage([input]: Inputs): Promise<Inputs> {
    const answer = await this.#object.bound.call('signMessage', fieldOf(input, 'message'))
    return [{ signature: fieldOf(answer, 'signature') ?? answer }]
  }

  /** All in one prompt if supported. */
  async #sign(inputs: Inputs): Promise<Inputs> {
    const { bound } = this.#object
    const transactions = inputs.map(transactionIn)
    const signed: unknown[] = []
    if (transactions.length > 1 && bound.has('signAllTransactions'))
      signed.push(...arrayOf(await bound.call('signAllTransactions', transactions), MAX_OUTPUTS))
    else for (const transaction of transactions) signed.push(await bound.call('signTransaction', transaction))
    return signed.map(reply => ({ signedTransaction: bytesOfReply(reply) }))
  }

  async #send([input]: Inputs): Promise<Inputs> {
    const answer = await this.#object.bound.call(
      'signAndSendTransaction',
      transactionIn(input),
      fieldOf(input, 'options'),
    )
    const signature = fieldOf(answer, 'signature') ?? answer
    return [{ signature: typeof signature === 'string' ? decodeBase58(signature) : signature }]
  }
}
