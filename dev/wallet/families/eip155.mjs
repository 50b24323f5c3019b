import { createWalletClient, http, isAddress, isHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { isRecord, parseJson } from '../../api/body.mjs'
import { invalidParams, noNode, unsupportedMethod } from '../rpc-error.mjs'
import { keysOf, paramsOf, textOf } from './family.mjs'

/** @typedef {import('./family.mjs').WalletCall} WalletCall */

/** Asks for these change the wallet itself; the peer answers them. */
export const CHAIN_METHODS = Object.freeze(['wallet_switchEthereumChain', 'wallet_addEthereumChain'])

/** What a transaction may carry besides its receiver, and how each is read. */
const NUMBERS = Object.freeze(['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'])

/** @param {WalletCall} call @param {unknown} address */
const signerOf = (call, address) => privateKeyToAccount(keysOf(call, eip155, address).eip155)

/** @param {unknown} params @returns {unknown[]} */
function listOf(params) {
  if (Array.isArray(params)) return params
  throw invalidParams('a list is needed')
}

/** @param {unknown} value @returns {import('viem').SignableMessage} */
function messageOf(value) {
  const text = textOf(value, 'message')
  return isHex(text) ? { raw: text } : text
}

/** @param {WalletCall} call */
function transactionOf(call) {
  const wanted = paramsOf(call.params)
  if (wanted.to !== undefined && !isAddress(String(wanted.to), { strict: false })) throw invalidParams('"to"')
  const numbers = NUMBERS.filter(name => wanted[name] !== undefined && wanted[name] !== null)
  return {
    account: signerOf(call, wanted.from),
    ...(wanted.to ? { to: wanted.to } : {}),
    ...((wanted.data ?? wanted.input) ? { data: wanted.data ?? wanted.input } : {}),
    ...(wanted.nonce === undefined ? {} : { nonce: Number(wanted.nonce) }),
    ...Object.fromEntries(numbers.map(name => [name, BigInt(/** @type {string} */ (wanted[name]))])),
  }
}

/** @param {WalletCall} call */
function clientOf({ caipNetworkId, node }) {
  const url = node(caipNetworkId)
  if (!url) throw noNode(caipNetworkId)
  const id = Number(caipNetworkId.split(':')[1])
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { id, name: caipNetworkId, nativeCurrency, rpcUrls: { default: { http: [url] } } }
  return createWalletClient({ chain, transport: http(url, { retryCount: 0 }), pollingInterval: 50 })
}

/** @param {WalletCall} call */
function signTyped(call) {
  const [address, data] = listOf(call.params)
  const typed = typeof data === 'string' ? parseJson(data)?.value : data
  if (!isRecord(typed) || !isRecord(typed.types)) throw invalidParams('typed data is needed')
  return signerOf(call, address).signTypedData(/** @type {never} */ (typed))
}

/** @type {Readonly<Record<string, (call: WalletCall) => unknown>>} */
const answers = Object.freeze({
  eth_accounts: call => call.keys.map(keys => eip155.address(keys, call.caipNetworkId)),
  eth_requestAccounts: call => call.keys.map(keys => eip155.address(keys, call.caipNetworkId)),
  eth_chainId: call => `0x${Number(call.caipNetworkId.split(':')[1]).toString(16)}`,
  personal_sign(call) {
    const [message, address] = listOf(call.params)
    return signerOf(call, address).signMessage({ message: messageOf(message) })
  },
  eth_sign(call) {
    const [address, message] = listOf(call.params)
    return signerOf(call, address).signMessage({ message: messageOf(message) })
  },
  eth_signTypedData: signTyped,
  eth_signTypedData_v4: signTyped,
  eth_sendTransaction: call => clientOf(call).sendTransaction(/** @type {never} */ (transactionOf(call))),
  async eth_signTransaction(call) {
    const client = clientOf(call)
    const request = await client.prepareTransactionRequest(/** @type {never} */ (transactionOf(call)))
    return client.signTransaction(/** @type {never} */ (request))
  },
  wallet_watchAsset: () => true,
})

/** Chains of the Ethereum kind. @type {import('./family.mjs').Family} */
export const eip155 = Object.freeze({
  methods: [...Object.keys(answers), ...CHAIN_METHODS],
  events: ['accountsChanged', 'chainChanged'],
  anyChain: false,
  address: keys => privateKeyToAccount(keys.eip155).address,
  async answer(call) {
    const run = Object.hasOwn(answers, call.method) ? answers[call.method] : undefined
    if (!run) throw unsupportedMethod(call.method)
    return run(call)
  },
})
