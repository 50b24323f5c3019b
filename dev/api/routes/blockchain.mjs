import { isAddress } from 'viem'
import { evmHistory, evmHoldings } from '../blockchain/evm-holdings.mjs'
import { toBalances } from '../blockchain/balance-rows.mjs'
import { pricesOn } from '../blockchain/market-prices.mjs'
import { CURRENCIES } from '../blockchain/prices.mjs'
import { purchaseHistory } from '../../onramp/desk.mjs'
import { solanaHoldings } from '../blockchain/solana-holdings.mjs'
import { failed, json, text } from '../reply.mjs'
import { overChain } from './over-chain.mjs'

/** Entries on a page of the history. */
const PAGE = 50
const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** @typedef {import('./route.mjs').ApiRequest} ApiRequest @typedef {import('./route.mjs').ApiState} ApiState */

/** @param {string} address @param {string} chainId */
const isAccount = (address, chainId) =>
  chainId.startsWith('solana:') ? SOLANA_ADDRESS.test(address) : isAddress(address, { strict: false })

/** The chain that a request is about, and whether its address is one. @param {ApiRequest} request @param {ApiState} state */
function subject({ query, params }, { chains }) {
  const chainId = query.get('chainId') ?? chains[0]?.caipNetworkId ?? ''
  const chain = chains.find(entry => entry.caipNetworkId === chainId)
  const address = params.address ?? ''
  if (!chain) return { refusal: failed(400, 'chainId', `We don't support the chainId you provided: ${chainId}`) }
  if (!isAccount(address, chainId)) return { refusal: failed(400, 'address', `Invalid address: ${address}`) }
  return { chain, address }
}

/** @param {ApiRequest} request @param {ApiState} state */
function answerBalance(request, state) {
  const currency = request.query.get('currency')
  if (!currency) return text('Failed to deserialize query string: missing field `currency`', 400)
  if (!Object.hasOwn(CURRENCIES, currency)) return text(`Failed to deserialize query string: unknown variant`, 400)
  const { refusal, chain, address } = subject(request, state)
  if (refusal) return refusal
  // As at the hosted service, who does not say which version it is gets nothing.
  if (!request.query.get('sv')) return json({ balances: [] })
  return overChain(async () => {
    const index = state.indexOf(chain.caipNetworkId)
    const [holdings, priceOf] = await Promise.all([
      index ? evmHoldings(index, address, ETHER) : solanaHoldings(chain.rpcUrl, address, chain.tokens ?? []),
      pricesOn(chain, currency),
    ])
    const rows = [...holdings, ...state.invented.holdings()]
    return json({ balances: toBalances(rows, chain.caipNetworkId, priceOf, state.pictureUrl) })
  })
}

/** @param {ApiRequest} request @param {ApiState} state */
function answerHistory(request, state) {
  const { refusal, chain, address } = subject(request, state)
  if (refusal) return refusal
  const cursor = request.query.get('cursor')
  const from = cursor ? Number(Buffer.from(cursor, 'base64url').toString()) : 0
  if (!Number.isInteger(from) || from < 0) return failed(400, 'cursor', 'Invalid cursor')
  const provider = request.query.get('onramp')
  const pictures = state.pictureUrl
  if (provider !== null) {
    if (provider !== 'coinbase') return failed(400, 'onramp', `Unknown provider: ${provider}`)
    const own = state.onramp.desk.list().filter(purchase => purchase.provider === provider)
    return json({ data: purchaseHistory(own, address, chain.caipNetworkId, { pictures }), next: null })
  }
  return overChain(async () => {
    const index = state.indexOf(chain.caipNetworkId)
    const id = chain.caipNetworkId
    // The transfers of the Solana chain are not read; only purchases there are known.
    const bought = index ? [] : purchaseHistory(state.onramp.desk.list(), address, id, { pictures, plain: true })
    const real = index ? await evmHistory(index, address, id, { currency: ETHER, pictures }) : bought
    const all = [...real, ...state.invented.history(address, id)]
    const end = from + PAGE
    const next = end < all.length ? Buffer.from(String(end)).toString('base64url') : null
    return json({ data: all.slice(from, end), next })
  })
}

/** @param {ApiRequest} request @param {ApiState} state */
function answerIdentity({ params }, { names, chains }) {
  const address = params.address ?? ''
  const isSolana = SOLANA_ADDRESS.test(address) && chains.some(chain => chain.caipNetworkId.startsWith('solana:'))
  if (isSolana) return json({ name: null, avatar: null, resolvedAt: null })
  if (!isAddress(address, { strict: false })) return failed(400, 'address', `Invalid address: ${address}`)
  const [record] = names.of(address)
  return json({ name: record?.name ?? null, avatar: record?.attributes.avatar ?? null, resolvedAt: null })
}

/** Balances, history, identities and prices, as the local chains tell them. @type {import('./route.mjs').Route[]} */
export const blockchainRoutes = [
  { method: 'GET', path: '/v1/account/:address/balance', answer: answerBalance },
  { method: 'GET', path: '/v1/account/:address/history', answer: answerHistory },
  { method: 'GET', path: '/v1/identity/:address', answer: answerIdentity },
  { method: 'GET', path: '/v1/account/:address/identity', answer: answerIdentity },
]
