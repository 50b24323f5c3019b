import { byId, keep, make, terms } from '/__dev/wallet/dom.js'

const BASE = '/__dev/frame/'
/** How often the page looks at what there is, in milliseconds. */
const POLL = 1_000

/** Every button: what it is called, what it does, and what it says then. */
const DEEDS = [
  ['End every session', 'end-sessions', {}, 'Everybody is logged out.'],
  ['Make every device a new one', 'forget-devices', {}, 'Every device has to be confirmed again.'],
  ['Let codes and links expire', 'expire-codes', {}, 'Codes and links that were mailed are too old.'],
  ['Allow another mail now', 'clear-limits', {}, 'The next mail may be sent at once.'],
  ['Move the clock on by 30 minutes', 'clock', { ms: 1_800_000 }, 'Its clock is 30 minutes further.'],
  ['Have smart accounts pay themselves', 'sponsor', { on: false }, 'The paymaster pays nothing.'],
  ['Have the paymaster pay', 'sponsor', { on: true }, 'The paymaster pays.'],
  ['Forget everything', 'reset', {}, 'There are no users, no faults, and the time is right.'],
]

/** @param {string} path @param {unknown} [body] @param {string} [method] */
async function call(path, body, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`${BASE}${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (response.status === 204) return undefined
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

/** Does something, says what came of it, and shows what there is then. @param {string} said @param {() => Promise<unknown>} work */
async function act(said, work) {
  try {
    await work()
    byId('error').hidden = true
    byId('status').textContent = said
  } catch (error) {
    byId('error').textContent = error.message
    byId('error').hidden = false
  }
  await show()
}

/** @param {any} fault @returns {HTMLElement} */
function faultElement({ id, mode, message, times }) {
  const what = `${mode}${message ? ` to ${message}` : ''}${times ? `, ${times} times` : ''}`
  const remove = make('button', { type: 'button', 'aria-label': `Remove ${what}` }, 'Remove')
  remove.addEventListener(
    'click',
    () => void act(`Removed ${what}.`, () => call(`faults?id=${id}`, undefined, 'DELETE')),
  )
  return make('li', {}, `${what} `, remove)
}

/** @param {any} user @returns {HTMLElement} */
const userElement = ({ login, email, userName, evm, solana }) =>
  terms([
    ['Logs in by', login],
    ['Email', email ?? undefined],
    ['Name', userName ?? undefined],
    ['EVM', evm],
    ['Solana', solana],
  ])

/** @param {string} id @param {readonly string[]} values */
function offer(id, values) {
  const known = new Set([...byId(id).options].map(({ value }) => value))
  for (const value of values) if (!known.has(value)) byId(id).append(make('option', { value }, value))
}

async function show() {
  const { modes, messages, users } = await call('state')
  offer('mode', modes)
  offer('message', messages)
  const faults = await call('faults')
  keep(byId('faults'), new Map(faults.map(fault => [fault.id, () => faultElement(fault)])))
  byId('none').hidden = faults.length > 0
  keep(byId('users'), new Map(users.map(user => [user.evm, () => userElement(user)])))
}

byId('fault').addEventListener('submit', event => {
  event.preventDefault()
  const [mode, message, times] = ['mode', 'message', 'times'].map(id => byId(id).value)
  const fault = { mode, ...(message ? { message } : {}), ...(times ? { times: Number(times) } : {}) }
  void act(`${mode} is in force.`, () => call('faults', fault))
})
for (const [name, path, body, said] of DEEDS) {
  const button = make('button', { type: 'button' }, name)
  button.addEventListener('click', () => void act(said, () => call(path, body)))
  byId('deeds').append(button)
}

/** Follows the secure site for as long as the page is open. */
for (;;) {
  await show().catch(() => {
    byId('error').textContent = 'The development stack does not answer. Is it still running?'
    byId('error').hidden = false
  })
  await new Promise(resolve => setTimeout(resolve, POLL))
}
