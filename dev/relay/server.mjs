import { createServer } from 'node:http'
import { HOST, listen } from '../ports.mjs'
import { requireWebSocketServer } from '../packages.mjs'
import { clientIdOf, RelayClient } from './clients.mjs'
import { Mailbox } from './mailbox.mjs'
import { RelaySwitches } from './switches.mjs'

/** Maximum number of recorded calls; the oldest is dropped first. */
const MAX_CALLS = 1_000
/** How often expired messages are dropped, in milliseconds. */
const SWEEP = 30_000

/** @typedef {import('./clients.mjs').RelayCall} RelayCall */

/** The latest calls. */
function createCallLog() {
  /** @type {RelayCall[]} */
  let calls = []
  return {
    /** @param {RelayCall} call */
    add(call) {
      calls.push(call)
      if (calls.length > MAX_CALLS) calls.shift()
    },
    /** @param {string} [method] */
    list: method => calls.filter(call => method === undefined || call.method === method).map(call => ({ ...call })),
    clear() {
      calls = []
    },
  }
}

/**
 * Creates the server that accepts, refuses or drops sockets, depending on the switches.
 * @param {typeof import('ws').WebSocketServer} WebSocketServer
 * @param {RelaySwitches} switches
 * @param {(socket: import('ws').WebSocket, query: URLSearchParams) => void} enter
 */
function createDoor(WebSocketServer, switches, enter) {
  const sockets = new WebSocketServer({ noServer: true })
  const server = createServer((_request, response) => {
    response.writeHead(426, { 'content-type': 'text/plain' }).end('This is a WebSocket relay.')
  })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const { door, refusal } = switches
    if (door === 'down') return void socket.destroy()
    if (refusal && 'status' in refusal) {
      const status = refusal.status === 401 ? '401 Unauthorized' : '403 Forbidden'
      return void socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    }
    sockets.handleUpgrade(request, socket, head, client => {
      if (refusal) client.close(refusal.code, refusal.reason)
      else enter(client, new URL(request.url ?? '/', `http://${HOST}`).searchParams)
    })
  })
  const closeAll = () => {
    for (const client of sockets.clients) client.terminate()
  }
  return { server, sockets, closeAll }
}

/**
 * Starts a WalletConnect relay on this machine: it supports the protocol of real clients, keeps messages until they
 * expire, and misbehaves on demand. It checks no signatures and has no rate limits.
 * @param {object} [settings]
 * @param {number} [settings.port] a taken port is replaced by a free one; 0, the default, means any
 * @param {ReadonlySet<number>} [settings.reserved] ports that it must not take
 * @param {(line: string) => void} [settings.print] gets one line a call
 * @returns {Promise<import('../index.d.mts').DevRelay>}
 * @throws {Error} when the package `ws` is not installed or no port can be had
 */
export async function startRelay({ port = 0, reserved, print = () => undefined } = {}) {
  const WebSocketServer = await requireWebSocketServer()
  const mailbox = new Mailbox()
  const calls = createCallLog()
  const switches = new RelaySwitches({ closeAll: () => door.closeAll(), forget: () => mailbox.clear() })
  const record = (/** @type {RelayCall} */ call) => {
    calls.add(call)
    print(`relay ${call.client.slice(-6)} ${call.method} ${call.topic?.slice(0, 8) ?? ''} ${call.tag ?? ''}`.trimEnd())
  }
  const door = createDoor(WebSocketServer, switches, (socket, query) => {
    new RelayClient({ clientId: clientIdOf(query.get('auth')), socket, mailbox, switches, record })
  })
  const chosen = await listen(door.server, port, reserved)
  const sweeping = setInterval(() => mailbox.sweep(), SWEEP)
  sweeping.unref()

  const state = () => ({ url, ...switches.state(), sockets: door.sockets.clients.size, ...mailbox.count() })
  const url = `ws://${HOST}:${chosen}`
  const stop = () => {
    clearInterval(sweeping)
    switches.clear()
    door.closeAll()
    return new Promise(resolve => {
      door.server.close(() => resolve(undefined))
      door.server.closeAllConnections()
    })
  }
  return {
    url,
    ...controls(switches),
    state,
    calls: method => calls.list(method),
    clear: () => calls.clear(),
    stop,
  }
}

/** @param {RelaySwitches} switches @returns {import('../index.d.mts').DevRelaySwitches} */
const controls = switches => ({
  set: change => switches.set(change),
  drop: ms => switches.set({ mode: 'drop', ms }),
  delay: ms => switches.set({ mode: 'delay', ms }),
  flap: (times = {}) => switches.set({ mode: 'flap', ...times }),
  refuse: reason => switches.set({ mode: 'refuse', reason }),
  hang: () => switches.set({ mode: 'hang' }),
  restart: (how = {}) => switches.set({ mode: 'restart', ...how }),
  restore: () => switches.set({ mode: 'restore' }),
})
