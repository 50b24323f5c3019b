import { readFileSync } from 'node:fs'
import { parseUnits } from 'viem'
import { addressOf, allAssets, assetById, assetOf, toWire } from '../../pay/assets.mjs'
import { askPage, exchangePage } from '../../pay/page.mjs'
import { priceFor } from '../../pay/quote.mjs'
import { isRecord } from '../body.mjs'
import { empty, failed, json } from '../reply.mjs'
import { attempt, bodyOf } from './attempt.mjs'
import { overChain } from './over-chain.mjs'

/** @typedef {import('./route.mjs').ApiRequest} ApiRequest @typedef {import('./route.mjs').ApiState} ApiState */

/** The names of the exchanges, by their ids at the hosted service. @type {Readonly<Record<string, string>>} */
const EXCHANGES = Object.freeze({ binance: 'Binance', coinbase: 'Coinbase', reown_test: 'Test Exchange' })
/** Longest wait of a slow payment, in milliseconds. */
const SLOW = 3_000
/** The estimated duration of a payment of the service, in seconds. */
const SECONDS = 15

/** A refusal of a JSON-RPC call. */
class RpcRefusal extends Error {
  /** @param {number} code @param {string} message */
  constructor(code, message) {
    super(message)
    this.code = code
  }
}

const invalid = (/** @type {string} */ message) => new RpcRefusal(-32602, message)

/** @param {unknown} value @returns {string[] | undefined} */
const idsOf = value => (Array.isArray(value) ? value.map(String) : undefined)

/** @typedef {{ params: Record<string, unknown>, state: ApiState }} Call */

/** @param {Call} call */
function listExchanges({ params, state }) {
  const { page, asset, includeOnly, exclude } = params
  if (!Number.isInteger(page)) throw invalid('page is required')
  const [only, without] = [idsOf(includeOnly), idsOf(exclude)]
  if (only && without) throw invalid('includeOnly and exclude are mutually exclusive')
  if (asset !== undefined && !assetById(state.chains, asset)) return { exchanges: [], total: 0 }
  const exchanges = Object.entries(EXCHANGES)
    .filter(([id]) => (!only || only.includes(id)) && !without?.includes(id))
    .map(([id, name]) => ({ id, name, imageUrl: state.pictureUrl(name) }))
  return { exchanges: page === 0 ? exchanges : [], total: exchanges.length } // all fit on the first page
}

/** @param {Call} call */
function startPayment({ params, state }) {
  const { exchangeId, asset: id, amount, recipient } = params
  const asset = assetById(state.chains, id)
  if (!Object.hasOwn(EXCHANGES, String(exchangeId))) throw new RpcRefusal(-7, 'Exchange not found')
  if (!asset) throw new RpcRefusal(-7, 'Asset not supported')
  const prefix = `${asset.chain.caipNetworkId}:`
  const address = String(recipient).startsWith(prefix) ? addressOf(String(recipient).slice(prefix.length)) : undefined
  if (!address) throw invalid('Invalid recipient')
  if (!/^\d+(\.\d+)?$/.test(String(amount))) throw invalid('Invalid amount')
  const base = parseUnits(String(amount), asset.decimals)
  if (base <= 0n) throw invalid('Invalid amount')
  const session = state.payments.openSession({
    exchangeId: String(exchangeId),
    asset,
    amount: base,
    recipient: address,
  })
  return { url: `${state.url()}/exchange/${session.id}`, sessionId: session.id }
}

/** @param {Call} call */
function statusOf({ params, state }) {
  const session = state.payments.session(String(params.sessionId))
  if (!session || session.exchangeId !== params.exchangeId) throw new RpcRefusal(-8, 'Session not found')
  return { status: session.status, txHash: session.txHash }
}

/** @type {Readonly<Record<string, (call: Call) => unknown>>} */
const METHODS = Object.freeze({
  reown_getExchanges: listExchanges,
  reown_getExchangePayUrl: startPayment,
  reown_getExchangeBuyStatus: statusOf,
})

/** The exchanges, by JSON-RPC. @param {ApiRequest} request @param {ApiState} state */
function callExchanges({ parsed, query }, state) {
  const body = isRecord(parsed?.value) ? parsed.value : {}
  const { id = null, method, params } = body
  const refuse = (/** @type {number} */ code, /** @type {string} */ message) =>
    json({ jsonrpc: '2.0', id, error: { code, message } }, 400)
  const known = Object.hasOwn(METHODS, String(method)) ? METHODS[String(method)] : undefined
  if (!known) return refuse(-32601, 'Method not found')
  const feature = query.get('source') === 'fund-wallet' ? 'fund_from_exchange' : 'payments'
  const { features } = state.project.get()
  if (!features.some(entry => entry.id === feature && entry.isEnabled))
    return refuse(-32602, `Validation error: feature ${feature} is not enabled`)
  try {
    return json({ jsonrpc: '2.0', id, result: known({ params: isRecord(params) ? params : {}, state }) })
  } catch (error) {
    if (error instanceof RpcRefusal) return refuse(error.code, error.message)
    throw error
  }
}

