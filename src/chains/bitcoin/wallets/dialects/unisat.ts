import { type CaipNetworkId, isCaipNetworkId } from '../../../../core/caip.js'
import type { BitcoinNetworkName } from '../../../../core/chain/bitcoin-address.js'
import type { CaipNetwork } from '../../../../core/entities/network.js'
import { SwitchNetworkError } from '../../../../core/errors/network.js'
import {
  parseBitcoinAccounts,
  parseBitcoinNetwork,
  parsePublicKey,
  parseTxid,
} from '../../../../services/wallets/bitcoin-reply.js'
import type { BoundObject } from '../../../../services/wallets/bound-object.js'
import { fieldOf, textOf } from '../../../../services/wallets/untrusted-values.js'
import { nameOf, toNetworkId } from '../../network-ids.js'
import type { BitcoinWallet, TransferRequest, WalletAnswer, WalletListener } from '../wallet.js'
import { HexWallet } from './page-object.js'

const EVENTS = ['accountsChanged', 'networkChanged', 'chainChanged'] as const

/** The names of its networks; it has none for a local chain. */
const NAMES: Readonly<Partial<Record<BitcoinNetworkName, string>>> = {
  mainnet: 'BITCOIN_MAINNET',
  testnet: 'BITCOIN_TESTNET',
  signet: 'BITCOIN_SIGNET',
}

/** Unisat and compatible wallets: all their addresses are for payments (WIRE 9.4). */
export class UnisatWallet extends HexWallet implements BitcoinWallet {
  protected readonly bound: BoundObject

  constructor(bound: BoundObject) {
    super()
    this.bound = bound
  }

  async connect(): Promise<WalletAnswer> {
    return this.#answer(await this.bound.call('requestAccounts'))
  }

  async restore(): Promise<WalletAnswer> {
    return this.#answer(await this.bound.call('getAccounts'))
  }

  /** Amounts are in satoshis, according to its documentation. */
  async sendTransfer({ recipient, amount }: TransferRequest): Promise<string> {
    return parseTxid(await this.bound.call('sendBitcoin', recipient, Number(amount)))
  }

  async switchNetwork(network: CaipNetwork): Promise<WalletAnswer> {
    const name = nameOf(network)
    const chain = name && NAMES[name]
    if (!chain) throw new SwitchNetworkError({ details: 'The wallet does not serve this network.' })
    await this.bound.call('switchChain', chain)
    return this.restore()
  }

  watch(notify: WalletListener): () => void {
    const stops = EVENTS.map(event => this.bound.on(event, () => notify('changed')))
    return () => stops.forEach(stop => stop())
  }

  async #answer(addresses: unknown): Promise<WalletAnswer> {
    const accounts = parseBitcoinAccounts(addresses) ?? []
    if (!accounts.length) return { accounts }
    const [publicKey, caipNetworkId] = await Promise.all([this.#quietly('getPublicKey'), this.#readNetwork()])
    const key = parsePublicKey(publicKey)
    return {
      accounts: accounts.map((account, index) => ({
        ...account,
        type: 'payment' as const,
        ...(key && !index ? { publicKey: key } : {}), // the key of the active address, which is the first
      })),
      ...(caipNetworkId ? { caipNetworkId } : {}),
    }
  }

  /** Its network, or another chain by its own name: `getNetwork` says only what addresses look like, as on Fractal. */
  async #readNetwork(): Promise<CaipNetworkId | undefined> {
    const chain = await this.#quietly('getChain')
    const known = parseBitcoinNetwork(chain)
    const other = `bip122:${textOf(fieldOf(chain, 'enum'), 32) ?? ''}`
    if (!known && isCaipNetworkId(other)) return other
    const name = known ?? parseBitcoinNetwork(await this.#quietly('getNetwork'))
    return name && toNetworkId(name)
  }

  /** The result of a function without a prompt; `undefined` if it is missing or fails. */
  async #quietly(method: string): Promise<unknown> {
    return this.bound.has(method) ? this.bound.call(method).catch(() => undefined) : undefined
  }
}
