import { NETWORK, p2wpkh, SigHash, TEST_NETWORK, Transaction } from '@scure/btc-signer'
import { isRecord } from '../../api/body.mjs'
import { regtest, REGTEST_REFERENCE } from '../../bitcoin/network.mjs'
import { invalidParams, noNode, RpcError, unsupportedMethod } from '../rpc-error.mjs'
import { secp256k1Public } from '../secp256k1.mjs'
import { signText } from './bip122-messages.mjs'
import { keysOf, paramsOf, textOf } from './family.mjs'

/** @typedef {import('./family.mjs').WalletCall} WalletCall */
/** @typedef {import('../keys.mjs').Keys} Keys */

/** What a fee is, in satoshis for each virtual byte. */
const FEE_RATE = 2n
/** Size of a transaction's parts in virtual bytes, rounded up. */
const SIZES = Object.freeze({ base: 11n, input: 69n, output: 34n })
/** Less than this is not worth an output, in satoshis. */
const DUST = 294n

/** @param {string} caipNetworkId */
function networkOf(caipNetworkId) {
  const reference = caipNetworkId.split(':')[1]
  if (reference === REGTEST_REFERENCE) return regtest
  return reference === '000000000019d6689c085ae165831e93' ? NETWORK : TEST_NETWORK
}

/** @param {Keys} keys @param {string} caipNetworkId */
const paymentOf = (keys, caipNetworkId) => p2wpkh(secp256k1Public(keys.bip122), networkOf(caipNetworkId))

/** @param {Keys} keys */
const secretOf = keys => Buffer.from(keys.bip122.slice(2), 'hex')

/** @param {WalletCall} call @param {Record<string, unknown>} params */
const signerOf = (call, params) => keysOf(call, bip122, params.address ?? params.account)

/** Signs a text in the way that is asked for. @param {WalletCall} call */
async function signMessage(call) {
  const params = paramsOf(call.params)
  const keys = signerOf(call, params)
  const message = Buffer.from(textOf(params.message, 'message'))
  if (message.length > 0xffff) throw invalidParams('the message is too long')
  const signed = await signText(keys.bip122, message, params.protocol)
  return { address: bip122.address(keys, call.caipNetworkId), ...signed }
}

/** Hands a transaction to the node. @param {WalletCall} call @param {string} hex @returns {Promise<string>} its id */
async function broadcast({ caipNetworkId, node }, hex) {
  const url = node(caipNetworkId)
  if (!url) throw noNode(caipNetworkId)
  const response = await fetch(`${url}/tx`, { method: 'POST', body: hex })
  const text = await response.text()
  if (!response.ok) throw new RpcError(-32000, text)
  return text
}

/** @param {WalletCall} call */
async function signPsbt(call) {
  const params = paramsOf(call.params)
  const keys = signerOf(call, params)
  const transaction = Transaction.fromPSBT(Buffer.from(textOf(params.psbt, 'psbt'), 'base64'))
  const wanted = Array.isArray(params.signInputs) ? params.signInputs.filter(isRecord) : undefined
  const own = bip122.address(keys, call.caipNetworkId)
  const mine = wanted?.filter(input => input.address === undefined || input.address === own)
  if (mine) {
    for (const input of mine) {
      const types = Array.isArray(input.sighashTypes) ? input.sighashTypes.map(Number) : [SigHash.ALL]
      transaction.signIdx(secretOf(keys), Number(input.index), types)
    }
  } else transaction.sign(secretOf(keys))
  const signed = { psbt: Buffer.from(transaction.toPSBT()).toString('base64') }
  if (params.broadcast !== true) return signed
  transaction.finalize()
  return { ...signed, txid: await broadcast(call, transaction.hex) }
}

/** Coins that pay for an amount, the largest first. @param {WalletCall} call @param {string} address @param {bigint} amount */
async function chooseCoins({ caipNetworkId, node }, address, amount) {
  const url = node(caipNetworkId)
  if (!url) throw noNode(caipNetworkId)
  const response = await fetch(`${url}/address/${address}/utxo`)
  if (!response.ok) throw new RpcError(-32000, await response.text())
  /** @type {{ txid: string, vout: number, value: number }[]} */
  const coins = await response.json()
  coins.sort((one, other) => other.value - one.value)
  let total = 0n
  for (const [index, coin] of coins.entries()) {
    total += BigInt(coin.value)
    const fee = FEE_RATE * (SIZES.base + SIZES.input * BigInt(index + 1) + SIZES.output * 2n)
    if (total >= amount + fee) return { coins: coins.slice(0, index + 1), change: total - amount - fee }
  }
  throw new RpcError(-32000, 'Insufficient funds')
}

/** @param {WalletCall} call */
async function sendTransfer(call) {
  const params = paramsOf(call.params)
  const keys = keysOf(call, bip122, params.account)
  if (!/^\d{1,18}$/.test(String(params.amount))) throw invalidParams('"amount" must be whole satoshis')
  const amount = BigInt(String(params.amount))
  const { address, script } = paymentOf(keys, call.caipNetworkId)
  const { coins, change } = await chooseCoins(call, String(address), amount)
  const transaction = new Transaction()
  for (const { txid, vout, value } of coins) {
    transaction.addInput({ txid, index: vout, witnessUtxo: { script, amount: BigInt(value) } })
  }
  const network = networkOf(call.caipNetworkId)
  transaction.addOutputAddress(textOf(params.recipientAddress, 'recipientAddress'), amount, network)
  if (change >= DUST) transaction.addOutputAddress(String(params.changeAddress ?? address), change, network)
  transaction.sign(secretOf(keys))
  transaction.finalize()
  return { txid: await broadcast(call, transaction.hex) }
}

/** @type {Readonly<Record<string, (call: WalletCall) => unknown>>} */
const answers = Object.freeze({
  getAccountAddresses: call =>
    call.keys.map((keys, index) => ({
      address: bip122.address(keys, call.caipNetworkId),
      publicKey: Buffer.from(secp256k1Public(keys.bip122)).toString('hex'),
      path: `m/84'/${networkOf(call.caipNetworkId) === NETWORK ? 0 : 1}'/${index}'/0/0`,
      intention: 'payment',
    })),
  signMessage,
  signPsbt,
  sendTransfer,
})

/** Bitcoin with native SegWit accounts; transfers need a node that speaks Esplora. @type {import('./family.mjs').Family} */
export const bip122 = Object.freeze({
  methods: Object.keys(answers),
  events: ['accountsChanged', 'chainChanged', 'bip122_addressesChanged'],
  anyChain: true,
  address: (keys, caipNetworkId) => String(paymentOf(keys, caipNetworkId).address),
  async answer(call) {
    const run = Object.hasOwn(answers, call.method) ? answers[call.method] : undefined
    if (!run) throw unsupportedMethod(call.method)
    return run(call)
  },
})
