import { isRecord } from '../body.mjs'
import { json } from '../reply.mjs'
import { bodyOf } from './attempt.mjs'
import { pageFile } from './page-files.mjs'

/** Where the wallet's page is. */
export const WALLET_PATH = '/__dev/wallet/'
/** Longest time that a long poll stays open, in milliseconds. */
const MAX_WAIT = 25_000

const folder = new URL('../../wallet/page/', import.meta.url)
const files = Object.freeze(['index.html', 'wallet.css', 'wallet.js', 'ask.js', 'dom.js'])

/** @param {Record<string, unknown>} body @param {string} name @returns {string} */
function text(body, name) {
  if (typeof body[name] === 'string') return body[name]
  throw new TypeError(`"${name}" must be a text.`)
}

/** @param {Record<string, unknown>} body @param {string} name @returns {string | undefined} */
const optional = (body, name) => (body[name] === undefined ? undefined : text(body, name))

/** @param {Record<string, unknown>} body @param {string} name @returns {string[]} */
function texts(body, name) {
  const value = body[name]
  if (Array.isArray(value) && value.every(one => typeof one === 'string')) return value
  throw new TypeError(`"${name}" must be a list of texts.`)
}

/** @param {Record<string, unknown>} body @param {string} name @returns {number} */
function duration(body, name) {
  const value = body[name]
  if (typeof value === 'number' && value >= 0) return value
  throw new TypeError(`"${name}" must be a number of at least 0.`)
}

/** Scripted behaviour, by the name of the rule. @param {import('../../index.d.mts').DevWalletRules} rules @param {Record<string, unknown>} body */
function setRule(rules, body) {
  const method = optional(body, 'method')
  switch (body.do) {
    case 'approve':
    case 'reject':
    case 'hang':
      return rules[body.do](method)
    case 'answer':
      return rules.answer(text(body, 'method'), body.value)
    case 'fail':
      return rules.fail(text(body, 'method'), isRecord(body.error) ? body.error : {})
    case 'delay':
      return rules.delay(duration(body, 'ms'), method)
    case 'clear':
      return rules.clear()
    default:
      throw new TypeError('"do" must be approve, reject, hang, answer, fail, delay or clear.')
  }
}

/** What can be done over HTTP. @type {Readonly<Record<string, (wallet: import('../../index.d.mts').DevWalletPeer, body: any) => unknown>>} */
const deeds = Object.freeze({
  pair: (wallet, body) => wallet.pair(text(body, 'uri')),
  approve: (wallet, body) => wallet.approve(body),
  reject: (wallet, body) => wallet.reject(body),
  rule: (wallet, body) => setRule(wallet.rules, body),
  account: (wallet, body) => wallet.changeAccount(Number(body.index)),
  chain: (wallet, body) => wallet.changeChain(text(body, 'caipNetworkId')),
  emit: (wallet, body) => wallet.emit(text(body, 'name'), body.data, optional(body, 'caipNetworkId')),
  grant: (wallet, body) => wallet.grant(texts(body, 'chains'), optional(body, 'topic')),
  extend: (wallet, body) => wallet.extend(optional(body, 'topic')),
  disconnect: (wallet, body) => wallet.disconnect(optional(body, 'topic')),
  reset: wallet => wallet.reset(),
})

/** @param {string} name @returns {import('./route.mjs').Route} */
const deed = name => ({
  method: 'POST',
  path: `${WALLET_PATH}${name}`,
  async answer(request, { wallet }) {
    try {
      const body = request.body === '' ? {} : bodyOf(request)
      if (!isRecord(body)) throw new TypeError('The body must be an object.')
      await deeds[name]?.(wallet, body)
      return json(wallet.state())
    } catch (error) {
      // Whatever it is, it is about the caller's wish: a link that has expired, nothing that waits, a relay that is away.
      return json({ error: error instanceof Error ? error.message : String(error) }, 400)
    }
  },
})

/** The wallet's page, and what it and tests call. @type {import('./route.mjs').Route[]} */
export const walletRoutes = [
  { method: 'GET', path: WALLET_PATH, answer: () => pageFile(folder, 'index.html') },
  // Where wallets take links: `/wc?uri=`.
  { method: 'GET', path: `${WALLET_PATH}wc`, answer: () => pageFile(folder, 'index.html') },
  ...files.map(name => ({ method: 'GET', path: `${WALLET_PATH}${name}`, answer: () => pageFile(folder, name) })),
  {
    method: 'GET',
    path: `${WALLET_PATH}state`,
    // With `after`, the answer waits for a change after that version.
    async answer({ query }, { wallet }) {
      const after = query.get('after')
      if (after !== null && /^\d+$/.test(after)) await wallet.nextChange(Number(after), MAX_WAIT)
      return json(wallet.state())
    },
  },
  {
    method: 'GET',
    path: `${WALLET_PATH}calls`,
    answer: ({ query }, { wallet }) => json(wallet.calls(query.get('method') ?? undefined)),
  },
  ...Object.keys(deeds).map(deed),
]
