import { randomUUID } from 'node:crypto'

const COOKIE = 'sign_in'
/** Largest request that is read, in bytes. */
const MAX_BODY = 200_000

/** @typedef {{ nonces: Set<string>, signedIn: { address: string, chainId: string }[] }} Visit */

/** What can go wrong on the way; the page of the playground and the tests turn these on. */
const FAULTS = /** @type {const} */ (['nonce-twice', 'expired', 'down', 'clock'])

async function readJson(request) {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > MAX_BODY) throw new Error('The request is too large.')
  }
  return JSON.parse(text)
}

/** The chain of a request, for accounts that are contracts. */
const clientFor = evm => chainId => {
  const chain = evm.find(({ caipNetworkId }) => caipNetworkId === chainId)
  if (!chain) return undefined
  return {
    async call(call) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] })
      const answer = await fetch(chain.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const { result, error } = await answer.json()
      if (error) throw new Error(error.message)
      return result
    },
  }
}

/**
 * The server of a site with sign-in: it issues nonces, verifies what comes back, and keeps who is signed in by a cookie.
 * @param {{ evm: readonly { caipNetworkId: string, rpcUrl: string }[] }} stack
 */
export function signInServer({ evm }) {
  /** @type {Map<string, Visit>} */
  const visits = new Map()
  /** @type {Set<string>} */
  const faults = new Set()
  let lastNonce = ''

  /** The visit of a cookie, or a new one. */
  function visitOf(request, response) {
    const id = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1]
    const known = id && visits.get(id)
    if (known) return known
    const fresh = { nonces: new Set(), signedIn: [] }
    const name = randomUUID()
    visits.set(name, fresh)
    response.setHeader('set-cookie', `${COOKIE}=${name}; Path=/; HttpOnly; SameSite=Strict`)
    return fresh
  }

  /** A new nonce, unless it is to be one that was issued before. */
  async function nonce({ nonces }) {
    const { createNonce } = await import('../dist/siwx/server.js')
    const issued = faults.has('nonce-twice') && lastNonce ? lastNonce : createNonce()
    lastNonce = issued
    nonces.add(issued)
    return { nonce: issued }
  }

  async function verify(visit, { message, signature, signatureType }, host) {
    const { verifySignIn } = await import('../dist/siwx/server.js')
    const { address, chainId } = await verifySignIn({
      message,
      signature,
      ...(signatureType ? { signatureType } : {}),
      domain: host,
      nonce: issued => visit.nonces.delete(issued),
      client: clientFor(evm),
      ...(faults.has('expired') ? { maxAge: 0, clockTolerance: 0, time: Date.now() + 60_000 } : {}),
      ...(faults.has('clock') ? { maxAge: 60_000, time: Date.now() - 3_600_000 } : {}),
    })
    visit.signedIn = [
      ...visit.signedIn.filter(known => known.chainId !== chainId || known.address !== address),
      { address, chainId },
    ]
    return { address, chainId }
  }

  const routes = {
    'GET /sign-in/nonce': nonce,
    'POST /sign-in/verify': verify,
    'GET /sign-in/session': visit => visit.signedIn,
    'POST /sign-in/sign-out': visit => {
      visit.signedIn = []
      return []
    },
    'POST /sign-in/faults': (_visit, asked) => {
      faults.clear()
      for (const fault of FAULTS) if (asked.includes(fault)) faults.add(fault)
      return [...faults]
    },
  }

  /** Answers a request if it is one for this server. */
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const route = routes[`${request.method} ${pathname}`]
    if (!route) return false
    const reply = (status, body) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body))
    if (faults.has('down') && pathname === '/sign-in/verify') return reply(503, { error: 'down' })
    try {
      const body = request.method === 'POST' ? await readJson(request) : undefined
      const visit = visitOf(request, response)
      reply(200, await route(visit, body, request.headers.host))
    } catch (error) {
      reply(401, { error: error.code ?? 'BAD_REQUEST' })
    }
    return true
  }
}
