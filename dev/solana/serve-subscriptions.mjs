import { showAccount } from './account-view.mjs'
import { inContext } from './methods-read.mjs'
import { addressOf, checkContext, configOf } from './params.mjs'
import { codes, RpcError } from './rpc-error.mjs'
import { toJson } from './serve-rpc.mjs'

/** @typedef {import('./ledger.mjs').Ledger} Ledger */

/** The rank of each commitment; older names have the rank of the nearest current one. @type {Record<string, number>} */
const ranks = { processed: 0, recent: 0, confirmed: 1, single: 1, singleGossip: 1, finalized: 2, root: 2, max: 2 }

/**
 * A subscription: `look` returns the next notification, if there is one; with `once`, it ends after the first.
 * @typedef {{ kind: string, once: boolean, look: () => unknown }} Subscription
 */

/** @param {Ledger} ledger @param {unknown} signature @param {Record<string, any>} config @returns {Subscription} */
function watchSignature(ledger, signature, { commitment = 'finalized' }) {
  const look = () => {
    const entry = ledger.entry(String(signature))
    if (!entry || (ranks[ledger.depthOf(entry).confirmationStatus] ?? 0) < (ranks[commitment] ?? 2)) return undefined
    return inContext(ledger, { err: entry.err })
  }
  return { kind: 'signature', once: true, look }
}

/** @param {Ledger} ledger @param {unknown} given @param {Record<string, any>} config @returns {Subscription} */
function watchAccount(ledger, given, config) {
  const address = addressOf(given)
  const read = () => {
    const account = ledger.account(address)
    return account ? showAccount(account, config, key => ledger.account(key)) : null
  }
  let last = toJson(read())
  const look = () => {
    const now = read()
    const text = toJson(now)
    if (text === last) return undefined
    last = text
    return inContext(ledger, now)
  }
  return { kind: 'account', once: false, look }
}

/** @param {Ledger} ledger @returns {Subscription} */
function watchSlot(ledger) {
  let { slot } = ledger
  const look = () => {
    if (slot === ledger.slot) return undefined
    slot = ledger.slot
    return { slot, parent: slot - 1, root: Math.max(0, slot - 32) }
  }
  return { kind: 'slot', once: false, look }
}

/** @param {Ledger} ledger @param {string} method @param {unknown[]} params @returns {Subscription | undefined} */
function subscribe(ledger, method, [subject, given]) {
  if (method === 'slotSubscribe') return watchSlot(ledger)
  const config = configOf(given)
  checkContext(config, ledger.slot)
  if (method === 'signatureSubscribe') return watchSignature(ledger, subject, config)
  return method === 'accountSubscribe' ? watchAccount(ledger, subject, config) : undefined
}

/** @param {import('ws').WebSocket} socket @param {Ledger} ledger @param {() => number} nextId */
function serveSocket(socket, ledger, nextId) {
  /** @type {Map<number, Subscription>} */
  const open = new Map()
  const send = (/** @type {unknown} */ value) => socket.send(toJson(value))
  const look = () => {
    for (const [id, subscription] of [...open]) {
      const result = subscription.look()
      if (result === undefined) continue
      if (subscription.once) open.delete(id)
      send({ jsonrpc: '2.0', method: `${subscription.kind}Notification`, params: { result, subscription: id } })
    }
  }
  const answer = (/** @type {any} */ { id = null, method, params = [] }) => {
    if (method === 'ping') return
    const list = Array.isArray(params) ? params : []
    if (String(method).endsWith('Unsubscribe'))
      return send({ jsonrpc: '2.0', result: open.delete(Number(list[0])), id })
    const subscription = subscribe(ledger, String(method), list)
    if (!subscription) throw new RpcError(codes.unknownMethod, 'Method not found')
    const key = nextId()
    open.set(key, subscription)
    send({ jsonrpc: '2.0', result: key, id })
    queueMicrotask(look)
  }
  const unsubscribe = ledger.subscribe(look)
  socket.on('close', unsubscribe)
  socket.on('error', unsubscribe)
  socket.on('message', data => {
    let call
    try {
      call = Object(JSON.parse(String(data)))
      answer(call)
    } catch (error) {
      const { code, message } = error instanceof RpcError ? error : new RpcError(codes.parse, 'Parse error')
      send({ jsonrpc: '2.0', error: { code, message }, id: call?.id ?? null })
    }
  })
}

/**
 * Adds the WebSocket side of a node: `signatureSubscribe`, `accountSubscribe`, `slotSubscribe`.
 * @param {typeof import('ws').WebSocketServer} WebSocketServer
 * @param {import('node:http').Server} server
 * @param {Ledger} ledger
 */
export function addSubscriptions(WebSocketServer, server, ledger) {
  const sockets = new WebSocketServer({ server })
  let lastId = 0
  sockets.on('connection', socket => serveSocket(socket, ledger, () => (lastId += 1)))
  return {
    close: () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
