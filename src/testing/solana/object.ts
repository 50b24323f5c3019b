import type { SerializableTransaction } from '../../core/entities/solana-provider.js'
import { encodeBase58 } from '../../core/encoding/base58.js'
import { openTransaction } from '../../chains/solana/wallets/transaction-kinds.js'
import type { Emitter } from '../emitter.js'
import { internalError, unauthorized } from '../provider-rpc-error.js'
import { bytesIn, isRecord } from '../shapes.js'
import type { StandardTestWallet } from '../standard-host.js'

/** The object's location. */
const PLACE = 'coinbaseSolana'

/** The object's events, derived from Wallet Standard's `change`. */
const EVENTS = ['connect', 'disconnect', 'accountChanged'] as const

type Listener = (publicKey?: object) => void

type Output = Readonly<Record<string, unknown>>

/** Calls a feature's function for some inputs; resolves to its outputs. */
async function ask(wallet: StandardTestWallet, feature: string, ...inputs: readonly object[]): Promise<Output[]> {
  const [, name = ''] = feature.split(':')
  const run: unknown = Reflect.get(wallet.features[feature] ?? {}, name)
  if (typeof run !== 'function') throw internalError(`The wallet has no ${name} function`)
  const outputs: unknown = await Reflect.apply(run, undefined, inputs)
  return Array.isArray(outputs) ? outputs.filter(isRecord) : []
}

/** The object that Coinbase Wallet injects, backed by the same wallet as for Wallet Standard. */
export function createSolanaObject(wallet: StandardTestWallet, emitter: Emitter): object {
  const stops = new Map(EVENTS.map(event => [String(event), new Map<Listener, () => void>()]))
  const account = (): object => {
    const [active] = wallet.accounts
    if (!active) throw unauthorized()
    return active
  }
  const publicKey = (): object | undefined => {
    const address = wallet.accounts[0]?.address
    return address === undefined ? undefined : { toBase58: () => address, toString: () => address }
  }
  const signAll = async <T extends SerializableTransaction>(transactions: readonly T[]): Promise<T[]> => {
    const opened = transactions.map(transaction => openTransaction<T>(transaction))
    const inputs = opened.map(({ bytes }) => ({ account: account(), transaction: bytes }))
    const outputs = await ask(wallet, 'solana:signTransaction', ...inputs)
    return opened.map(({ restore }, index) => restore(bytesIn(outputs[index], 'signedTransaction')))
  }
  return {
    get publicKey() {
      return publicKey() ?? null
    },
    get isConnected() {
      return wallet.accounts.length > 0
    },
    connect: () => ask(wallet, 'standard:connect').then(() => undefined),
    disconnect: () => ask(wallet, 'standard:disconnect').then(() => undefined),
    async signMessage(message: Uint8Array) {
      const [output] = await ask(wallet, 'solana:signMessage', { account: account(), message })
      return { signature: bytesIn(output, 'signature') }
    },
    async signTransaction(transaction: SerializableTransaction) {
      return (await signAll([transaction]))[0]
    },
    signAllTransactions: signAll,
    async signAndSendTransaction(transaction: SerializableTransaction, options?: object) {
      const { bytes } = openTransaction(transaction)
      const input = { account: account(), transaction: bytes, options }
      const [output] = await ask(wallet, 'solana:signAndSendTransaction', input)
      return { signature: encodeBase58(bytesIn(output, 'signature')) }
    },
    on(event: string, listener: Listener) {
      const own = stops.get(event)
      if (!own) return
      own.get(listener)?.()
      let before = wallet.accounts[0]?.address
      const onChange = (): void => {
        const after = wallet.accounts[0]?.address
        const happened = after === undefined ? 'disconnect' : before === undefined ? 'connect' : 'accountChanged'
        const isHeard = after !== before && happened === event
        before = after
        if (isHeard) listener(publicKey())
      }
      emitter.on('change', onChange)
      own.set(listener, () => emitter.off('change', onChange))
    },
    off: (event: string, listener: Listener) => stops.get(event)?.get(listener)?.(),
  }
}

/** The object's presence in the page. */
export class SolanaObjectPresence {
  readonly #object: object

  constructor(object: object) {
    this.#object = object
  }

  /** Adds the object to the page; does nothing outside a browser. */
  install(): void {
    if (typeof window !== 'undefined') Reflect.set(window, PLACE, this.#object)
  }

  /** The same: there is no registry in this page. */
  register(): void {
    this.install()
  }

  /** Removes it, unless another has replaced it. */
  uninstall(): void {
    if (typeof window !== 'undefined' && Reflect.get(window, PLACE) === this.#object)
      Reflect.deleteProperty(window, PLACE)
  }
}
