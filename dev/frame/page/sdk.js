import { ask, withdraw } from './approve.js'
import { openChannel } from './channel.js'
import { byId, make } from './dom.js'
import { keep, post, recall } from './server.js'
import { applyTheme } from './theme.js'

const UNREACHABLE = { ok: false, message: 'The embedded wallet cannot be reached' }
const query = new URLSearchParams(location.search)
const frame = crypto.randomUUID()
/** Requests that have no reply yet. @type {Set<string>} */
const open = new Set()

function deviceId() {
  const known = recall('device')
  if (known) return known
  const fresh = crypto.randomUUID()
  keep('device', fresh)
  return fresh
}
const device = deviceId()

/** A login belongs to the surrounding site; each site that embeds the frame has its own. @param {string} origin */
const tokenKey = origin => `token ${origin}`

/** @param {any} outcome @param {string} origin */
function keepToken({ token }, origin) {
  if (token !== undefined) keep(tokenKey(origin), token)
}

/** Sends a message from an origin that the surrounding page must not trust. @param {object} message */
function sendFromElsewhere(message) {
  const other = make('iframe', { src: `//localhost:${location.port}/echo`, hidden: true, title: 'Another origin' })
  addEventListener('message', event => {
    if (event.source === other.contentWindow && event.data === 'echo') other.contentWindow.postMessage(message, '*')
  })
  document.body.append(other)
}

/** @param {string} name @param {string} id @param {any} outcome */
function reply(name, id, outcome) {
  if (!open.delete(id)) return
  const message = channel.toReply(name, id, outcome)
  if (outcome.fault === 'silent') return
  if (outcome.fault === 'wrong-origin') return sendFromElsewhere(message)
  channel.send(message)
  if (outcome.fault === 'twice') channel.send(message)
}

/** The action of the frame itself after the server has answered a request. @param {string} name @param {any} payload */
function follow(name, payload) {
  if (name === 'SYNC_THEME') applyTheme(payload)
  if (name === 'RPC_ABORT' || name === 'SIGN_OUT') withdraw()
  if (name === 'RELOAD') setTimeout(() => location.reload())
}

/** @param {{ name: string, payload: unknown, id: string, origin: string }} request */
async function answer({ name, payload, id, origin }) {
  if (open.has(id)) return
  open.add(id)
  try {
    const chainId = query.get('chainId') ?? undefined
    const rpcUrl = query.get('rpcUrl') ?? undefined
    const token = recall(tokenKey(origin))
    const outcome = await post('/api/call', { frame, device, origin, token, chainId, rpcUrl, name, payload })
    keepToken(outcome, origin)
    if (outcome.approval) {
      const { approval, fault } = outcome
      const decide = async approve => {
        const result = await post('/api/decide', { frame, id: approval.id, approve }).catch(() => UNREACHABLE)
        reply(name, id, { ...result, fault })
      }
      return ask(approval, decide, () => reply(name, id, { ok: false, message: 'Request was aborted', fault }))
    }
    reply(name, id, outcome)
    if (outcome.ok) follow(name, payload)
  } catch {
    reply(name, id, UNREACHABLE)
  }
}

const channel = openChannel(request => void answer(request))

addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) navigator.sendBeacon('/api/leave', frame)
})

if (window.parent === window)
  byId('screen').replaceChildren(make('p', {}, 'This page works inside of another site only.'))
else if ((await post('/api/hello', {})).ready) channel.ready()
