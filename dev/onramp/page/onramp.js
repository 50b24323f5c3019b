import { byId, make, terms } from '/__dev/wallet/dom.js'

/** How often the list is read, in milliseconds. */
const PAUSE = 1_000
const OUTCOMES = {
  open: '',
  pending: 'Paid. The tokens are on their way.',
  done: 'Paid. The tokens have been sent. You can close this window.',
  failed: 'Declined. Nothing was sent. You can close this window.',
}

/** @param {string} path @param {unknown} [body] */
async function ask(path, body) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const reply = await fetch(`/__dev/onramp/${path}`, init)
  const value = await reply.json()
  if (!reply.ok) throw new Error(value.error ?? `The stack answered ${reply.status}.`)
  return value
}

/** @param {unknown} error */
function fail(error) {
  byId('error').textContent = error instanceof Error ? error.message : String(error)
  byId('error').hidden = false
}

/** @param {any} purchase */
const facts = ({ provider, address, caipNetworkId, symbol, token, payment, currency, quantity, status }) =>
  terms([
    ['Provider', provider],
    ['To', address],
    ['Network', caipNetworkId],
    ['Token', token ? `${symbol} ${token}` : symbol],
    ['You pay', `${payment} ${currency}`],
    ['You receive', `${quantity} ${symbol}`],
    ['Status', status],
  ])

/** @type {string | undefined} */
let shown

/** @param {any} purchase */
function show(purchase) {
  shown = purchase.id
  byId('purchase').hidden = false
  byId('facts').replaceChildren(facts(purchase))
  byId('outcome').textContent = OUTCOMES[purchase.status]
  byId('decide').hidden = purchase.status !== 'open'
}

async function follow() {
  for (;;) {
    try {
      const { rule, purchases } = await ask('state')
      byId('mode').value = rule.mode
      byId('none').hidden = purchases.length > 0
      byId('list').replaceChildren(...purchases.map(purchase => make('article', { class: 'ask' }, facts(purchase))))
      const own = purchases.find(({ id }) => id === shown)
      if (own) show(own)
    } catch (error) {
      fail(error)
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

byId('mode').addEventListener('change', () => void ask('rule', { mode: byId('mode').value }).catch(fail))
for (const button of document.querySelectorAll('[data-do]'))
  button.addEventListener('click', () => {
    byId('decide').hidden = true
    ask('decide', { id: shown, do: button.getAttribute('data-do') })
      .then(show)
      .catch(fail)
  })

const query = Object.fromEntries(new URLSearchParams(location.search))
if (query.address) await ask('order', query).then(show).catch(fail)
void follow()
