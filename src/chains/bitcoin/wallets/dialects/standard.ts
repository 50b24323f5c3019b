import type { InputToSign } from '../../../../core/entities/bitcoin-provider.js'
import { fromBase64 } from '../../../../core/encoding/bytes.js'
import type { CaipNetworkId } from '../../../../core/caip.js'
import type { Account } from '../../../../core/entities/account.js'
import { BitcoinRequestError } from '../../../../core/errors/bitcoin.js'
import {
  parseBitcoinAccounts,
  parseBitcoinNetwork,
  parsePsbt,
  parseSignature,
  parseTxid,
} from '../../../../services/wallets/bitcoin-reply.js'
import { arrayOf, fieldOf } from '../../../../services/wallets/untrusted-values.js'
import {
  type StandardAccount,
  type StandardWallet,
  parseStandardAccounts,
} from '../../../../services/wallets/standard-wallet.js'
import { releaseHold } from '../../../../services/wallets/standard-use.js'
import { toNetworkId } from '../../network-ids.js'
import type { BitcoinWallet, PsbtRequest, WalletAnswer, WalletListener } from '../wallet.js'

const CONNECT = 'bitcoin:connect'
const SIGN = 'bitcoin:signTransaction'
const SIGN_AND_SEND = 'bitcoin:signAndSendTransaction'
const SIGN_MESSAGE = 'bitcoin:signMessage'
const SWITCH = 'bitcoin:switchNetwork'
const DISCONNECTS = ['bitcoin:disconnect', 'standard:disconnect'] as const
const PURPOSES = ['payment', 'ordinals'] as const

/** The Wallet Standard names of signature hash types, by their numbers. */
const SIGHASHES: Readonly<Record<number, string>> = {
  1: 'ALL',
  2: 'NONE',
  3: 'SINGLE',
  129: 'ALL|ANYONECANPAY',
  130: 'NONE|ANYONECANPAY',
  131: 'SINGLE|ANYONECANPAY',
}

const toChainId = (chain: string): CaipNetworkId | undefined => {
  const name = chain.startsWith('bitcoin:') || chain.startsWith('bip122:') ? parseBitcoinNetwork(chain) : undefined
  return name && toNetworkId(name)
}

const chainIds = (chains: readonly string[]): readonly CaipNetworkId[] =>
  chains.flatMap(chain => toChainId(chain) ?? [])

/** Whether a Wallet Standard wallet supports Bitcoin. */
export const isBitcoinWallet = (wallet: StandardWallet): boolean => wallet.has(CONNECT)

/** The first item of a wallet's answer, which has one per input. */
const firstOf = (answer: unknown): unknown => arrayOf(answer, 1)[0] ?? answer

/** A Wallet Standard wallet that has `bitcoin:connect` (WIRE 9.4). */
export class StandardBitcoinWallet implements BitcoinWallet {
  readonly #wallet: StandardWallet
  /** The accounts it returned when it connected; some wallets never list them. */
  #given: readonly StandardAccount[] = []
  /** Whether it has listed accounts: an empty list then means that it disconnected. */
  #lists = false

  constructor(wallet: StandardWallet) {
    this.#wallet = wallet
  }

  get raw(): object {
    return this.#wallet.raw
  }

