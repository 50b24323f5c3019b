import { isHex } from 'viem'
import { Refusal } from '../refusal.mjs'
import { describeCall, ether, readable, signInWarning } from './describe-evm.mjs'
import { checkAccount, paramAt, readMessage, readTransaction, readTyped } from './evm-params.mjs'
import { clientOf, refused, toRaw } from './evm-request.mjs'
import { sendSmartTransaction, smartAsks } from './smart.mjs'

/** @typedef {import('./evm-request.mjs').Request} Request */
/** @typedef {import('../approvals.mjs').Ask} Ask */

/** @param {Request} request @returns {Promise<Ask>} */
async function signMessage(request) {
  const message = readMessage(request.params)
  checkAccount(paramAt(request.params, 1), request.account.address)
  const signer = await request.accounts.signer(request.user, request.session, request.network)
  const text = readable(message)
  const warning = signInWarning(text, request.origin)
  return {
    screen: {
      title: 'Sign a message',
      rows: [['Account', request.account.address]],
      text,
      ...(warning ? { warning } : {}),
      raw: message,
    },
    run: () => signer.signMessage({ message: isHex(message) ? { raw: message } : message }),
  }
}

/** @param {Request} request @returns {Promise<Ask>} */
async function signTypedData(request) {
  const typed = readTyped(request.params)
  checkAccount(paramAt(request.params, 0), request.account.address)
  const named = typed.domain.chainId
  const isElsewhere = named !== undefined && BigInt(/** @type {string} */ (named)) !== BigInt(request.network.chainId)
  if (isElsewhere) throw new Refusal('The typed data is for another network')
  const signer = await request.accounts.signer(request.user, request.session, request.network)
  const { name, verifyingContract } = typed.domain
  return {
    screen: {
      title: 'Sign typed data',
      rows: [
        ['Kind', typed.primaryType],
        ...(name === undefined ? [] : [/** @type {[string, string]} */ (['For', String(name)])]),
        ...(verifyingContract === undefined
          ? []
          : [/** @type {[string, string]} */ (['Contract', String(verifyingContract)])]),
        ['Account', request.account.address],
      ],
      text: JSON.stringify(typed.message, null, 2),
      raw: toRaw(typed),
    },
    run: () => signer.signTypedData(/** @type {never} */ (typed)),
  }
}

/** @param {Request} request @returns {Promise<Ask>} */
async function sendTransaction(request) {
  if (request.account.type === 'smartAccount') return sendSmartTransaction(request)
  const wanted = readTransaction(request.params)
  checkAccount(wanted.from, request.account.address)
  const { from: _from, input, nonce, ...fields } = wanted
  const data = wanted.data ?? input
  const call = { to: wanted.to, data, value: wanted.value }
  const client = clientOf(request)
  const transaction = /** @type {any} */ ({
    ...fields,
    ...(data === undefined ? {} : { data }),
    ...(nonce === undefined ? {} : { nonce: Number(nonce) }),
  })
  const { rows, warning } = await describeCall(call, request.network.rpcUrl)
  /** @type {[string, string][]} */
  const costs = []
  /** @type {string | undefined} */
  let doubt
  try {
    const { gas, maxFeePerGas, gasPrice } = await client.prepareTransactionRequest(transaction)
    costs.push(['Fee at most', ether(BigInt(gas ?? 0) * BigInt(maxFeePerGas ?? gasPrice ?? 0))])
  } catch (error) {
    doubt = `This transaction is likely to fail: ${refused(error).message}`
  }
  const warnings = [warning, doubt].filter(Boolean).join(' ')
  return {
    screen: {
      title: 'Send a transaction',
      rows: [...rows, ...costs, ['Network', request.network.name], ['Account', request.account.address]],
      ...(warnings ? { warning: warnings } : {}),
      raw: toRaw(paramAt(request.params, 0)),
    },
    run: () =>
      client.sendTransaction(transaction).catch(error => {
        throw refused(error)
      }),
  }
}

/** What a visitor is asked about on EVM networks. @type {Readonly<Record<string, (request: Request) => Promise<Ask>>>} */
export const evmAsks = Object.freeze({
  personal_sign: signMessage,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  ...smartAsks,
})
