import { encodeBase58 } from '../../core/encoding/base58.js'
import { encodeBase64 } from '../../core/encoding/base64.js'
import { decodeBase58 } from '../../core/encoding/base58.js'
import { attachSignature, parseWire, signatureOf } from '../../chains/solana/wallets/wire.js'
import { ProviderRpcError, internalError, invalidParams, unauthorized } from '../provider-rpc-error.js'
import { bytesIn, isRecord } from '../shapes.js'
import { signInText } from './sign-in-text.js'
import { publicKeyOf, SolanaKey } from './keys.js'
import type { StandardFamily, StandardHost, StandardTestAccount } from '../standard-host.js'

/** The clusters that a wallet supports. */
const CHAINS = ['solana:mainnet', 'solana:testnet', 'solana:devnet', 'solana:localnet'] as const

/** The options of a wallet's Solana part. */
export interface SolanaFamilyOptions {
  /** Seeds, 64 hex digits each. */
  readonly privateKeys: readonly string[]
  /** Node that transactions are sent to; without it the wallet only signs. */
  readonly rpcUrl?: string | undefined
  /** Whether it signs in natively, as newer wallets do. */
  readonly signIn?: boolean | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Addresses in another order than the keys', after the visitor changed it. */
  readonly order: () => readonly string[] | undefined
}

const addressIn = (input: unknown): unknown =>
  isRecord(input) && isRecord(input['account']) ? input['account']['address'] : undefined

/** The Solana part of a Wallet Standard wallet: signs messages and transactions, and sends them if it has a node. */
export class SolanaFamily implements StandardFamily {
  readonly chains = CHAINS
  readonly features: Readonly<Record<string, object>>
  readonly #host: StandardHost
  readonly #options: SolanaFamilyOptions
  readonly #keys: readonly SolanaKey[]

  constructor(host: StandardHost, options: SolanaFamilyOptions) {
    this.#host = host
    this.#options = options
    this.#keys = options.privateKeys.map(key => new SolanaKey(key))
    const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
    this.features = {
      'solana:signMessage': { version: '1.1.0', signMessage: this.#each('solana:signMessage', this.#signMessage) },
      'solana:signTransaction': {
        ...versions,
        signTransaction: this.#each('solana:signTransaction', this.#signTransaction),
      },
      ...(options.signIn
        ? { 'solana:signIn': { version: '1.0.0', signIn: this.#each('solana:signIn', this.#signIn) } }
        : {}),
      ...(options.rpcUrl === undefined
        ? {}
        : {
            'solana:signAndSendTransaction': {
              ...versions,
              signAndSendTransaction: this.#each('solana:signAndSendTransaction', this.#send),
            },
          }),
    }
  }

  /** Every account, the active one first. */
  async accounts(): Promise<readonly StandardTestAccount[]> {
    const own = await Promise.all(this.#keys.map(key => key.address()))
    return (this.#options.order() ?? own).map(address => ({
      address,
      publicKey: publicKeyOf(address),
      chains: CHAINS,
      features: Object.keys(this.features),
    }))
  }

  /** A feature's function: a single request for all its inputs. */
  #each(method: string, act: (input: unknown) => Promise<object>): (...inputs: readonly unknown[]) => Promise<unknown> {
    return (...inputs) => this.#host.ask(method, inputs, () => Promise.all(inputs.map(act)))
  }

  async #keyOf(address: string): Promise<SolanaKey> {
    for (const key of this.#keys) if ((await key.address()) === address) return key
    throw unauthorized()
  }

  readonly #signMessage = async (input: unknown): Promise<object> => {
    const message = bytesIn(input, 'message')
    const key = await this.#keyOf(this.#host.check(addressIn(input)))
    return { signedMessage: message, signature: await key.sign(message), signatureType: 'ed25519' }
  }

  readonly #signIn = async (input: unknown): Promise<object> => {
    const wanted = isRecord(input) ? input['address'] : undefined
    const [account] = await this.accounts()
    const address = this.#host.check(wanted ?? account?.address)
    const signedMessage = new TextEncoder().encode(signInText(input, address))
    const signature = await (await this.#keyOf(address)).sign(signedMessage)
    return { account, signedMessage, signature, signatureType: 'ed25519' }
  }

  readonly #signTransaction = async (input: unknown): Promise<{ readonly signedTransaction: Uint8Array }> => {
    const transaction = bytesIn(input, 'transaction')
    const chain = isRecord(input) ? input['chain'] : undefined
    if (chain !== undefined && !CHAINS.some(known => known === chain))
      throw invalidParams(`Unknown chain ${JSON.stringify(chain)}`)
    const address = this.#host.check(addressIn(input))
    const signature = await (await this.#keyOf(address)).sign(parseWire(transaction).message)
    return { signedTransaction: attachSignature(transaction, address, signature) }
  }

  readonly #send = async (input: unknown): Promise<object> => {
    const { signedTransaction } = await this.#signTransaction(input)
    const options = isRecord(input) && isRecord(input['options']) ? input['options'] : {}
    const { rpcUrl = '', fetch = globalThis.fetch } = this.#options
    const params = [encodeBase64(signedTransaction), { ...options, encoding: 'base64' }]
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
    const response = await fetch(rpcUrl, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    const answer: unknown = await response.json()
    if (isRecord(answer) && typeof answer['result'] === 'string') {
      const bytes = decodeBase58(answer['result'])
      if (encodeBase58(bytes ?? new Uint8Array()) === signatureOf(signedTransaction)) return { signature: bytes }
    }
    const error = isRecord(answer) && isRecord(answer['error']) ? answer['error'] : {}
    if (typeof error['code'] !== 'number') throw internalError('The node did not answer with a signature')
    throw new ProviderRpcError(error['code'], String(error['message']), error['data'])
  }
}