/** @param {ApiRequest} request @param {ApiState} state */
async function quote({ parsed }, { chains, payments, pictureUrl }) {
  const body = isRecord(parsed?.value) ? parsed.value : {}
  const origin = assetOf(chains, body.originChainId, body.originCurrency)
  const destination = assetOf(chains, body.destinationChainId, body.destinationCurrency)
  const [user, recipient] = [addressOf(body.user), addressOf(body.recipient)]
  if (!origin) return failed(400, 'originCurrency', 'The origin is not supported.')
  if (!destination) return failed(400, 'destinationCurrency', 'The destination is not supported.')
  if (!user || !recipient) return failed(400, user ? 'recipient' : 'user', 'Invalid address')
  if (!/^\d{1,78}$/.test(String(body.amount)) || BigInt(String(body.amount)) <= 0n)
    return failed(400, 'amount', 'Invalid amount')
  const amount = BigInt(String(body.amount))
  const price = await priceFor(origin, destination, amount)
  if (!price) return failed(400, 'originCurrency', 'There is no route.')
  const { id, receiver } = payments.openTransfer({
    user,
    recipient,
    origin: { asset: origin, amount: price.amount },
    destination: { asset: destination, amount },
  })
  const [from, to] = [origin, destination].map(asset => toWire(asset, pictureUrl))
  return json({
    origin: { amount: String(price.amount), currency: from },
    destination: { amount: String(amount), currency: to },
    steps: [
      {
        requestId: id,
        type: 'deposit',
        deposit: { amount: String(price.amount), currency: origin.token ?? 'native', receiver },
      },
    ],
    fees: [{ id: 'service', label: 'Service fee', amount: String(price.fee), currency: from }],
    timeInSeconds: SECONDS,
  })
}

/** Our own switches of payments, with the page of the exchange. @type {import('./route.mjs').Route[]} */
export const paySwitches = [
  { method: 'GET', path: '/__dev/payments', answer: (_request, { payments }) => json(payments.list()) },
  {
    method: 'POST',
    path: '/__dev/payments/rule',
    answer: (request, { payments }) =>
      attempt(() => {
        payments.set(bodyOf(request))
        return { done: 'rule' }
      }),
  },
  {
    method: 'DELETE',
    path: '/__dev/payments/rule',
    answer(_request, { payments }) {
      payments.set({ outcome: 'success' })
      return empty()
    },
  },
]

/** The exchanges, and the payment service. @type {import('./route.mjs').Route[]} */
export const payRoutes = [
  { method: 'POST', path: '/v1/json-rpc', answer: callExchanges },
  {
    method: 'POST',
    path: '/appkit/v1/transfers/quote',
    answer: (request, state) => overChain(() => quote(request, state)),
  },
  {
    method: 'GET',
    path: '/appkit/v1/transfers/status',
    answer: ({ query }, { payments }) =>
      overChain(async () => {
        const status = await payments.status(query.get('requestId') ?? '')
        return status ? json({ status }) : failed(404, 'requestId', 'Request not found')
      }),
  },
  {
    method: 'GET',
    path: '/appkit/v1/transfers/assets/exchanges/:id',
    answer({ params }, { chains, pictureUrl }) {
      if (!Object.hasOwn(EXCHANGES, params.id ?? '')) return failed(404, 'id', 'Exchange not found')
      const eip155 = allAssets(chains).map(asset => toWire(asset, pictureUrl))
      return json({ exchangeId: params.id, assets: { eip155 } })
    },
  },
  {
    method: 'GET',
    path: '/exchange.css',
    open: true,
    answer: () => ({
      status: 200,
      headers: { 'content-type': 'text/css; charset=utf-8', 'x-content-type-options': 'nosniff' },
      body: readFileSync(new URL('../../frame/page/frame.css', import.meta.url), 'utf8'),
    }),
  },
  {
    method: 'GET',
    path: '/exchange/:id',
    open: true,
    answer({ params }, { payments }) {
      const session = payments.session(params.id ?? '')
      if (!session) return exchangePage('Unknown payment', '<p role="status">There is no such payment.</p>', 404)
      return askPage(session, EXCHANGES[session.exchangeId] ?? '')
    },
  },
  {
    method: 'POST',
    path: '/exchange/:id',
    open: true,
    answer: ({ params, body }, { payments }) =>
      overChain(async () => {
        const session = payments.session(params.id ?? '')
        if (!session) return exchangePage('Unknown payment', '<p role="status">There is no such payment.</p>', 404)
        const act = new URLSearchParams(body).get('do')
        if (act === 'slow') await new Promise(resolve => setTimeout(resolve, SLOW).unref())
        if (act === 'refuse') payments.refuse(session)
        else if (act === 'pay' || act === 'slow') await payments.settle(session)
        return askPage(session, EXCHANGES[session.exchangeId] ?? '')
      }),
  },
]
