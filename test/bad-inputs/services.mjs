import { leaveOpen } from '../support/at-rest.mjs'

const JSON_HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+M8AAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

/** The hosts that the modal calls on its own; the last attests the page to wallets once a pairing has started. */
export const HOSTED = [
  'api.web3modal.org',
  'rpc.walletconnect.org',
  'pulse.walletconnect.org',
  'verify.walletconnect.org',
]

const FEATURES = [
  { id: 'multi_wallet', isEnabled: true, config: null },
  { id: 'social_login', isEnabled: true, config: ['google', 'email'] },
]

/**
 * The stand-in for the hosted services and the chains. Each case may replace any part: `rpc(call, url)` answers a
 * JSON-RPC call, `http(request, url)` a whole request before anything else handles it.
 */
export function usualServices() {
  return {
    wallets: [],
    origins: [],
    features: FEATURES,
    analytics: true,
    /** What the blockchain service answers: rows of balances, pages of the history by cursor, and an identity. */
    balances: [],
    history: () => ({ data: [], next: null }),
    identity: { name: null, avatar: null, resolvedAt: null },
    /** The address of a name, from its record; free without one. */
    names: () => [],
    /** Names similar to a label, with it first; all free. */
    suggestions: label => ({
      suggestions: [label, `${label}-1`].map(name => ({ name: `${name}.reown.id`, registered: false })),
    }),
    /** Hosts of the case's own; everything else counts as a stranger. */
    hosts: [],
    http: () => undefined,
    rpc: () => undefined,
  }
}

const chainOf = url => Number(/^eip155:(\d+)$/.exec(url.searchParams.get('chainId') ?? '')?.[1] ?? 1)

function usualAnswer({ method }, url) {
  if (method === 'eth_chainId') return { result: `0x${chainOf(url).toString(16)}` }
  if (method === 'eth_getBalance') return { result: '0xde0b6b3a7640000' }
  if (method === 'eth_blockNumber') return { result: '0x1' }
  return { error: { code: -32601, message: 'Method not found' } }
}

function answerRpc(services, text, url) {
  let calls
  try {
    calls = JSON.parse(text)
  } catch {
    return { status: 400, body: '' }
  }
  const one = call => ({ jsonrpc: '2.0', id: call.id, ...(services.rpc(call, url) ?? usualAnswer(call, url)) })
  return { status: 200, body: JSON.stringify(Array.isArray(calls) ? calls.map(one) : one(calls)) }
}

function answerCatalogue(services, path) {
  if (path === '/getWallets') return { data: services.wallets, count: services.wallets.length }
  if (path === '/appkit/v1/config') return { features: services.features }
  if (path === '/projects/v1/origins') return { allowedOrigins: services.origins }
  if (path === '/getAnalyticsConfig') return { isAnalyticsEnabled: services.analytics }
  return undefined
}

function answerBlockchain(services, url, posted) {
  if (posted && url.pathname === '/v1/profile/account')
    return { name: JSON.parse(JSON.parse(posted).message).name, addresses: {} }
  if (url.pathname === '/v1/supported-chains') return { http: ['eip155:1', 'eip155:137'], ws: [] }
  if (/^\/v1\/account\/[^/]+\/balance$/.test(url.pathname)) return { balances: services.balances }
  if (/^\/v1\/account\/[^/]+\/history$/.test(url.pathname)) return services.history(url.searchParams.get('cursor'))
  if (/^\/v1\/identity\//.test(url.pathname)) return services.identity
  const [, name] = /^\/v1\/profile\/account\/(.+)$/.exec(url.pathname) ?? []
  if (name) return services.names(decodeURIComponent(name))
  const [, label] = /^\/v1\/profile\/suggestions\/(.+)$/.exec(url.pathname) ?? []
  if (label) return services.suggestions(decodeURIComponent(label))
  if (/^\/v1\/profile\/reverse\//.test(url.pathname)) return []
  return undefined
}

/** Answers one intercepted request: as a service, as a chain, or not at all. */
export async function respond(services, route) {
  const request = route.request()
  const url = new URL(request.url())
  const own = await services.http(request, url)
  if (own === 'abort') return route.abort()
  if (own === 'hang') return leaveOpen(request)
  if (own) return route.fulfill({ status: 200, ...own, headers: { ...JSON_HEADERS, ...own.headers } })
  if (url.pathname === '/e') return route.fulfill({ status: 202, headers: JSON_HEADERS, body: '' })
  const reply = answerCatalogue(services, url.pathname) ?? (await answerBlockchain(services, url, request.postData()))
  if (reply) return route.fulfill({ status: 200, headers: JSON_HEADERS, body: JSON.stringify(reply) })
  if (/image/i.test(url.pathname))
    return route.fulfill({ status: 200, headers: { ...JSON_HEADERS, 'content-type': 'image/png' }, body: PIXEL })
  if (request.method() === 'POST') {
    const { status, body } = answerRpc(services, request.postData() ?? '', url)
    return route.fulfill({ status, headers: JSON_HEADERS, body })
  }
  return route.abort()
}
