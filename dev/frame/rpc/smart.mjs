import * as z from 'zod/mini'
import { randomBytes } from 'node:crypto'
import { receiptOf } from '../../evm/receipts.mjs'
import { entryPoint, executeData } from '../../evm/smart/contracts.mjs'
import { Refusal } from '../refusal.mjs'
import { toCallReceipt } from './calls.mjs'
import { describeCall } from './describe-evm.mjs'
import { checkAccount, paramAt, readCalls, readOperation, readTransaction } from './evm-params.mjs'
import { clientOf, refused, toRaw } from './evm-request.mjs'

/** @typedef {import('./evm-request.mjs').Request} Request */
/** @typedef {import('../approvals.mjs').Ask} Ask */
/** @typedef {{ to: `0x${string}`, data?: `0x${string}` | undefined, value?: bigint | undefined }} Call */

/** @param {Request} request @param {string} title @param {readonly Call[]} calls @param {string | undefined} doubt */
async function screenOf({ network, account, params, accounts }, title, calls, doubt) {
  const parts = await Promise.all(calls.map(call => describeCall(call, network.rpcUrl)))
  const warnings = [...parts.flatMap(({ warning }) => warning ?? []), ...(doubt ? [doubt] : [])].join(' ')
  const rows = parts.flatMap(({ rows }, index) =>
    calls.length > 1 ? [/** @type {[string, string]} */ (['Step', String(index + 1)]), ...rows] : rows,
  )
  const isSponsored = account.type === 'smartAccount' && accounts.isSponsoring()
  return {
    title,
    rows: /** @type {[string, string][]} */ ([
      ...rows,
      ...(isSponsored ? [['Fee', 'sponsored']] : []),
      ['Network', network.name],
      ['Account', account.address],
    ]),
    ...(warnings ? { warning: warnings } : {}),
    raw: toRaw(paramAt(params, 0)),
  }
}

/** @param {() => Promise<unknown>} attempt @returns {Promise<string | undefined>} what is likely to go wrong */
async function doubtOf(attempt) {
  try {
    await attempt()
    return undefined
  } catch (error) {
    return `This transaction is likely to fail: ${refused(error).message}`
  }
}

/** Sends an operation of the account. @param {Request} request @param {`0x${string}`} callData */
async function sendOperation({ accounts, user, network }, callData) {
  const bundler = await accounts.bundler(network)
  try {
    return await bundler.send(await bundler.prepare(user.keys.evm, callData, accounts.isSponsoring()))
  } catch (error) {
    throw refused(error)
  }
}

/** A transaction of a smart account is an operation. @param {Request} request @returns {Promise<Ask>} */
export async function sendSmartTransaction(request) {
  const { from, to, data, input, value } = readTransaction(request.params)
  checkAccount(from, request.account.address)
  if (!to) throw new Refusal('A smart account cannot create a contract by a transaction')
  const call = /** @type {Call} */ ({ to, data: data ?? input, value })
  const callData = executeData([call])
  const bundler = await request.accounts.bundler(request.network)
  const doubt = await doubtOf(() => bundler.estimate(/** @type {any} */ (request.account.address), callData))
  return {
    screen: await screenOf(request, 'Send a transaction', [call], doubt),
    run: async () => (await sendOperation(request, callData)).transactionHash,
  }
}

/** One transaction after the other, from the key's own account. @param {Request} request @param {readonly Call[]} calls */
async function sendInTurn(request, calls) {
  const client = clientOf(request)
  /** @type {import('viem').TransactionReceipt[]} */
  const receipts = []
  for (const call of calls) {
    try {
      receipts.push(await receiptOf(client, await client.sendTransaction(/** @type {any} */ (call))))
    } catch (error) {
      if (receipts.length === 0) throw refused(error)
      return { status: 600, receipts } // what has been done cannot be undone
    }
    if (receipts.at(-1)?.status !== 'success') return { status: receipts.length > 1 ? 600 : 500, receipts }
  }
  return { status: 200, receipts }
}

