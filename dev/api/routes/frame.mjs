import { isRecord } from '../body.mjs'
import { empty, json } from '../reply.mjs'
import { frameFaultModes } from '../../frame/faults.mjs'
import { messages } from '../../frame/protocol.mjs'
import { attempt, bodyOf } from './attempt.mjs'
import { pageFile } from './page-files.mjs'

/** Where the switches of the secure site are. */
const FRAME_PATH = '/__dev/frame/'
const folder = new URL('../../frame/page/', import.meta.url)

/** @param {Record<string, unknown>} body @returns {string} */
function emailOf({ email }) {
  if (typeof email === 'string') return email
  throw new TypeError('"email" must be a text.')
}

/** @param {Record<string, unknown>} body @returns {readonly number[] | undefined} */
function chainIdsOf({ chainIds }) {
  if (chainIds === undefined) return undefined
  if (Array.isArray(chainIds) && chainIds.every(id => Number.isInteger(id))) return chainIds
  throw new TypeError('"chainIds" must be a list of numbers.')
}

/** @param {Record<string, unknown>} body @returns {boolean} */
function isOn({ on }) {
  if (typeof on === 'boolean') return on
  throw new TypeError('"on" must be true or false.')
}

/** What can be done over HTTP. @type {Readonly<Record<string, (frame: import('../../index.d.mts').DevFrame, body: Record<string, unknown>) => void>>} */
const deeds = Object.freeze({
  'confirm-device': (frame, body) => frame.confirmDevice(emailOf(body)),
  'block-device': (frame, body) => frame.blockDevice(emailOf(body)),
  'expire-codes': frame => frame.expireCodes(),
  'clear-limits': frame => frame.clearLimits(),
  sponsor: (frame, body) => frame.sponsor(isOn(body)),
  'smart-accounts': (frame, body) => frame.smartAccountsOn(chainIdsOf(body)),
  'end-sessions': frame => frame.endSessions(),
  'forget-devices': frame => frame.forgetDevices(),
  clock: (frame, body) => frame.advanceClock(Number(body.ms)),
  reset: frame => frame.reset(),
})

/** The switches of the secure site. @type {import('./route.mjs').Route[]} */
export const frameRoutes = [
  { method: 'GET', path: FRAME_PATH, answer: () => pageFile(folder, 'switches.html') },
  { method: 'GET', path: `${FRAME_PATH}switches.js`, answer: () => pageFile(folder, 'switches.js') },
  {
    method: 'GET',
    path: `${FRAME_PATH}state`,
    answer: (_request, { frame }) =>
      json({
        url: frame.url,
        users: frame.users(),
        frames: frame.frames(),
        approvals: frame.approvals(),
        modes: frameFaultModes,
        messages: Object.keys(messages),
      }),
  },
  {
    method: 'GET',
    path: `${FRAME_PATH}code`,
    // The next code to an address that was not returned before; waits until there is one.
    async answer({ query }, { frame }) {
      const code = await frame.code(query.get('email') ?? '').catch(() => null)
      return json({ code }, code === null ? 404 : 200)
    },
  },
  { method: 'GET', path: `${FRAME_PATH}faults`, answer: (_request, { frame }) => json(frame.faults.list()) },
  {
    method: 'POST',
    path: `${FRAME_PATH}faults`,
    answer: (request, { frame }) => attempt(() => ({ id: frame.faults.set(bodyOf(request)) })),
  },
  {
    method: 'DELETE',
    path: `${FRAME_PATH}faults`,
    answer({ query }, { frame }) {
      frame.faults.clear(query.get('id') ?? undefined)
      return empty()
    },
  },
  ...Object.entries(deeds).map(([name, run]) => ({
    method: 'POST',
    path: `${FRAME_PATH}${name}`,
    answer: (
      /** @type {import('./route.mjs').ApiRequest} */ request,
      /** @type {import('./route.mjs').ApiState} */ state,
    ) =>
      attempt(() => {
        const body = request.body === '' ? {} : bodyOf(request)
        if (!isRecord(body)) throw new TypeError('The body must be an object.')
        run(state.frame, body)
        return { done: name }
      }),
  })),
]
