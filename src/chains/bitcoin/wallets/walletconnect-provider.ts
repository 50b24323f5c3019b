import type { BitcoinProvider, SignedPsbt } from '../../../core/entities/bitcoin-provider.js'
import type { Account } from '../../../core/entities/account.js'
import {
  parseBitcoinAccounts,
  parseSignedPsbt,
  parseSignature,
  parseTxid,
} from '../../../services/wallets/bitcoin-reply.js'
import type { SessionSource } from '../../ports/sessions.js'
import { createBitcoinProvider } from './provider.js'
import { esploraIn } from './providers.js'
import { orderAccounts } from './sessions.js'
import type { BitcoinWallet, PsbtRequest, TransferRequest, WalletAnswer } from './wallet.js'

type Source = Omit<SessionSource, 'watch'>

/** A Bitcoin wallet over a WalletConnect session (WIRE 9.4). */
class SessionWallet implements BitcoinWallet {
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  get raw(): object {
    return this.#source.raw
  }

  /** Its addresses with their keys and paths, if the wallet provides them. */
  async connect(): Promise<WalletAnswer> {
    const [account] = this.#source.addresses()
    const call = { method: 'getAccountAddresses', params: { account, intentions: ['payment', 'ordinal'] } }
    const given = parseBitcoinAccounts(await this.#source.request(call))
    return { accounts: given?.length ? given : this.known(), caipNetworkId: this.#source.network() }
  }

  restore(): Promise<WalletAnswer> {
    return Promise.resolve({ accounts: this.known(), caipNetworkId: this.#source.network() })
  }

  /** The addresses in the session. */
  known(): readonly Account[] {
    return parseBitcoinAccounts([...this.#source.addresses()]) ?? []
  }

  async signMessage({ message, address, protocol }: Parameters<BitcoinWallet['signMessage']>[0]): Promise<string> {
    const [account = address] = this.#source.addresses()
    const params = { account, message, address, protocol }
    return parseSignature(await this.#source.request({ method: 'signMessage', params }))
  }

  async signPsbt({ psbt, inputs, broadcast }: PsbtRequest): Promise<SignedPsbt> {
    const [account] = this.#source.addresses()
    const params = { account, psbt, signInputs: inputs, broadcast }
    const answer = await this.#source.request({ method: 'signPsbt', params })
    return parseSignedPsbt(answer)
  }

  async sendTransfer({ from, recipient, amount }: TransferRequest): Promise<string> {
    const params = { account: from, recipientAddress: recipient, amount: String(amount) }
    return parseTxid(await this.#source.request({ method: 'sendTransfer', params }))
  }
}

/**
 * The wallet of a WalletConnect session as a `BitcoinProvider`. `getAccountAddresses` asks the wallet once and falls
 * back to the session's addresses.
 */
export function createSessionBitcoinProvider(source: Source): BitcoinProvider {
  const wallet = new SessionWallet(source)
  let given: readonly Account[] | undefined
  const isCurrent = (accounts: readonly Account[]): boolean =>
    source.addresses().every(address => accounts.some(known => known.address === address))
  const accounts = (): readonly Account[] => {
    const known = given && isCurrent(given) ? given : wallet.known()
    const [active] = source.addresses()
    return [...known.filter(({ address }) => address === active), ...known.filter(({ address }) => address !== active)]
  }
  const provider = createBitcoinProvider({
    get name() {
      return source.name
    },
    wallet,
    accounts,
    endpoints: async () => esploraIn(await source.endpoints()),
  })
  return Object.assign(provider, {
    async getAccountAddresses() {
      const answer = await wallet.connect().catch(() => wallet.restore()) // many wallets do not support the method
      given = orderAccounts(answer.accounts, undefined)
      return given
    },
  })
}
