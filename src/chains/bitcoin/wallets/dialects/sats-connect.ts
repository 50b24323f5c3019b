import type { InputToSign, SignedPsbt } from '../../../../core/entities/bitcoin-provider.js'
import type { BitcoinNetworkName } from '../../../../core/chain/bitcoin-address.js'
import type { CaipNetworkId } from '../../../../core/caip.js'
import type { Account } from '../../../../core/entities/account.js'
import type { CaipNetwork } from '../../../../core/entities/network.js'
import { SwitchNetworkError } from '../../../../core/errors/network.js'
import {
  parseBitcoinAccounts,
  parseBitcoinNetwork,
  parseSignedPsbt,
  parseSignature,
  parseTxid,
  unwrapAnswer,
} from '../../../../services/wallets/bitcoin-reply.js'
import type { BoundObject } from '../../../../services/wallets/bound-object.js'
import { fieldOf } from '../../../../services/wallets/untrusted-values.js'
import { isDenied, isRejection } from '../../errors.js'
import { nameOf, toNetworkId } from '../../network-ids.js'
import type { BitcoinWallet, PsbtRequest, TransferRequest, WalletAnswer, WalletListener } from '../wallet.js'
import { PageObjectWallet } from './page-object.js'

/** The message the visitor sees in the wallet's prompt. */
const MESSAGE = 'Connect your wallet'
const PURPOSES = ['payment', 'ordinals', 'stacks'] as const
const EVENTS = ['accountChange', 'networkChange'] as const
const GONE = ['accountDisconnected', 'disconnect'] as const

/** The sats-connect names of networks. Of the test networks, wallets support only Testnet4 (WIRE 9.4). */
const NAMES: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

/** Inputs to sign in the sats-connect format: address to indices. */
export function toSignInputs(inputs: readonly InputToSign[]): Readonly<Record<string, readonly number[]>> {
  const byAddress = new Map<string, readonly number[]>()
  for (const { address, index } of inputs) byAddress.set(address, [...(byAddress.get(address) ?? []), index])
  return Object.fromEntries(byAddress)
}

/** A wallet on the page's list of providers that implements sats-connect (WIRE 9.4). */
export class SatsConnectWallet extends PageObjectWallet implements BitcoinWallet {
  protected readonly bound: BoundObject

  constructor(bound: BoundObject) {
    super()
    this.bound = bound
  }

  /** Prompts for accounts; wallets that do not support the first method are asked with the second. */
  async connect(network: CaipNetwork | undefined): Promise<WalletAnswer> {
    const name = nameOf(network)
    try {
      return await this.#read('getAddresses', { purposes: [...PURPOSES], message: MESSAGE })
    } catch (cause) {
      if (isRejection(cause)) throw cause // a refusal is final
      return this.#read('wallet_connect', name ? { network: NAMES[name], message: MESSAGE } : { message: MESSAGE })
    }
  }

  /** The accounts that the site may see: none without permission. Other failures are thrown, as the accounts are unknown. */
  async restore(): Promise<WalletAnswer> {
    try {
      return await this.#read('wallet_getAccount', null)
    } catch (cause) {
      if (isRejection(cause) || isDenied(cause)) return { accounts: [] }
      throw cause
    }
  }

  /** Revokes the site's permission. */
  async disconnect(): Promise<void> {
    await this.#ask('wallet_disconnect', null)
  }

  async signMessage({ message, address, protocol }: Parameters<BitcoinWallet['signMessage']>[0]): Promise<string> {
    return parseSignature(await this.#ask('signMessage', { message, address, protocol: protocol.toUpperCase() }))
  }

  async signPsbt({ psbt, inputs, broadcast }: PsbtRequest): Promise<SignedPsbt> {
    const answer = await this.#ask('signPsbt', { psbt, broadcast, signInputs: toSignInputs(inputs) })
    return parseSignedPsbt(answer)
  }

  async sendTransfer({ recipient, amount }: TransferRequest): Promise<string> {
    const recipients = [{ address: recipient, amount: Number(amount) }]
    return parseTxid(await this.#ask('sendTransfer', { recipients }))
  }

  /** Asks the wallet to switch its network, then reads its addresses there. */
  async switchNetwork(network: CaipNetwork): Promise<WalletAnswer> {
    const name = nameOf(network)
    if (!name) throw new SwitchNetworkError({ details: 'not a Bitcoin network' })
    await this.#ask('wallet_changeNetwork', { name: NAMES[name] })
    const { accounts } = await this.restore().catch(() => ({ accounts: [] })) // the network was switched anyway
    return { accounts, caipNetworkId: network.caipNetworkId }
  }

  watch(notify: WalletListener): () => void {
    const stops = [
      ...EVENTS.map(event => this.bound.on(event, () => notify('changed'))),
      ...GONE.map(event => this.bound.on(event, () => notify('gone'))),
    ]
    return () => stops.forEach(stop => stop())
  }

  async #read(method: string, params: object | null): Promise<WalletAnswer> {
    const answer = await this.#ask(method, params)
    const accounts: readonly Account[] = parseBitcoinAccounts(answer) ?? []
    return { accounts, caipNetworkId: this.#networkIn(answer, accounts) }
  }

  /** The network that the wallet reports with its addresses. */
  #networkIn(answer: unknown, accounts: readonly Account[]): CaipNetworkId | undefined {
    const name = accounts.length ? parseBitcoinNetwork(fieldOf(answer, 'network')) : undefined
    return name && toNetworkId(name)
  }

  async #ask(method: string, params: object | null): Promise<unknown> {
    return unwrapAnswer(await this.bound.call('request', method, params))
  }
}
