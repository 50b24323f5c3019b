import { isRecord } from '../body.mjs'
import {
  allowance,
  buildApproval,
  buildTrade,
  ConversionError,
  exchangeOn,
  gasPrices,
  quote,
  tokensOn,
} from '../blockchain/convert.mjs'
import { failed, json, text } from '../reply.mjs'
import { overChain } from './over-chain.mjs'

/** @typedef {import('./route.mjs').ApiRequest} ApiRequest @typedef {import('./route.mjs').ApiState} ApiState */

/** Answers `work`, or why it is refused. @param {() => Promise<unknown> | unknown} work */
const convert = work =>
  overChain(async () => {
    try {
      return json(await work())
    } catch (error) {
      if (error instanceof ConversionError) return failed(400, error.field, error.message)
      throw error
    }
  })

/**
 * Answers what the query asks for, when it has all of the fields.
 * @template {string} Field
 * @param {readonly Field[]} fields
 * @param {(values: Record<Field, string>, state: ApiState, query: URLSearchParams) => Promise<unknown> | unknown} work
 * @returns {import('./route.mjs').Route['answer']}
 */
const withQuery =
  (fields, work) =>
  ({ query }, state) => {
    const missing = fields.find(field => !query.get(field))
    if (missing) return text(`Failed to deserialize query string: missing field \`${missing}\``, 400)
    const values = Object.fromEntries(fields.map(field => [field, query.get(field) ?? '']))
    return convert(() => work(/** @type {Record<typeof fields[number], string>} */ (values), state, query))
  }

/** @param {unknown} value @returns {value is string} */
const isText = value => typeof value === 'string'

/** @param {ApiRequest} request @param {ApiState} state */
function buildTransaction({ parsed, query }, { project, chains }) {
  const body = isRecord(parsed?.value) ? parsed.value : {}
  const { projectId = query.get('projectId'), amount, from, to, userAddress, eip155, disableEstimate } = body
  if (!project.accepts(typeof projectId === 'string' ? projectId : null))
    return failed(401, 'authentication', 'Project id is missing or not valid.')
  const { slippage, permit = '0x' } = isRecord(eip155) ? eip155 : {}
  const isWhole = slippage === undefined || (Number.isInteger(slippage) && Number(slippage) >= 0)
  if (!isText(amount) || !isText(from) || !isText(to) || !isText(userAddress) || !isText(permit) || !isWhole)
    return text('Failed to deserialize the JSON body into the target type', 422)
  if (slippage === undefined) return failed(400, 'eip155.slippage', 'The slippage is missing.')
  const asked = { amount, from, to, userAddress, permit, slippage: Number(slippage) }
  const isEstimated = disableEstimate !== true
  return convert(async () => ({ tx: await buildTrade({ ...asked, isEstimated }, chains) }))
}

/** The exchange of the local chains, in the format of the conversion service. @type {import('./route.mjs').Route[]} */
export const convertRoutes = [
  {
    method: 'GET',
    path: '/v1/convert/tokens',
    answer: withQuery(['chainId'], ({ chainId }, { chains, pictureUrl }, query) => {
      const wanted = query.get('address')?.toLowerCase()
      const tokens = tokensOn(exchangeOn(chainId, chains)).filter(
        ({ address }) => !wanted || address.toLowerCase().endsWith(wanted),
      )
      return { tokens: tokens.map(token => ({ ...token, logoUri: pictureUrl(token.symbol) })) }
    }),
  },
  {
    method: 'GET',
    path: '/v1/convert/quotes',
    answer: withQuery(['amount', 'from', 'to'], async (asked, { chains }) => ({
      quotes: [await quote(asked, chains)],
    })),
  },
  {
    method: 'GET',
    path: '/v1/convert/gas-price',
    answer: withQuery(['chainId'], ({ chainId }, { chains }) => gasPrices(exchangeOn(chainId, chains))),
  },
  {
    method: 'GET',
    path: '/v1/convert/allowance',
    answer: withQuery(['tokenAddress', 'userAddress'], async (asked, { chains }) => ({
      allowance: String(await allowance(asked, chains)),
    })),
  },
  {
    method: 'GET',
    path: '/v1/convert/build-approve',
    answer: withQuery(['from', 'to'], async (asked, { chains }, query) => ({
      tx: await buildApproval({ ...asked, amount: query.get('amount') }, chains),
    })),
  },
  { method: 'POST', path: '/v1/convert/build-transaction', open: true, answer: buildTransaction },
]
