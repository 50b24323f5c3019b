import type { CaipNetworkId } from '../../../core/caip.js'
import type { SolanaProvider } from '../../../core/entities/solana-provider.js'
import { encodeBase58 } from '../../../core/encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../core/encoding/base64.js'
import { decodeBase58 } from '../../../core/encoding/base58.js'
import { MalformedReplyError } from '../../../core/errors/service.js'
import type { Rpc } from '../../../services/json-rpc.js'
import { arrayOf, fieldOf, textOf } from '../../../services/wallets/untrusted-values.js'
import { parseWalletError } from '../../../services/wallets/wallet-reply.js'
import type { SessionSource } from '../../ports/sessions.js'
import { legacyFields } from './legacy-fields.js'
import { addressNow, createSolanaProvider, sendRaw, type SolanaSigner } from './provider.js'
import { toPublicKey } from '../public-key.js'
import { attachSignature, parseSignature, parseWire } from './wire.js'

/** Longest string accepted from an answer, in characters; a transaction of 1,232 bytes has 1,683 in base58. */
const MAX_TEXT = 4_096
/** Codes for a method that is unknown, or not part of the session (CAIP-25 and JSON-RPC). */
const UNKNOWN_METHOD: readonly unknown[] = [-32601, 3001, 4200, 5101]

/**
 * Messages of the protocol's client for a method that is not part of the session; these errors have no code. Once the
 * wallet has updated its session, the client looks for an endpoint for such a method, and has none.
 */
const NOT_IN_SESSION = /^(?:Missing or invalid\. request\(\) method: |JSON-RPC provider for )/

/** Whether a wallet failed because a method is unsupported. The visitor was not asked then, so another can be tried. */
function isUnknownMethod(thrown: unknown): boolean {
  const { code, message } = parseWalletError(thrown)
  return UNKNOWN_METHOD.includes(code) || (code === undefined && NOT_IN_SESSION.test(message))
}

/** A transaction from an answer, in base64, or in base58 as some wallets do. */
function readTransaction(value: unknown): Uint8Array | undefined {
  const text = textOf(value, MAX_TEXT)
  for (const bytes of text === undefined ? [] : [decodeBase64(text), decodeBase58(text)]) {
    try {
      if (bytes && parseWire(bytes)) return bytes
    } catch {
      // it has another encoding
    }
  }
  return undefined
}

/**
 * Extracts a signed transaction from an answer: either a whole one, which replaces the one sent, or a signature for it.
 */
function takeSigned(answer: unknown, sent: Uint8Array, address: string): Uint8Array {
  const whole = readTransaction(fieldOf(answer, 'transaction'))
  if (whole) return whole
  const signature = parseSignature(fieldOf(answer, 'signature'))
  if (!signature) throw new MalformedReplyError()
  return attachSignature(sent, address, signature)
}

/** Signs over a session, in the formats that wallets expect there (WIRE 9.3). */
function createSessionSigner(source: SessionSource, rpcNow: () => Promise<Rpc>): SolanaSigner {
  const address = (): string | undefined => source.addresses()[0]
  const signOne = async (transaction: Uint8Array): Promise<Uint8Array> => {
    const params = { transaction: encodeBase64(transaction), ...legacyFields(transaction) }
    const now = addressNow({ address })
    return takeSigned(await source.request({ method: 'solana_signTransaction', params }), transaction, now)
  }
  const signTransactions = async (transactions: readonly Uint8Array[]): Promise<readonly Uint8Array[]> => {
    const [first] = transactions
    if (first && transactions.length === 1) return [await signOne(first)]
    try {
      const params = { transactions: transactions.map(encodeBase64) }
      const answer = await source.request({ method: 'solana_signAllTransactions', params })
      const signed = arrayOf(fieldOf(answer, 'transactions'), transactions.length).flatMap(
        text => readTransaction(text) ?? [],
      )
      if (signed.length !== transactions.length) throw new MalformedReplyError()
      return signed
    } catch (error) {
      if (!isUnknownMethod(error)) throw error
    }
    const signed: Uint8Array[] = []
    for (const transaction of transactions) signed.push(await signOne(transaction))
    return signed
  }
  return {
    get name() {
      return source.name
    },
    address,
    signTransactions,
    async signMessage(message) {
      const params = { message: encodeBase58(message), pubkey: addressNow({ address }) }
      const signature = parseSignature(
        fieldOf(await source.request({ method: 'solana_signMessage', params }), 'signature'),
      )
      if (!signature) throw new MalformedReplyError()
      return signature
    },
    async send(transaction, sendOptions) {
      try {
        const params = { transaction: encodeBase64(transaction), sendOptions }
        const answer = await source.request({ method: 'solana_signAndSendTransaction', params })
        const signature = fieldOf(answer, 'signature')
        if (typeof signature !== 'string' || !parseSignature(signature)) throw new MalformedReplyError()
        return signature
      } catch (error) {
        if (!isUnknownMethod(error)) throw error
      }
      const rpc = await rpcNow() // of the cluster that it is signed for: the session may move to another meanwhile
      return sendRaw(rpc, await signOne(transaction), sendOptions)
    },
  }
}

/**
 * The provider of a Solana wallet behind a WalletConnect session. Its lifetime is that of the session's source.
 *
 * @param rpcOn returns the RPC calls of a cluster
 */
export function createWalletConnectProvider(
  source: SessionSource,
  rpcOn: (cluster: CaipNetworkId | undefined) => Promise<Rpc>,
): SolanaProvider {
  const rpcNow = (): Promise<Rpc> => rpcOn(source.network())
  const signer = createSessionSigner(source, rpcNow)
  const { provider, emit } = createSolanaProvider(signer, rpcNow)
  let last = signer.address()
  source.watch(() => {
    const address = signer.address()
    if (address === last) return
    last = address
    if (address === undefined) emit('disconnect', undefined)
    else emit('accountChanged', toPublicKey(address))
  })
  return provider
}
