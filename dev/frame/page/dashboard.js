import { byId, make, terms } from './dom.js'
import { post, recall } from './server.js'

const NOBODY = 'Nobody is logged in with this browser. Log in on a site, then open this page again.'

/** The logins of this browser, one a site. */
const logins = () =>
  Object.keys(localStorage).flatMap(key => {
    const [, origin] = /^token (.+)$/.exec(key) ?? []
    return origin ? { origin, token: recall(key), device: recall('device') } : []
  })

/** An account, with its key once the visitor asks for it. @param {{ name: string, address: string, key: string }} account */
function accountOf({ name, address, key }) {
  const show = make('button', { type: 'button' }, 'Show private key')
  const part = make('section', { 'aria-label': name, class: 'ask' }, terms([[name, address]]), show)
  show.addEventListener('click', () => {
    const text = make('pre', { tabIndex: 0 }, key)
    show.replaceWith(make('p', {}, 'Import this key into a wallet. Never show it to anyone.'), text)
    text.focus()
  })
  return part
}

/** @param {{ origin: string }} login @param {{ user: string, accounts: { name: string, address: string, key: string }[] }} found */
const loginOf = ({ origin }, { user, accounts }) =>
  make(
    'section',
    { 'aria-label': origin, class: 'ask' },
    make('h2', {}, `${user} on ${origin}`),
    ...accounts.map(accountOf),
  )

async function show() {
  const found = await Promise.all(logins().map(async login => ({ login, ...(await post('/api/keys', login)) })))
  const open = found.filter(({ ok }) => ok)
  byId('accounts').replaceChildren(...open.map(({ login, payload }) => loginOf(login, payload)))
  return open.length ? 'These accounts are yours: take their keys into a wallet that you alone control.' : NOBODY
}

show().then(
  text => (byId('status').textContent = text),
  () => (byId('status').textContent = 'The accounts cannot be shown. Reload the page.'),
)