  /** The Bitcoin networks that the wallet lists. */
  chains(): readonly CaipNetworkId[] | undefined {
    return chainIds(this.#wallet.chains())
  }

  /** Prompts for accounts of both purposes. */
  async connect(): Promise<WalletAnswer> {
    const answer = await this.#wallet.call(CONNECT, 'connect', { purposes: [...PURPOSES] })
    this.#given = parseStandardAccounts(fieldOf(answer, 'accounts')) ?? []
    this.#lists ||= this.#wallet.accounts().length > 0
    return this.#answer()
  }

  /** The accounts that the wallet currently lists for the site. */
  restore(): Promise<WalletAnswer> {
    this.#lists ||= this.#wallet.accounts().length > 0
    if (this.#lists) this.#given = []
    return Promise.resolve(this.#answer())
  }

  /** Disconnects with a feature of the wallet; with the one that ends every family only if no other is connected. */
  async disconnect(): Promise<void> {
    this.#given = []
    const isLast = releaseHold(this.raw, 'bip122')
    const feature = DISCONNECTS.find(name => this.#wallet.has(name) && (isLast || name.startsWith('bitcoin:')))
    if (feature) await this.#wallet.call(feature, 'disconnect')
  }

  /** Signs with the wallet's default protocol: the standard cannot choose one. */
  async signMessage({ message, address }: Parameters<BitcoinWallet['signMessage']>[0]): Promise<string> {
    const input = { account: this.#accountOf(address).raw, message: new TextEncoder().encode(message) }
    return parseSignature(firstOf(await this.#wallet.call(SIGN_MESSAGE, 'signMessage', input)))
  }

  /** Signs, and also sends if requested and supported; otherwise the caller sends. */
  async signPsbt({ psbt, inputs, broadcast }: PsbtRequest): ReturnType<BitcoinWallet['signPsbt']> {
    const bytes = fromBase64(psbt)
    if (!bytes) throw new BitcoinRequestError({ details: 'The PSBT is not base64.' })
    const chain = this.#accountOf(inputs[0]?.address ?? '').chains[0]
    const request = { psbt: bytes, inputsToSign: this.#toInputs(inputs), ...(chain ? { chain } : {}) }
    if (broadcast && this.#wallet.has(SIGN_AND_SEND)) {
      const answer = firstOf(await this.#wallet.call(SIGN_AND_SEND, 'signAndSendTransaction', request))
      return { psbt, txid: parseTxid(answer) }
    }
    const answer = firstOf(await this.#wallet.call(SIGN, 'signTransaction', request))
    return { psbt: parsePsbt(answer) }
  }

  /** Present only if the wallet has the feature. */
  get switchNetwork(): BitcoinWallet['switchNetwork'] {
    if (!this.#wallet.has(SWITCH)) return undefined
    return async network => {
      await this.#wallet.call(SWITCH, 'switchNetwork', network.caipNetworkId)
      this.#given = this.#wallet.accounts().length ? [] : this.#given
      return { ...this.#answer(), caipNetworkId: network.caipNetworkId }
    }
  }

  /** Listens for account changes; an empty list means that it disconnected. */
  watch(notify: WalletListener): () => void {
    return this.#wallet.onChange(() => {
      const hadListed = this.#given.length === 0
      if (this.#wallet.accounts().length) this.#given = []
      notify(this.#accounts().length || !hadListed ? 'changed' : 'gone')
    })
  }

  /** The wallet's current Bitcoin accounts. */
  #accounts(): readonly StandardAccount[] {
    const listed = this.#given.length ? this.#given : this.#wallet.accounts()
    return listed.filter(
      ({ chains, features }) =>
        chainIds(chains).length > 0 || (!chains.length && features.some(name => name.startsWith('bitcoin:'))),
    )
  }

  #answer(): WalletAnswer {
    const standard = this.#accounts()
    const entries = standard.map(({ raw, address, publicKey }) => ({
      address,
      publicKey,
      purpose: fieldOf(raw, 'purpose'),
      path: fieldOf(raw, 'path'),
    }))
    const accounts: readonly Account[] = parseBitcoinAccounts(entries) ?? []
    const ids = new Set(standard.flatMap(({ chains }) => chainIds(chains)))
    return { accounts, ...(ids.size === 1 ? { caipNetworkId: [...ids][0] } : {}) }
  }

  #toInputs(inputs: readonly InputToSign[]): readonly object[] {
    const byAddress = new Map<string, InputToSign[]>()
    for (const input of inputs) byAddress.set(input.address, [...(byAddress.get(input.address) ?? []), input])
    return [...byAddress].map(([address, own]) => {
      const sighash = SIGHASHES[own[0]?.sighashTypes?.[0] ?? 0]
      const signingIndexes = own.map(({ index }) => index)
      return { account: this.#accountOf(address).raw, signingIndexes, ...(sighash ? { sigHash: sighash } : {}) }
    })
  }

  #accountOf(address: string): StandardAccount {
    const account = this.#accounts().find(known => known.address === address)
    if (!account) throw new BitcoinRequestError({ details: `The wallet has no account ${address}.` })
    return account
  }
}
