import { isSameAddress } from '../../../core/address.js'
import { fromHex } from '../../../core/encoding/bytes.js'
import { WalletTimeoutError } from '../../../core/errors/connection.js'
import { MethodNotAllowedError } from '../../../core/errors/frame.js'
import { TransactionFailedError, TransactionReplacedError } from '../../../core/errors/transaction.js'
import { SAFE_TIMEOUT } from '../../../core/limits.js'
import { within, wait } from '../../../core/time.js'
import { toCaipNetworkId } from '../../../core/caip.js'
import {
  batchSchema,
  transactionSchema,
  typedDataSchema,
  type SafeBatch,
  type SafeInfo,
} from '../../../services/safe/messages.js'
import type { SafeChannel } from '../../../services/safe/safe-channel.js'
import type { Schema } from '../../../services/lenient.js'
import { parse } from '../../../services/readers.js'
import { fieldOf } from '../../../services/wallets/untrusted-values.js'
import { parseChainId } from '../../../services/wallets/wallet-reply.js'
import {
  CODES,
  codedError,
  createSessionProvider,
  type ProviderCall,
  type SessionProvider,
} from '../session-provider.js'

/** How often the Safe is polled for a transaction, in ms. */
const POLL = 10_000

/** Methods that the Safe’s node answers without a signature. */
const READ = /^(?:eth_(?!send|sign|decrypt|getEncryptionPublicKey)|net_|web3_)/

/** EIP-5792 statuses: pending, complete, and failed on or off the chain. */
const STATUS = { pending: 100, confirmed: 200, cancelled: 400, reverted: 500 } as const

/** The status of a Safe transaction, in EIP-5792 terms. */
const STATUSES: Readonly<Record<string, number>> = {
  SUCCESS: STATUS.confirmed,
  CANCELLED: STATUS.cancelled,
  FAILED: STATUS.reverted,
}

const hexOf = (chainId: number): string => `0x${chainId.toString(16)}`

const invalid = (what: string): Error => codedError(CODES.invalidParams, what)

function read<T>(schema: Schema<T>, value: unknown, what: string): T {
  const parsed = parse(schema, value)
  if (parsed === undefined) throw invalid(what)
  return parsed
}

/** A text in the Safe's format: hex bytes that decode to text are converted. */
function toText(message: unknown): string {
  if (typeof message !== 'string') throw invalid('Expected a text to sign')
  const bytes = /^0x/i.test(message) ? fromHex(message.slice(2)) : undefined
  if (!bytes) return message
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return message
  }
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return undefined
  }
}

/** A Safe that signs on-chain returns no signature: an empty one is valid there once its owners have agreed. */
const signatureOf = ({ signature = '0x' }: { readonly signature?: string | undefined }): string => signature

/** The surrounding Safe as an EIP-1193 and EIP-5792 provider. */
export class SafeWallet {
  readonly provider: SessionProvider & { readonly isSafe: true }
  readonly address: string
  readonly caipNetworkId: ReturnType<typeof toCaipNetworkId>
  readonly #line: SafeChannel
  readonly #chainId: number
  /** The Safe's own hashes of transactions sent on this page. */
  readonly #sent = new Set<string>()
  #connected = false

