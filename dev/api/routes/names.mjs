import { isAddress } from 'viem'
import { isRecord } from '../body.mjs'
import { NameError } from '../blockchain/names.mjs'
import { CURRENCIES, priceOf } from '../blockchain/prices.mjs'
import { failed, json, text } from '../reply.mjs'

const isNew = (/** @type {URLSearchParams} */ query) => query.get('apiVersion') === '2'
const EVM_NATIVE = /^0x[eE]{40}$/

/** @param {import('./route.mjs').ApiRequest} request @param {import('./route.mjs').ApiState} state */
async function register({ parsed }, { names }) {
  try {
    return json(await names.register(parsed?.value))
  } catch (error) {
    if (!(error instanceof NameError)) throw error
    return error.field ? failed(error.status, error.field, error.message) : text(error.message, error.status)
  }
}

/** Prices the first address only, as the hosted service does. @param {import('./route.mjs').ApiRequest} request @param {import('./route.mjs').ApiState} state */
async function price({ parsed }, state) {
  const body = isRecord(parsed?.value) ? parsed.value : {}
  const { currency, addresses, projectId } = body
  if (!state.project.accepts(typeof projectId === 'string' ? projectId : null))
    return failed(401, 'authentication', 'Project id is missing or not valid.')
  if (typeof currency !== 'string' || !Object.hasOwn(CURRENCIES, currency) || !Array.isArray(addresses))
    return text('Failed to deserialize the JSON body into the target type', 422)
  const [first] = addresses
  const [namespace, reference, address = ''] = String(first).split(':')
  const chainId = `${namespace}:${reference}`
  if (first === undefined) return failed(400, 'addresses', 'No addresses were given.')
  if (!state.chains.some(chain => chain.caipNetworkId === chainId))
    return failed(400, 'chainId', `We don't support the chainId you provided: ${chainId}`)
  const isNative = EVM_NATIVE.test(address) || address === `So${'1'.repeat(41)}`
  const [label] = isNative ? [] : ((await state.indexOf(chainId)?.labels([address])) ?? [])
  const symbol = isNative ? (namespace === 'solana' ? 'SOL' : 'ETH') : (label?.symbol ?? '')
  const fungible = {
    address: first,
    name: label?.name ?? symbol,
    symbol,
    iconUrl: state.pictureUrl(symbol),
    price: priceOf(symbol, currency),
    decimals: label?.decimals ?? (namespace === 'solana' ? 9 : 18),
  }
  return json({ fungibles: [fungible] })
}

/** Names, registered by a signature, and prices from a table. @type {import('./route.mjs').Route[]} */
export const nameRoutes = [
  {
    method: 'GET',
    path: '/v1/profile/account/:name',
    answer({ params, query }, { names }) {
      const record = names.find(params.name ?? '')
      if (record) return json(record)
      return isNew(query) ? json([]) : failed(404, 'name', 'Name is not registered')
    },
  },
  {
    method: 'GET',
    path: '/v1/profile/reverse/:address',
    answer({ params, query }, { names }) {
      const address = params.address ?? ''
      if (!isAddress(address, { strict: false })) return failed(400, 'address', `Invalid address: ${address}`)
      const records = names.of(address)
      return records.length || isNew(query) ? json(records) : failed(404, 'address', 'Address has no name')
    },
  },
  {
    method: 'GET',
    path: '/v1/profile/suggestions/:name',
    answer({ params, query }, { names }) {
      const label = params.name ?? ''
      if (label.length < 3) return failed(400, 'name', 'Name is too short')
      return json({ suggestions: names.suggest(label, query.get('zone') ?? 'reown.id') })
    },
  },
  { method: 'POST', path: '/v1/profile/account', open: true, answer: register },
  { method: 'POST', path: '/v1/fungible/price', open: true, answer: price },
]
