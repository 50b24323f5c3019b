import { invalidParams, noNode, RpcError, unknownAccount, unsupportedMethod } from '../rpc-error.mjs'
import { fromBase58, toBase58 } from '../encoding.mjs'
import { signWire } from '../../solana/sign-wire.mjs'
import { keysOf, paramsOf, textOf } from './family.mjs'

/** @typedef {import('./family.mjs').WalletCall} WalletCall */

/**
 * Puts the account's signature into a transaction.
 * @param {unknown} transaction base64 of its wire form
 * @param {import('../keys.mjs').Keys} keys
 * @returns {{ transaction: string, signature: string }} base64 of the signed one, base58 of the signature
 */
function signTransaction(transaction, keys) {
  const bytes = Buffer.from(textOf(transaction, 'transaction'), 'base64')
  try {
    const signed = signWire(bytes, { publicKey: keys.ed25519, sign: keys.signEd25519 })
    return { transaction: Buffer.from(signed.bytes).toString('base64'), signature: toBase58(signed.signature) }
  } catch (error) {
    if (error instanceof RangeError) throw unknownAccount('a signer of this transaction')
    if (error instanceof SyntaxError) throw invalidParams(error.message)
    throw error
  }
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
