import type { SolanaProvider } from '../../../core/entities/solana-provider.js'
import { decodeBase58 } from '../../../core/encoding/base58.js'
import { WALLET_CONNECT_ID } from '../../../core/entities/connector.js'
import type { CaipNetwork } from '../../../core/entities/network.js'
import { ConnectError } from '../../../core/errors/attempt.js'
import { bytesOf, fieldOf } from '../../../services/wallets/untrusted-values.js'
import { registerStandardWallet } from '../../../services/wallets/standard-register.js'
import { getSolanaProvider } from '../clients.js'
import { toWalletChain } from '../clusters.js'

/** The methods that the registered wallet uses; the result of `createWalletModal()` has them. */
export interface RegisterSource {
  ready(): Promise<void>
  connect(connectorId: string, namespace: 'solana'): Promise<unknown>
  disconnect(namespace: 'solana'): Promise<void>
  getAddress(namespace: 'solana'): string | undefined
  getProvider(namespace: 'solana'): unknown
  getProviderType(namespace: 'solana'): string | undefined
  getCaipNetwork(namespace: 'solana'): CaipNetwork | undefined
  getCaipNetworks(namespace: 'solana'): readonly CaipNetwork[]
  subscribeAccount(listener: () => void, namespace: 'solana'): () => void
}

/** An account as Wallet Standard has it. */
interface Account {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

const SIGNING = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction'] as const

/** Our own picture of a link between two devices. */
const ICON =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 40%22%3E%3Crect width=%2240%22 height=%2240%22 rx=%228%22 fill=%22%231f62e0%22/%3E%3Cpath d=%22M10 17c6-6 14-6 20 0M13 21l4 4 3-3 3 3 4-4%22 fill=%22none%22 stroke=%22%23fff%22 stroke-width=%223%22 stroke-linecap=%22round%22 stroke-linejoin=%22round%22/%3E%3C/svg%3E'

/** The registered wallet: the modal's WalletConnect connector as a Wallet Standard wallet. */
class RegisteredWallet {
  readonly version = '1.0.0'
  readonly name = 'WalletConnect'
  readonly icon = ICON
  readonly features: Readonly<Record<string, object>>
  readonly #modal: RegisterSource
  #known: readonly Account[] = []

  constructor(modal: RegisterSource) {
    this.#modal = modal
    const versions = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
    this.features = {
      'standard:connect': { version: '1.0.0', connect: (input?: unknown) => this.#connect(input) },
      'standard:disconnect': { version: '1.0.0', disconnect: () => this.#disconnect() },
      'standard:events': { version: '1.0.0', on: (event: unknown, listener: unknown) => this.#on(event, listener) },
      'solana:signMessage': { version: '1.1.0', signMessage: this.#each(this.#signMessage) },
      'solana:signTransaction': { ...versions, signTransaction: (...inputs: unknown[]) => this.#sign(inputs) },
      'solana:signAndSendTransaction': { ...versions, signAndSendTransaction: this.#each(this.#send) },
    }
  }

  get chains(): readonly string[] {
    return this.#modal.getCaipNetworks('solana').map(toWalletChain)
  }

  /** The account connected this way; none while another wallet of the family is. The same object while unchanged. */
  get accounts(): readonly Account[] {
    const isOurs = this.#modal.getProviderType('solana') === 'WALLET_CONNECT'
    const address = isOurs ? this.#modal.getAddress('solana') : undefined
    if (address === this.#known[0]?.address) return this.#known
    const publicKey = (address && decodeBase58(address)) || new Uint8Array()
    const { chains } = this
    return (this.#known = address ? [Object.freeze({ address, publicKey, chains, features: SIGNING })] : [])
  }

  async #connect(input: unknown): Promise<{ readonly accounts: readonly Account[] }> {
    await this.#modal.ready()
    const silent = fieldOf(input, 'silent') === true
    if (!silent && !this.accounts.length) await this.#modal.connect(WALLET_CONNECT_ID, 'solana')
    return { accounts: this.accounts }
  }

  async #disconnect(): Promise<void> {
    if (this.accounts.length) await this.#modal.disconnect('solana')
  }

  #on(event: unknown, listener: unknown): () => void {
    if (event !== 'change' || typeof listener !== 'function') return () => undefined
    let before = this.accounts
    return this.#modal.subscribeAccount(() => {
      const { accounts } = this
      if (accounts === before) return
      before = accounts
      Reflect.apply(listener, undefined, [{ accounts }])
    }, 'solana')
  }

  #each<T>(act: (input: unknown) => Promise<T>): (...inputs: readonly unknown[]) => Promise<T[]> {
    return async (...inputs) => {
      const outputs: T[] = []
      for (const input of inputs) outputs.push(await act(input)) // one prompt after the other
      return outputs
    }
  }

  /** The provider, for an input's account and cluster. @throws {ConnectError} they are not the current ones */
  #providerFor(input: unknown): SolanaProvider {
    const [account] = this.accounts
    if (!account || fieldOf(fieldOf(input, 'account'), 'address') !== account.address)
      throw new ConnectError({ details: 'This account is not connected.' })
    const chain = fieldOf(input, 'chain')
    if (chain !== undefined && chain !== toWalletChain(this.#modal.getCaipNetwork('solana')))
      throw new ConnectError({ details: 'The modal is on another cluster.' })
    return getSolanaProvider(this.#modal)
  }

  readonly #signMessage = async (input: unknown): Promise<object> => {
    const signedMessage = bytesOf(fieldOf(input, 'message')) ?? new Uint8Array()
    const signature = await this.#providerFor(input).signMessage(signedMessage)
    return { signedMessage, signature, signatureType: 'ed25519' }
  }

  readonly #send = async (input: unknown): Promise<object> => {
    const options = fieldOf(input, 'options')
    const transaction = bytesOf(fieldOf(input, 'transaction')) ?? new Uint8Array()
    const provider = this.#providerFor(input)
    const sent = await provider.signAndSendTransaction(transaction, typeof options === 'object' ? { ...options } : {})
    return { signature: decodeBase58(sent) }
  }

  /** All in one request if supported. */
  async #sign(inputs: readonly unknown[]): Promise<readonly object[]> {
    const [provider] = inputs.map(input => this.#providerFor(input))
    if (!provider) return []
    const transactions = inputs.map(input => bytesOf(fieldOf(input, 'transaction')) ?? new Uint8Array())
    const signed = await provider.signAllTransactions(transactions)
    return signed.map(signedTransaction => ({ signedTransaction }))
  }
}

/** The wallet as an object that does not use `this`, so that a page may wrap it in proxies. */
const plain = (wallet: RegisteredWallet): Pick<RegisteredWallet, keyof RegisteredWallet> => ({
  version: wallet.version,
  name: wallet.name,
  icon: wallet.icon,
  features: wallet.features,
  get chains() {
    return wallet.chains
  },
  get accounts() {
    return wallet.accounts
  },
})

/**
 * Registers the modal as a Wallet Standard wallet named "WalletConnect", so that other code in the page that looks for
 * such wallets (such as wallet-adapter) can connect wallets on other devices. Connecting it opens the modal with the
 * code. It stays registered until the returned function is called.
 */
export const registerWalletStandard = (modal: RegisterSource): (() => void) =>
  registerStandardWallet(plain(new RegisteredWallet(modal)))
