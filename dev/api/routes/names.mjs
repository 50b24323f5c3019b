import { isAddress } from 'viem'
import { NameError } from '../blockchain/names.mjs'
import { failed, json, text } from '../reply.mjs'

const isNew = (/** @type {URLSearchParams} */ query) => query.get('apiVersion') === '2'

/** @param {import('./route.mjs').ApiRequest} request @param {import('./route.mjs').ApiState} state */
async function register({ parsed }, { names }) {
  try {
    return json(await names.register(parsed?.value))
  } catch (error) {
    if (!(error instanceof NameError)) throw error
    return error.field ? failed(error.status, error.field, error.message) : text(error.message, error.status)
  }
}

/** Names, registered by a signature. @type {import('./route.mjs').Route[]} */
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
]
