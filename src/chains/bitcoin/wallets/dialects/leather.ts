import type { SignedPsbt } from '../../../../core/entities/bitcoin-provider.js'
import { fromBase64, toHex } from '../../../../core/encoding/bytes.js'
import { accountTypeOf, type BitcoinNetworkName } from '../../../../core/chain/bitcoin-address.js'
import type { CaipNetwork } from '../../../../core/entities/network.js'
import { BitcoinRequestError } from '../../../../core/errors/bitcoin.js'
import {
  parseBitcoinAccounts,
  parseSignedPsbt,
  parseSignature,
  parseTxid,
  unwrapAnswer,
} from '../../../../services/wallets/bitcoin-reply.js'
import type { BoundObject } from '../../../../services/wallets/bound-object.js'
import { nameOf } from '../../network-ids.js'
import type { BitcoinWallet, PsbtRequest, TransferRequest, WalletAnswer } from '../wallet.js'
import { PageObjectWallet } from './page-object.js'

/** Leather, which has no connect, disconnect or switch: every request names its network (WIRE 9.4). */
export class LeatherWallet extends PageObjectWallet implements BitcoinWallet {
  protected readonly bound: BoundObject
  #network: BitcoinNetworkName = 'mainnet'
  /** Kept for the lifetime of the page: asking again would prompt. */
  #answer: WalletAnswer = { accounts: [] }

  constructor(bound: BoundObject) {
    super()
    this.bound = bound
  }

  async connect(network: CaipNetwork | undefined): Promise<WalletAnswer> {
    this.#network = nameOf(network) ?? 'mainnet'
    const answer = await this.#ask('getAddresses', {})
    this.#answer = { accounts: parseBitcoinAccounts(answer) ?? [] }
    return this.#answer
  }

  restore(): Promise<WalletAnswer> {
    return Promise.resolve(this.#answer)
  }

  disconnect(): Promise<void> {
    this.#answer = { accounts: [] }
    return Promise.resolve()
  }

  async signMessage({ message, address, protocol }: Parameters<BitcoinWallet['signMessage']>[0]): Promise<string> {
    const paymentType = accountTypeOf(address) === 'ordinal' ? 'p2tr' : 'p2wpkh'
    return parseSignature(
      await this.#ask('signMessage', { message, address, paymentType, protocol: protocol.toUpperCase() }),
    )
  }

  async signPsbt({ psbt, inputs, broadcast }: PsbtRequest): Promise<SignedPsbt> {
    const bytes = fromBase64(psbt)
    if (!bytes) throw new BitcoinRequestError({ details: 'The PSBT is not base64.' })
    const allowedSighash = [...new Set(inputs.flatMap(({ sighashTypes }) => sighashTypes ?? []))]
    const answer = await this.#ask('signPsbt', {
      hex: toHex(bytes),
      broadcast,
      signAtIndex: inputs.map(({ index }) => index),
      ...(allowedSighash.length ? { allowedSighash } : {}),
    })
    return parseSignedPsbt(answer)
  }

  /** Amounts are strings of satoshis here. */
  async sendTransfer({ recipient, amount }: TransferRequest): Promise<string> {
    const recipients = [{ address: recipient, amount: String(amount) }]
    return parseTxid(await this.#ask('sendTransfer', { recipients }))
  }

  async #ask(method: string, params: object): Promise<unknown> {
    return unwrapAnswer(await this.bound.call('request', method, { ...params, network: this.#network }))
  }
}
