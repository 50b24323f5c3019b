import { accountTypeOf } from '../../../core/chain/bitcoin-address.js'
import { fromBase64, toBase64 } from '../../../core/encoding/bytes.js'
import type { Account } from '../../../core/entities/account.js'
import type {
  BitcoinProvider,
  SendTransferParams,
  SignatureProtocol,
  SignedMessage,
  SignedPsbt,
  SignMessageParams,
  SignPsbtParams,
} from '../../../core/entities/bitcoin-provider.js'
import { BitcoinRequestError } from '../../../core/errors/bitcoin.js'
import { walletObject } from '../../../core/site-facade.js'
import { readPsbt } from '../../../services/wallets/bitcoin-reply.js'
import { toRequestError } from '../errors.js'
import type { BitcoinWallet } from './wallet.js'

/** What a provider is built on. */
export interface ProviderSource {
  readonly name: string
  readonly wallet: BitcoinWallet
  /** The connected accounts, the active one first. */
  readonly accounts: () => readonly Account[]
  /**
   * Base URLs of the Esplora services of the account's network. They are read before the wallet signs: meanwhile it may
   * move to another network, or be disconnected.
   */
  readonly endpoints: () => Promise<readonly string[]>
}

/** The maximum supply of bitcoin, in satoshis. */
const MAX_MONEY = 2_100_000_000_000_000n

/** An ECDSA message signature is 65 bytes and starts with one of these numbers (BIP-137). */
function protocolOf(signature: string): SignatureProtocol {
  const bytes = fromBase64(signature)
  const header = bytes?.[0] ?? 0
  return bytes?.length === 65 && header >= 27 && header <= 42 ? 'ecdsa' : 'bip322'
}

/** The account of an address, or the active one. */
function accountOf(accounts: readonly Account[], address: string | undefined): Account {
  const account = address === undefined ? accounts[0] : accounts.find(known => known.address === address)
  if (!account) throw new BitcoinRequestError({ details: `The wallet has not shared the address ${address ?? ''}.` })
  return account
}

/** Satoshis from a string of digits. */
function toSatoshis(amount: string): bigint {
  const value = /^\d{1,16}$/.test(amount) ? BigInt(amount) : 0n
  if (value <= 0n || value > MAX_MONEY)
    throw new BitcoinRequestError({ details: 'The amount must be a positive number of satoshis.' })
  return value
}

async function signMessage({ wallet, accounts }: ProviderSource, params: SignMessageParams): Promise<SignedMessage> {
  const { address } = accountOf(accounts(), params.address)
  const protocol = params.protocol ?? (accountTypeOf(address) === 'ordinal' ? 'bip322' : 'ecdsa')
  const signature = await wallet.signMessage({ message: params.message, address, protocol })
  return { signature, address, protocol: protocolOf(signature) }
}

async function signPsbt(source: ProviderSource, params: SignPsbtParams): Promise<SignedPsbt> {
  const { psbt: given, signInputs, broadcast = false } = params
  const bytes = readPsbt(given)
  if (!bytes) throw new BitcoinRequestError({ details: 'This is not a PSBT.' })
  const psbt = toBase64(bytes)
  const accounts = source.accounts()
  for (const { address } of signInputs ?? []) accountOf(accounts, address)
  const inputs = signInputs ?? (await import('./psbt.js')).ownInputs(psbt, accounts)
  if (!inputs.length) throw new BitcoinRequestError({ details: 'No input belongs to the connected addresses.' })
  const request = { psbt, inputs, isChosen: signInputs !== undefined, broadcast, accounts }
  const endpoints = broadcast ? await source.endpoints() : []
  const signed = await source.wallet.signPsbt(request)
  if (!broadcast || signed.txid) return signed
  const { sendPsbt } = await import('./psbt.js')
  return { ...signed, txid: await sendPsbt(signed.psbt, psbt, endpoints) }
}

async function sendTransfer(source: ProviderSource, params: SendTransferParams): Promise<string> {
  const { wallet } = source
  const amount = toSatoshis(params.amount)
  const accounts = source.accounts()
  const payer = accounts.find(({ type }) => type === 'payment') ?? accountOf(accounts, undefined)
  const { assertSameNetwork } = await import('../transfers/check-address.js')
  assertSameNetwork(params.recipient, payer.address)
  const transfer = { from: payer.address, recipient: params.recipient, amount }
  if (wallet.sendTransfer) return wallet.sendTransfer(transfer)
  const { buildTransfer } = await import('../transfers/transfer.js')
  const endpoints = await source.endpoints()
  const { psbt, inputs } = await buildTransfer(transfer, payer, endpoints)
  const signed = await wallet.signPsbt({ psbt, inputs, isChosen: false, broadcast: false, accounts })
  const { sendPsbt } = await import('./psbt.js')
  return sendPsbt(signed.psbt, psbt, endpoints)
}

const typed = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw toRequestError(cause)
  })

/** Creates the provider of a connected wallet. */
export const createBitcoinProvider = (source: ProviderSource): BitcoinProvider => ({
  get name() {
    return source.name
  },
  raw: walletObject(source.wallet.raw),
  getAccountAddresses: () => Promise.resolve(source.accounts()),
  signMessage: params => typed(signMessage(source, params)),
  signPSBT: params => typed(signPsbt(source, params)),
  sendTransfer: params => typed(sendTransfer(source, params)),
})
