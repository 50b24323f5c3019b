import { askElement } from './ask.js'
import { byId, keep, make, terms } from './dom.js'

/** The wait before a retry if the stack does not answer, in milliseconds. */
const PAUSE = 1_000
const FAMILIES = { eip155: 'Ethereum', solana: 'Solana', bip122: 'Bitcoin', polkadot: 'Polkadot', cosmos: 'Cosmos' }

let shown = new Set()

/** @param {string} text an empty one takes the message away */
function showError(text) {
  const element = byId('error')
  element.textContent = text
  element.hidden = text === ''
}

/** A helpful message for an error. @param {string} text @returns {string} */
function inWords(text) {
  if (/already exists/i.test(text)) return 'This link was used already. Ask the page for a new one.'
  if (/expired/i.test(text)) return 'This link has expired. Ask the page for a new one.'
  if (/missing or invalid.*pair|invalid.*uri|pair\(\)/i.test(text))
    return 'This is no WalletConnect link. It begins with “wc:”.'
  if (/socket|connect|network|publish/i.test(text)) return `The relay cannot be reached now. (${text})`
  return text
}

/** Asks the wallet to do something. @param {string} deed @param {object} body */
async function act(deed, body) {
  showError('')
  try {
    const response = await fetch(`/__dev/wallet/${deed}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.ok) show(answer)
    else showError(inWords(answer.error))
    return response.ok
  } catch {
    showError('The development stack does not answer. Is it still running?')
    return false
  }
}

/** @param {string} id @param {readonly { value: string, text: string }[]} options @param {string} value */
function fill(id, options, value) {
  const select = byId(id)
  const wanted = JSON.stringify(options)
  if (select.dataset.options !== wanted) {
    select.replaceChildren(...options.map(option => make('option', { value: option.value }, option.text)))
    select.dataset.options = wanted
  }
  if (document.activeElement !== select || select.value !== value) select.value = value
}

/** @param {any} session @returns {HTMLElement} */
function sessionElement({ topic, peer, namespaces }) {
  const end = make('button', { type: 'button' }, `Disconnect ${peer.name || 'the page'}`)
  end.addEventListener('click', () => void act('disconnect', { topic }))
  const accounts = Object.values(namespaces).flatMap(namespace => namespace.accounts)
  const chains = [...new Set(accounts.map(account => account.split(':').slice(0, 2).join(':')))]
  const [first = ''] = namespaces.eip155?.accounts ?? accounts
  return make(
    'li',
    {},
    make('h3', {}, peer.name || 'A page without a name'),
    terms([
      ['Address', peer.url],
      ['Networks', chains.join(', ')],
      ['Account', first.split(':')[2]],
    ]),
    make('div', { class: 'row' }, end),
  )
}

/** @param {any} state */
function show(state) {
  const asks = state.pending
  keep(byId('asks'), new Map(asks.map(ask => [ask.id, () => askElement(ask, state, act)])))
  byId('asks-section').hidden = asks.length === 0
  const fresh = asks.filter(ask => !shown.has(ask.id))
  if (fresh.length) byId('status').textContent = `${fresh[0].peer.name || 'A page'} waits for your answer.`
  else if (!asks.length) byId('status').textContent = ''
  shown = new Set(asks.map(ask => ask.id))
  document.title = asks.length ? `(${asks.length}) Local Wallet` : 'Local Wallet'

  keep(byId('sessions'), new Map(state.sessions.map(one => [JSON.stringify(one), () => sessionElement(one)])))
  byId('no-sessions').hidden = state.sessions.length > 0

  const accounts = state.accounts.map(({ eip155 }, place) => ({
    value: String(place),
    text: `Account ${place + 1}: ${eip155}`,
  }))
  fill('account', accounts, String(state.active))
  const chains = state.chains.filter(chain => chain.startsWith('eip155:'))
  fill(
    'chain',
    chains.map(chain => ({ value: chain, text: chain })),
    state.chain ?? '',
  )
  const addresses = Object.entries(state.accounts[state.active] ?? {})
  byId('addresses').replaceChildren(
    ...terms(addresses.map(([family, address]) => [FAMILIES[family] ?? family, address])).children,
  )
  if (state.error) showError(inWords(state.error))
}

/** Follows the wallet for as long as the page is open. */
async function follow() {
  let version = ''
  for (;;) {
    try {
      const state = await (await fetch(`/__dev/wallet/state${version}`)).json()
      if (byId('error').dataset.lost) showError('')
      delete byId('error').dataset.lost
      version = `?after=${state.version}`
      show(state)
    } catch {
      version = ''
      byId('error').dataset.lost = 'yes'
      showError('The development stack does not answer. Is it still running?')
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
}

/** Offers to read a link from a picture of a QR code, if the browser can. */
function offerPictures() {
  if (!('BarcodeDetector' in window)) return
  byId('picture-label').hidden = false
  byId('picture').addEventListener('change', async event => {
    const [file] = event.target.files
    if (!file) return
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
    const found = await detector.detect(await createImageBitmap(file)).catch(() => [])
    event.target.value = ''
    if (!found[0]) return showError('No QR code was found in this picture.')
    byId('uri').value = found[0].rawValue
    byId('pair').requestSubmit()
  })
}

byId('pair').addEventListener('submit', async event => {
  event.preventDefault()
  const field = byId('uri')
  const button = event.target.querySelector('button')
  button.disabled = true
  if (await act('pair', { uri: field.value })) field.value = ''
  else field.focus()
  button.disabled = false
})
byId('account').addEventListener('change', event => void act('account', { index: Number(event.target.value) }))
byId('chain').addEventListener('change', event => void act('chain', { caipNetworkId: event.target.value }))
offerPictures()
void follow()

// As other wallets do, the page takes a link in its address: `…/wc?uri=wc%3A…`.
const given = new URLSearchParams(location.search).get('uri')
if (given) {
  history.replaceState(null, '', '/__dev/wallet/')
  byId('uri').value = given
  byId('pair').requestSubmit()
}