/** @param {Request} request @returns {Promise<Ask>} */
async function sendCalls(request) {
  const wanted = readCalls(request.params)
  checkAccount(wanted.from, request.account.address)
  const chainId = Number(request.network.chainId)
  if (wanted.chainId !== undefined && Number(wanted.chainId) !== chainId)
    throw new Refusal('The calls are for another network')
  request.batches.check(wanted.id)
  const required = Object.entries(wanted.capabilities ?? {}).find(([, wish]) => Object(wish).optional !== true)
  if (required) throw new Refusal(`The account does not have the capability ${required[0]}`)
  const calls = /** @type {Call[]} */ (wanted.calls)
  const isSmart = request.account.type === 'smartAccount'
  if (!isSmart && wanted.atomicRequired) throw new Refusal('This account cannot do all of the calls or none')
  const callData = executeData(calls)
  const bundler = isSmart ? await request.accounts.bundler(request.network) : undefined
  const doubt =
    bundler && (await doubtOf(() => bundler.estimate(/** @type {any} */ (request.account.address), callData)))
  return {
    screen: await screenOf(
      request,
      calls.length === 1 ? 'Send a transaction' : `Send ${calls.length} transactions`,
      calls,
      doubt,
    ),
    async run() {
      const id = wanted.id ?? `0x${randomBytes(32).toString('hex')}`
      if (!bundler) {
        const { status, receipts } = await sendInTurn(request, calls)
        request.batches.add({
          id,
          chainId,
          atomic: false,
          status,
          receipts: receipts.map(receipt => toCallReceipt(receipt)),
        })
        return { id }
      }
      const { hash } = await sendOperation(request, callData)
      const done = await bundler.receipt(hash)
      const receipts = done ? [toCallReceipt(done.receipt)] : []
      request.batches.add({ id, chainId, atomic: true, status: done?.success ? 200 : 500, receipts })
      return { id }
    },
  }
}

/** The page says what is to be done; the nonce, the fees and the signature are the wallet's. @param {Request} request @returns {Promise<Ask>} */
async function sendUserOperation(request) {
  const { sender, callData } = readOperation(request.params)
  if (request.account.type !== 'smartAccount') throw new Refusal('The account is not a smart account')
  checkAccount(sender, request.account.address)
  const named = paramAt(request.params, 1)
  if (named !== undefined && String(named).toLowerCase() !== entryPoint.toLowerCase()) {
    throw new Refusal(`The entry point is ${entryPoint}`)
  }
  const data = /** @type {`0x${string}`} */ (callData)
  return {
    screen: {
      title: 'Send an operation',
      rows: [
        ['Network', request.network.name],
        ['Account', request.account.address],
      ],
      warning: 'What this operation does is not shown in words. Look at the details.',
      raw: toRaw(paramAt(request.params, 0)),
    },
    run: async () => (await sendOperation(request, data)).hash,
  }
}

/** What a visitor is asked about of batches and operations. */
export const smartAsks = Object.freeze({
  wallet_sendCalls: sendCalls,
  eth_sendUserOperation: sendUserOperation,
})

const Hash = z.tuple([z.string().check(z.regex(/^0x[0-9a-f]{64}$/i))])

/** @param {unknown} params @returns {string} */
function hashOf(params) {
  const parsed = Hash.safeParse(params)
  if (parsed.success) return parsed.data[0].toLowerCase()
  throw new Refusal('Invalid params: the hash of an operation')
}

/**
 * Answers what is asked of the accounts instead of the network.
 * @type {Readonly<Record<string, (request: Request) => unknown>>}
 */
export const accountAnswers = Object.freeze({
  eth_supportedEntryPoints: () => [entryPoint],
  async eth_getUserOperationReceipt({ accounts, network, params }) {
    return (await accounts.bundler(network)).receipt(hashOf(params))
  },
  async eth_getUserOperationByHash({ accounts, network, params }) {
    const sent = (await accounts.bundler(network)).find(hashOf(params))
    if (!sent) return null
    return { userOperation: JSON.parse(toRaw(sent.operation)), entryPoint, transactionHash: sent.transactionHash }
  },
  wallet_getCallsStatus: ({ batches, params }) => batches.status(paramAt(params, 0)),
  wallet_getCapabilities({ account, accounts, params }) {
    checkAccount(paramAt(params, 0), account.address)
    if (account.type !== 'smartAccount') return {}
    const can = { atomic: { status: 'supported' }, paymasterService: { supported: false } }
    return Object.fromEntries(accounts.smartNetworks().map(chainId => [`0x${chainId.toString(16)}`, can]))
  },
})
