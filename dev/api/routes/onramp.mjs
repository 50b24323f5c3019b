import { FEE, onRampModes } from '../../onramp/desk.mjs'
import { tokensForSale } from '../../onramp/start.mjs'
import { isRecord } from '../body.mjs'
import { pricesOn } from '../blockchain/market-prices.mjs'
import { failed, json, text } from '../reply.mjs'
import { attempt, bodyOf } from './attempt.mjs'
import { overChain } from './over-chain.mjs'
import { pageFile } from './page-files.mjs'

/** Where the provider's page is. */
export const ONRAMP_PATH = '/__dev/onramp/'
const folder = new URL('../../onramp/page/', import.meta.url)

/** @typedef {import('./route.mjs').ApiRequest} ApiRequest @typedef {import('./route.mjs').ApiState} ApiState */

/** What the service calls a chain. @param {string} caipNetworkId */
const nameOf = caipNetworkId => `local-${caipNetworkId.replace(':', '-').toLowerCase()}`

/** The limits of the two methods, as the hosted service writes them. */
const LIMITS = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** @param {ApiState} state */
function options({ chains }) {
  /** @type {Map<string, { id: string, name: string, symbol: string, networks: object[] }>} */
  const currencies = new Map()
  for (const chain of chains)
    for (const { name, symbol, address } of tokensForSale(chain)) {
      const known = currencies.get(symbol) ?? { id: symbol.toLowerCase(), name, symbol, networks: [] }
      const { caipNetworkId } = chain
      const [, reference = ''] = caipNetworkId.split(':')
      known.networks.push({
        name: nameOf(caipNetworkId),
        display_name: nameOf(caipNetworkId),
        chain_id: caipNetworkId.startsWith('eip155:') ? reference : caipNetworkId,
        contract_address: address ?? null,
      })
      currencies.set(symbol, known)
    }
  const paymentCurrencies = ['USD', 'EUR'].map(id => ({ id, payment_method_limits: LIMITS }))
  return json({ paymentCurrencies, purchaseCurrencies: [...currencies.values()] })
}

/** What is sold under a symbol on a chain that the service calls so. @param {ApiState} state @param {unknown} network @param {unknown} symbol */
function saleOf({ chains }, network, symbol) {
  const chain = chains.find(({ caipNetworkId }) => nameOf(caipNetworkId) === network)
  const sold = chain && tokensForSale(chain).find(entry => entry.symbol === symbol)
  return chain && sold ? { chain, sold } : undefined
}

/** @param {ApiRequest} request @param {ApiState} state */
function quote({ parsed }, state) {
  const body = isRecord(parsed?.value) ? parsed.value : {}
  const { purchaseCurrency, paymentCurrency, amount, network } = body
  const currency = isRecord(paymentCurrency) ? String(paymentCurrency.id) : ''
  const found = saleOf(state, network, isRecord(purchaseCurrency) ? purchaseCurrency.symbol : undefined)
  if (!found || !currency || !(Number(amount) > 0)) return failed(400, 'amount', 'There is no quote for this.')
  const { chain, sold } = found
  return overChain(async () => {
    const price = (await pricesOn(chain, currency.toLowerCase()))(sold)
    if (!(price > 0)) return failed(400, 'purchaseCurrency', 'There is no price.')
    const paid = Number(amount)
    const money = (/** @type {number} */ value) => ({ amount: value.toFixed(2), currency })
    return json({
      purchaseAmount: { amount: ((paid * (1 - FEE)) / price).toFixed(6), currency: sold.symbol },
      paymentTotal: money(paid),
      paymentSubtotal: money(paid * (1 - FEE)),
      networkFee: money(0),
      quoteId: 'local-quote',
    })
  })
}

/** @param {ApiRequest} request @param {ApiState} state */
function generateUrl({ parsed }, state) {
  const { destinationWallets, presetFiatAmount = 100 } = isRecord(parsed?.value) ? parsed.value : {}
  const [wallet] = Array.isArray(destinationWallets) ? destinationWallets : []
  const { address, blockchains, assets } = isRecord(wallet) ? wallet : {}
  const [network] = Array.isArray(blockchains) ? blockchains : []
  const [symbol] = Array.isArray(assets) ? assets : []
  const found = saleOf(state, network, symbol)
  if (typeof address !== 'string' || !found) return text('Failed to deserialize the JSON body', 400)
  const { chain, sold } = found
  const order = {
    provider: 'coinbase',
    address,
    caipNetworkId: chain.caipNetworkId,
    symbol: sold.symbol,
    ...(sold.address ? { token: sold.address } : {}),
    payment: Number(presetFiatAmount).toFixed(2),
    currency: 'USD',
  }
  return json({ url: `${state.onramp.url()}?${new URLSearchParams(order)}` })
}

/** Runs what may refuse its input. @param {() => Promise<unknown>} work */
async function refusing(work) {
  try {
    return json(await work())
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : String(error) }, 400)
  }
}

/** What the hosted services answer on purchases. @type {import('./route.mjs').Route[]} */
export const onRampRoutes = [
  { method: 'GET', path: '/v1/onramp/options', answer: (_request, state) => options(state) },
  { method: 'POST', path: '/v1/onramp/quote', answer: quote },
  { method: 'POST', path: '/v1/generators/onrampurl', answer: generateUrl },
]

/** The provider's page, and what it and tests call. @type {import('./route.mjs').Route[]} */
export const onRampPageRoutes = [
  { method: 'GET', path: ONRAMP_PATH, answer: () => pageFile(folder, 'index.html') },
  { method: 'GET', path: `${ONRAMP_PATH}onramp.js`, answer: () => pageFile(folder, 'onramp.js') },
  {
    method: 'GET',
    path: `${ONRAMP_PATH}state`,
    answer: (_request, { onramp: { desk } }) => json({ rule: desk.rule(), modes: onRampModes, purchases: desk.list() }),
  },
  {
    method: 'POST',
    path: `${ONRAMP_PATH}rule`,
    answer: (request, { onramp: { desk } }) => attempt(() => desk.set(bodyOf(request))),
  },
  {
    method: 'POST',
    path: `${ONRAMP_PATH}order`,
    answer: (request, { onramp: { desk } }) => refusing(() => desk.order(bodyOf(request))),
  },
  {
    method: 'POST',
    path: `${ONRAMP_PATH}decide`,
    answer: (request, { onramp: { desk } }) =>
      refusing(async () => {
        const { id, do: mode } = Object(bodyOf(request))
        await desk.decide(String(id), mode)
        return desk.list().find(purchase => purchase.id === id)
      }),
  },
]
