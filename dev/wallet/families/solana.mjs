import { invalidParams, noNode, RpcError, unknownAccount, unsupportedMethod } from '../rpc-error.mjs'
import { fromBase58, toBase58 } from '../encoding.mjs'
import { keysOf, paramsOf, textOf } from './family.mjs'

/** @typedef {import('./family.mjs').WalletCall} WalletCall */

/** Bit that marks a message with a version. */
const VERSIONED = 0x80
const SIGNATURE = 64
const PUBLIC_KEY = 32

/** Reads a number of the compact form. @param {Buffer} bytes @param {number} at @returns {{ value: number, next: number }} */
function readCompact(bytes, at) {
  let value = 0
  for (let shift = 0; shift <= 14; shift += 7, at += 1) {
    const byte = bytes[at] ?? 0
    value |= (byte & 0x7f) << shift
    if (!(byte & 0x80)) return { value, next: at + 1 }
  }
  throw invalidParams('the transaction is damaged')
}

/**
 * Puts the account's signature into a transaction.
 * @param {unknown} transaction base64 (or base58) of its wire form
 * @param {import('../keys.mjs').Keys} keys
 * @returns {{ transaction: string, signature: string }} base64 of the signed one, base58 of the signature
 */
function signTransaction(transaction, keys) {
  const text = textOf(transaction, 'transaction')
  const bytes = Buffer.from(text, 'base64')
  const signatures = readCompact(bytes, 0)
  const start = signatures.next + signatures.value * SIGNATURE
  const message = bytes.subarray(start)
  const header = (message[0] ?? 0) & VERSIONED ? 1 : 0
  const required = message[header] ?? 0
  const accounts = readCompact(message, header + 3)
  const place = Array.from({ length: Math.min(required, accounts.value, signatures.value) }).findIndex((_, index) => {
    const from = accounts.next + index * PUBLIC_KEY
    return message.subarray(from, from + PUBLIC_KEY).equals(keys.ed25519)
  })
  if (place < 0) throw unknownAccount('a signer of this transaction')
  const signature = keys.signEd25519(message)
  Buffer.from(signature).copy(bytes, signatures.next + place * SIGNATURE)
  return { transaction: bytes.toString('base64'), signature: toBase58(signature) }
}

/** @param {WalletCall} call @param {Record<string, unknown>} params */
const signerOf = (call, params) => keysOf(call, solana, params.pubkey ?? params.feePayer)

/** @param {WalletCall} call @param {string} transaction @param {unknown} options @returns {Promise<string>} */
async function send({ caipNetworkId, node }, transaction, options) {
  const url = node(caipNetworkId)
  if (!url) throw noNode(caipNetworkId)
  const params = [transaction, { ...Object(options), encoding: 'base64' }]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params }),
  })
  const { result, error } = await response.json()
  if (error) throw new RpcError(Number(error.code ?? -32000), String(error.message), error.data)
  return result
}

/** @param {WalletCall} call */
const accounts = call => call.keys.map(keys => ({ pubkey: solana.address(keys, call.caipNetworkId) }))

/** @type {Readonly<Record<string, (call: WalletCall) => unknown>>} */
const answers = Object.freeze({
  solana_getAccounts: accounts,
  solana_requestAccounts: accounts,
  solana_signMessage(call) {
    const params = paramsOf(call.params)
    const message = fromBase58(textOf(params.message, 'message'))
    return { signature: toBase58(signerOf(call, params).signEd25519(message)) }
  },
  solana_signTransaction(call) {
    const params = paramsOf(call.params)
    return signTransaction(params.transaction, signerOf(call, params))
  },
  solana_signAllTransactions(call) {
    const params = paramsOf(call.params)
    if (!Array.isArray(params.transactions)) throw invalidParams('"transactions" must be a list')
    const keys = signerOf(call, params)
    return { transactions: params.transactions.map(one => signTransaction(one, keys).transaction) }
  },
  async solana_signAndSendTransaction(call) {
    const params = paramsOf(call.params)
    const { transaction } = signTransaction(params.transaction, signerOf(call, params))
    return { signature: await send(call, transaction, params.sendOptions) }
  },
})

/** Solana: real ed25519 signatures; a transaction is sent when the wallet knows a node. @type {import('./family.mjs').Family} */
export const solana = Object.freeze({
  methods: Object.keys(answers),
  events: ['accountsChanged', 'chainChanged'],
  anyChain: true,
  address: keys => toBase58(keys.ed25519),
  async answer(call) {
    const run = Object.hasOwn(answers, call.method) ? answers[call.method] : undefined
    if (!run) throw unsupportedMethod(call.method)
    return run(call)
  },
})
