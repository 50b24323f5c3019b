import { randomUUID } from 'node:crypto'
import { isRecord } from '../body.mjs'
import { json, text } from '../reply.mjs'

/** How long a session lasts, in seconds. */
const SESSION_LIFE = 86_400

/** The token of a header. @param {unknown} header */
const bearer = header => /^Bearer (.+)$/.exec(typeof header === 'string' ? header : '')?.[1] ?? ''

/** @param {readonly { caipNetworkId: string, rpcUrl: string }[]} chains */
const clientOf = chains => (/** @type {string} */ chainId) => {
  const chain = chains.find(({ caipNetworkId }) => caipNetworkId === chainId)
  if (!chain) return undefined
  return {
    async call(/** @type {object} */ call) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] })
      const headers = { 'content-type': 'application/json' }
      const { result, error } = await (await fetch(chain.rpcUrl, { method: 'POST', headers, body })).json()
      if (error) throw new Error(error.message)
      return result
    },
  }
}

/** @param {import('./route.mjs').ApiRequest} request @param {import('./route.mjs').ApiState} state */
async function authenticate({ parsed, headers }, { chains, signIns: { nonces, sessions } }) {
  const { verifySignIn } = await import('../../../dist/siwx/server.js')
  const { message, signature } = isRecord(parsed?.value) ? parsed.value : {}
  const token = bearer(headers['x-nonce-jwt'])
  const nonce = nonces.get(token)
  nonces.delete(token)
  if (!nonce) return text('The nonce is not known.', 401)
  const domain = String(headers.origin ?? '').replace(/^https?:\/\//, '')
  try {
    const { address, chainId, data } = await verifySignIn({
      message: String(message),
      signature: String(signature),
      domain,
      nonce,
      client: clientOf(chains),
    })
    const session = randomUUID()
    const exp = Math.floor(Date.now() / 1000) + SESSION_LIFE
    const chainNamespace = chainId.split(':')[0]
    sessions.set(session, { address, caip2Network: chainId, chainNamespace, uri: data.uri, domain, nonce, exp })
    return json({ token: session })
  } catch (error) {
    return json({ error: /** @type {{ code?: string }} */ (error).code ?? 'unknown' }, 401)
  }
}

/** The hosted sign-in: issues nonces, verifies, and knows who is signed in. @type {import('./route.mjs').Route[]} */
export const authRoutes = [
  {
    method: 'GET',
    path: '/auth/v1/nonce',
    answer(_request, { signIns }) {
      const [nonce, token] = [randomUUID().replaceAll('-', ''), randomUUID()]
      signIns.nonces.set(token, nonce)
      return json({ nonce, token })
    },
  },
  { method: 'POST', path: '/auth/v1/authenticate', answer: authenticate },
  {
    method: 'GET',
    path: '/auth/v1/me',
    answer({ headers }, { signIns }) {
      const account = signIns.sessions.get(bearer(headers.authorization))
      return account ? json(account) : text('Not signed in', 401)
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/sign-out',
    answer({ headers }, { signIns }) {
      signIns.sessions.delete(bearer(headers.authorization))
      return json({})
    },
  },
]