  constructor(line: SafeChannel, { safeAddress, chainId }: SafeInfo) {
    this.#line = line
    this.#chainId = chainId
    this.address = safeAddress
    this.caipNetworkId = toCaipNetworkId('eip155', chainId)
    this.provider = createSessionProvider(
      {
        namespace: 'eip155',
        addresses: () => (this.#connected ? [safeAddress] : []),
        network: () => this.caipNetworkId,
        call: call => this.#call(call),
        switchChain: wanted =>
          wanted === chainId
            ? Promise.resolve()
            : Promise.reject(codedError(CODES.unknownChain, 'A Safe is on one chain')),
      },
      { isSafe: true as const },
    )
  }

  /** Exposes the account to the site, or withdraws it. */
  connect(connected: boolean): void {
    this.#connected = connected
    this.provider.emit('accountsChanged', this.provider.accounts)
  }

  /** Whether a hash is the Safe's own, of a transaction sent on this page. */
  hasSent(hash: string): boolean {
    return this.#sent.has(hash)
  }

  /** Whether a hash is the Safe's own, of a transaction sent at any time. */
  async knows(hash: string): Promise<boolean> {
    if (this.hasSent(hash)) return true
    return (await this.#state(hash)) !== undefined
  }

  /**
   * Waits until the owners have agreed to a transaction and the chain has it. A Safe that fails to answer is retried.
   *
   * @throws {TransactionFailedError} it failed on the chain
   * @throws {TransactionReplacedError} the owners sent another one instead
   * @throws {DOMException} an `AbortError`, once the instance has ended
   * @throws the signal's reason, once it is aborted
   */
  async awaitTransaction(hash: string, signal?: AbortSignal): Promise<void> {
    for (;;) {
      signal?.throwIfAborted()
      const status = STATUSES[(await this.#state(hash)) ?? '']
      if (status === STATUS.confirmed) return
      if (status === STATUS.reverted) throw new TransactionFailedError({ details: hash })
      if (status === STATUS.cancelled) throw new TransactionReplacedError({ details: hash })
      await wait(POLL, signal)
    }
  }

  /** The Safe's data for one of its transactions; `undefined` if it does not know it, or does not answer. */
  async #state(safeTxHash: string): Promise<string | undefined> {
    const asked = this.#line.ask('getTxBySafeTxHash', { safeTxHash })
    try {
      return (await within(asked, SAFE_TIMEOUT, () => new WalletTimeoutError())).txStatus ?? ''
    } catch (error) {
      if (error instanceof DOMException) throw error
      return undefined
    }
  }

  async #call({ method, params }: ProviderCall): Promise<unknown> {
    const given: readonly unknown[] = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_sendTransaction':
        this.#check(fieldOf(given[0], 'from'))
        return this.#send([read(transactionSchema, given[0], 'Expected a transaction with a receiver')])
      case 'personal_sign':
        this.#check(given[1])
        return signatureOf(await this.#line.ask('signMessage', { message: toText(given[0]) }))
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        this.#check(given[0])
        return this.#signTyped(given[1])
      case 'wallet_sendCalls':
        this.#check(fieldOf(given[0], 'from'))
        return this.#sendCalls(given[0])
      case 'wallet_getCallsStatus':
        return this.#callsStatus(given[0])
      case 'wallet_getCapabilities':
        return { [hexOf(this.#chainId)]: { atomic: { status: 'supported' } } }
      case 'eth_getTransactionByHash':
      case 'eth_getTransactionReceipt':
        return this.#onChain(method, given[0])
      default:
        if (!READ.test(method)) throw new MethodNotAllowedError({ details: method })
        return this.#line.ask('rpcCall', { call: method, params: given })
    }
  }

  /** Rejects any other account than the Safe's own, and its own too while the site is not connected to it. */
  #check(account: unknown = this.address): void {
    const isOwn = typeof account === 'string' && isSameAddress('eip155', account, this.address)
    if (!isOwn || !this.#connected) throw codedError(CODES.unauthorized, 'The site is not connected to this account')
  }

  async #send(txs: readonly unknown[]): Promise<string> {
    const { safeTxHash } = await this.#line.ask('sendTransactions', { txs })
    this.#sent.add(safeTxHash)
    return safeTxHash
  }

  async #signTyped(given: unknown): Promise<string> {
    const typedData = read(typedDataSchema, fromJson(given), 'Expected typed data')
    const { chainId } = typedData.domain
    if (chainId !== undefined && parseChainId(chainId) !== this.#chainId)
      throw invalid('The typed data is for another chain')
    return signatureOf(await this.#line.ask('signTypedMessage', { typedData }))
  }

  async #sendCalls(given: unknown): Promise<unknown> {
    const { calls, chainId, version } = read<SafeBatch>(batchSchema, given, 'Expected calls with a receiver each')
    if (chainId !== undefined && parseChainId(chainId) !== this.#chainId)
      throw invalid('The calls are for another chain')
    const id = await this.#send(calls)
    return version === '1.0' ? id : { id }
  }

  async #callsStatus(id: unknown): Promise<unknown> {
    const { txHash, txStatus = '' } = await this.#line.ask('getTxBySafeTxHash', { safeTxHash: id })
    const receipt = txHash
      ? await this.#line.ask('rpcCall', { call: 'eth_getTransactionReceipt', params: [txHash] })
      : null
    const reported = STATUSES[txStatus] ?? STATUS.pending
    const status = reported === STATUS.confirmed && !receipt ? STATUS.pending : reported // its node does not know it yet
    return {
      version: '2.0.0',
      id,
      chainId: hexOf(this.#chainId),
      atomic: true,
      status,
      ...(receipt ? { receipts: [receipt] } : {}),
    }
  }

  /** A site uses the Safe’s own hash for a transaction until it is on the chain, with a different hash. */
  async #onChain(call: string, hash: unknown): Promise<unknown> {
    const known = await this.#line.ask('getTxBySafeTxHash', { safeTxHash: hash }).catch(() => undefined) // not a Safe’s hash
    if (known && !known.txHash) return null
    return this.#line.ask('rpcCall', { call, params: [known?.txHash ?? hash] })
  }
}
