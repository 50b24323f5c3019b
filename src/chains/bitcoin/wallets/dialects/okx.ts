import { formatAmount } from '../../../../core/amount.js'
import type { CaipNetworkId } from '../../../../core/caip.js'
import type { CaipNetwork } from '../../../../core/entities/network.js'
import { BITCOIN_DECIMALS } from '../../../../core/limits.js'
import { SwitchNetworkError } from '../../../../core/errors/network.js'
import { parseBitcoinAccounts, parsePublicKey, parseTxid } from '../../../../services/wallets/bitcoin-reply.js'
import type { PageBitcoinWallet } from '../../../../services/wallets/bitcoin-registry.js'
import type { BoundObject } from '../../../../services/wallets/bound-object.js'
import { nameOf, toNetworkId } from '../../network-ids.js'
import type { BitcoinWallet, TransferRequest, WalletAnswer, WalletListener } from '../wallet.js'
import { HexWallet } from './page-object.js'

const EVENTS = ['accountsChanged', 'accountChanged'] as const
type Name = 'mainnet' | 'testnet' | 'signet'

/** OKX: one object per network, and strings of whole bitcoin for amounts (WIRE 9.4). */
export class OkxWallet extends HexWallet implements BitcoinWallet {
  readonly #objects: Readonly<Partial<Record<Name, BoundObject>>>
  readonly #main: BoundObject
  #name: Name = 'mainnet'

  constructor({ bound, others }: PageBitcoinWallet) {
    super()
    this.#main = bound
    this.#objects = { mainnet: bound, ...others }
  }

  /** Those it has an object for. */
  chains(): readonly CaipNetworkId[] {
    return (Object.keys(this.#objects) as readonly Name[]).map(toNetworkId) // keys of the table above
  }

  async connect(network: CaipNetwork | undefined): Promise<WalletAnswer> {
    const name = this.#nameFor(network)
    const accounts = parseBitcoinAccounts([await this.#objectOf(name).call('connect')]) ?? []
    if (accounts.length) this.#name = name // after a refusal, it stays where it is
    return this.#answer(accounts)
  }

  async restore(network: CaipNetwork | undefined): Promise<WalletAnswer> {
    this.#name = this.#nameFor(network)
    const accounts = parseBitcoinAccounts(await this.bound.call('getAccounts')) ?? []
    const publicKey = accounts.length ? parsePublicKey(await this.bound.call('getPublicKey')) : undefined
    return this.#answer(accounts.map(account => ({ ...account, ...(publicKey ? { publicKey } : {}) })))
  }

  async sendTransfer({ from, recipient, amount }: TransferRequest): Promise<string> {
    const value = formatAmount(amount, BITCOIN_DECIMALS)
    return parseTxid(await this.bound.call('send', { from, to: recipient, value }))
  }

  /** Another network is another object, which requests its own accounts. */
  switchNetwork(network: CaipNetwork): Promise<WalletAnswer> {
    const name = nameOf(network)
    if (!name || name === 'regtest' || !this.#objects[name])
      throw new SwitchNetworkError({ details: 'The wallet does not serve this network.' })
    return this.connect(network)
  }

  watch(notify: WalletListener): () => void {
    const stops = Object.values(this.#objects).flatMap(bound =>
      EVENTS.map(event => bound.on(event, () => notify('changed'))),
    )
    return () => stops.forEach(stop => stop())
  }

  protected get bound(): BoundObject {
    return this.#objectOf(this.#name)
  }

  #objectOf(name: Name): BoundObject {
    return this.#objects[name] ?? this.#main
  }

  /** The name of a network, if it has an object for it; else of the current one. */
  #nameFor(network: CaipNetwork | undefined): Name {
    const name = nameOf(network)
    return name && name !== 'regtest' && this.#objects[name] ? name : this.#name
  }

  /** All its addresses are for payments. */
  #answer(accounts: WalletAnswer['accounts']): WalletAnswer {
    return {
      accounts: accounts.map(account => ({ ...account, type: 'payment' })),
      caipNetworkId: toNetworkId(this.#name),
    }
  }
}
