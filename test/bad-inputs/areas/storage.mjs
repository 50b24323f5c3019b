import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { announcement, KEYS } from '../session.mjs'
import { copiedUri, createPairing, makePeer } from './pairing.mjs'
import { logInByCode } from './email-otp.mjs'
import { allowPopups, logInByPopup } from './popup-social.mjs'
import { SECURE_ORIGIN, serveSecureSite } from './secure-site.mjs'
import { begin } from './siwx.mjs'
import { RECEIVER, atPreview, inShort } from './sending.mjs'

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const WALLET = 'com.example.wallet'
const SIGNATURE = `0x${'5a'.repeat(65)}`

/** What makes the product believe that there is something to restore, so that all of it is read. */
const CONNECTED = {
  [KEYS.namespaces]: 'eip155',
  [KEYS.connector]: WALLET,
  [KEYS.status]: 'connected',
  [KEYS.namespace]: 'eip155',
}

const NAMES = {
  'localStorage connections': KEYS.connections,
  'localStorage recent wallets': KEYS.recent,
  'localStorage active CAIP network id': KEYS.network,
  'localStorage active namespace': KEYS.namespace,
  'localStorage connected namespaces': KEYS.namespaces,
  'localStorage connection status': KEYS.status,
  'localStorage native balance cache': '@appkit/native_balance_cache',
  'localStorage portfolio cache': '@appkit/portfolio_cache',
  'localStorage deep-link choice': 'WALLETCONNECT_DEEPLINK_CHOICE',
  'localStorage preferred account types': '@appkit/preferred_account_types',
  'localStorage disconnected connector ids': '@appkit/disconnected_connector_ids',
  'localStorage email-login-used flag': '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
}

function textOf(input) {
  if (Array.isArray(input)) return JSON.stringify(input)
  if (input.$raw !== undefined) return input.$raw
  const [item, count] = input.$json_array
  return JSON.stringify(
    Array.from({ length: count }, (_, index) => JSON.parse(JSON.stringify(item).replaceAll('{i}', String(index)))),
  )
}

/** Starts the page with a stored value and a wallet that was allowed earlier, and looks at the first view. */
async function startWith(session, stored, { authorised = true, options } = {}) {
  await session.start({ stored })
  await session.announce(announcement({}), { authorised })
  await session.create(options)
  await session.run('call', 'ready')
}

async function connectByClick(session) {
  await session.open()
  await session.seeWallets()
  await session.look()
  await session.page.locator(`w3m-wallet-row[rdns="${WALLET}"]`).getByRole('button').click()
  await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
}

async function connections(session, { input }) {
  const stored = { ...CONNECTED, [KEYS.connections]: textOf(input) }
  await startWith(session, stored, { authorised: false })
  await connectByClick(session)
}

async function recent(session, testCase) {
  await startWith(session, { [KEYS.recent]: textOf(testCase.input) })
  await session.open()
  await session.seeWallets()
  await session.look()
  const rows = session.page.locator('w3m-wallet-row', { hasText: 'Recent' })
  const count = await rows.count()
  session.counters.recent = () => count
  if (testCase.id !== 'ST-018') assert.equal(count, 0) // a wallet of which no safe link is left is not offered
  session.values.afterwards = async () => {
    await session.run('close')
    await connectByClick(session)
    const before = [KEYS.recent, textOf(testCase.input)]
    await session.page.waitForFunction(([name, text]) => localStorage.getItem(name) !== text, before) // nothing awaits it
    const list = JSON.parse(await session.stored(KEYS.recent))
    assert.ok(list.length >= 1 && list.length <= 2)
    for (const { id, name } of list) assert.ok(typeof id === 'string' && typeof name === 'string')
  }
}

async function value(session, { input, entry_point }) {
  await startWith(session, { [NAMES[entry_point]]: textOf(input) })
  await session.open()
  await session.seeWallets()
}

async function network(session, testCase) {
  await value(session, testCase)
  if (testCase.id === 'ST-020') {
    const { supported, id } = await session.page.evaluate(() => {
      const network = window.harness.modal.getCaipNetwork()
      return { supported: network?.unsupported !== true, id: network?.caipNetworkId }
    })
    assert.ok(!supported || id === 'eip155:1', `${id} counts as a supported network`)
    const made = session.requests.filter(({ url, body }) => `${url}${body}`.includes('99999999'))
    return assert.deepEqual(made, [])
  }
  session.values.afterwards = async () => {
    await session.run('call', 'switchNetwork', 137)
    assert.equal(await session.stored(KEYS.network), 'eip155:137')
  }
}

/** Cached balances carry whose they are, as the product writes them; the case says the rest. */
const cacheOf = (entry, timestamp) => {
  const key = `eip155:1:${A}`
  return JSON.stringify({ [key]: { caipAddress: key, ...entry, ...(timestamp === undefined ? {} : { timestamp }) } })
}

async function showBalance(session, cache) {
  await startWith(session, {
    ...CONNECTED,
    [KEYS.connections]: JSON.stringify({ eip155: [{ connectorId: WALLET, accounts: [{ address: A }] }] }),
    ...cache,
  })
  assert.equal(await session.status(), 'connected')
  await session.openAccount()
  await session.rest()
  return session.look()
}

async function balanceCache(session, { input }) {
  const [entry] = Object.values(input)
  const timestamp = entry.timestamp === 'now' ? Date.now() : undefined
  const { text } = await showBalance(session, {
    [NAMES['localStorage native balance cache']]: cacheOf(entry, timestamp),
  })
  assert.match(text, /1\.000|0\.000/, 'The balance was fetched anew')
  if (entry.timestamp !== 'abc') return
  session.values.afterwards = async () => {
    await session.end()
    session.looks.length = 0
    const sound = cacheOf({ ...entry, balance: '999999' }, Date.now())
    const control = await showBalance(session, { [NAMES['localStorage native balance cache']]: sound })
    assert.ok(control.text.includes('999,999'), 'A sound entry is used, so the time decided')
  }
}

/** A page whose storage misbehaves, with a connect in it. */
const connectUnder = prepare => async session => {
  await session.start({ prepare })
  await session.announce(announcement({}))
  await session.create()
  await connectByClick(session)
}

const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

const fullAfterThree = () => {
  const { setItem } = Storage.prototype
  let writes = 0
  Storage.prototype.setItem = function (...entry) {
    if (++writes > 3) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    return setItem.apply(this, entry)
  }
}

const denied = () => {
  Storage.prototype.getItem = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
}

const absent = () => Object.defineProperty(window, 'localStorage', { value: null, configurable: true })

const withoutIndexedDb = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Refused', 'InvalidStateError')
  }
}

const CASES = {
  async 'ST-043'(session, { input }) {
    const stored = { '@appkit/siwx': input.$raw, '@appkit/siwx-auth-token': input.$raw }
    await begin(session, { stored })
  },
  async 'ST-028'(session, { input }) {
    const connection = { connectorId: WALLET, accounts: [{ address: A }] }
    await startWith(session, {
      ...CONNECTED,
      [KEYS.connections]: JSON.stringify({ eip155: [connection] }),
      [KEYS.namespaces]: input.$raw,
    })
    assert.equal(await session.status(), 'connected')
    session.counters['reconnect per namespace'] = () => session.callCount('eth_accounts')
  },
  async 'ST-030'(session, { input }) {
    await startWith(session, { [KEYS.status]: input.$raw, [KEYS.namespaces]: 'eip155' })
    await session.open()
    await session.seeWallets()
  },
  async 'ST-037'(session, { input }) {
    const [entry] = Object.values(input)
    await showBalance(session, { '@appkit/portfolio_cache': cacheOf(entry, Date.now()) })
    const fetched = session.requests.filter(({ url }) => /^\/v1\/account\/[^/]+\/balance$/.test(new URL(url).pathname))
    assert.ok(fetched.length > 0, 'The list was not fetched anew')
  },
  /** A forged cached name for the receiver: the address is what the visitor reads and confirms. */
  async 'ST-038'(session, { input }) {
    const [{ ens }] = Object.values(input)
    const entry = { address: RECEIVER, ens, timestamp: Date.now() }
    await atPreview(
      session,
      { amount: '0.5' },
      { stored: { '@appkit/ens_cache': JSON.stringify({ [RECEIVER.toLowerCase()]: entry }) } },
    )
    await session.page.getByText(RECEIVER, { exact: true }).waitFor()
    const { text } = await session.look()
    assert.ok(!text.includes(ens[0].name), 'The cached name is shown for the receiver')
    session.values.rendered = inShort(text)
  },
  async 'ST-040'(session, { input }) {
    await startWith(session, { [NAMES['localStorage deep-link choice']]: input.$raw }, { authorised: false })
    await connectByClick(session)
    await session.run('call', 'switchNetwork', 137)
  },
  /** Over the relay no wallet says of what kind its accounts are. */
  async 'ST-041'(session, { input }) {
    const stored = { [NAMES['localStorage preferred account types']]: input.$raw }
    const relay = await createPairing(session, { start: { stored } })
    await session.open({ view: 'ConnectingWalletConnect' })
    const code = session.page.locator('w3m-pairing-code w3m-ui-qr')
    await code.waitFor({ timeout: 10_000 })
    await makePeer(session, relay, { mode: 'approve' }).pair(await code.getAttribute('value'))
    await session.page.waitForFunction(() => window.harness.modal.getAccount('eip155').isConnected)
    const told = await session.page.evaluate(() => {
      const { modal } = window.harness
      return [modal.getPreferredAccountType('eip155'), modal.getAccount('eip155').accountType]
    })
    assert.equal(told[0], told[1])
    session.values.smartAccount = told[0]
  },
  async 'ST-042'(session, { input }) {
    await startWith(session, { '@appkit/disconnected_connector_ids': input.$raw }, { authorised: false })
    await connectByClick(session)
    await session.run('call', 'disconnect')
    assert.deepEqual(JSON.parse(await session.stored('@appkit/disconnected_connector_ids')).eip155, [WALLET])
  },
  async 'ST-044'(session, testCase) {
    const asked = serveSecureSite(session)
    await value(session, testCase)
    await eventually(() => assert.ok(asked.some(({ name }) => name === 'IS_CONNECTED')))
    await eventually(async () => assert.equal(await session.stored(KEYS['login used flag']), null))
  },
  'ST-045': connectUnder(full),
  async 'ST-046'(session) {
    await connectUnder(fullAfterThree)(session)
    session.values.afterwards = async () => {}
    session.values.statusAfterReload = await statusInNewTab(session)
  },
  'ST-048': connectUnder(denied),
  async 'ST-049'(session) {
    await createPairing(session, { start: { prepare: withoutIndexedDb } })
    await session.announce(announcement({}))
    await session.open({ view: 'ConnectingWalletConnect' })
    const view = session.page.locator('w3m-connecting-wallet-connect-view')
    const retry = view.getByRole('button', { name: 'Try again' })
    await view.locator('w3m-ui-qr').or(retry).first().waitFor({ timeout: 10_000 })
    await session.run('close')
    await connectByClick(session)
  },
  'ST-050': connectUnder(absent),
  async 'ST-051'(session) {
    await session.withAccount({})
    await session.openAccount()
    const other = await session.newPage()
    await session.load('/', other)
    await other.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^@appkit|WALLETCONNECT/.test(key)) localStorage.removeItem(key)
    })
    await other.close()
    await session.page.evaluate(() => dispatchEvent(new Event('focus')))
    await session.rest()
  },
  'ST-053': neverStored,
  async 'ST-052'(session, { input }) {
    const [first, second] = input.$merge
    const accounts = first.accounts.map(address => ({ address }))
    await session.start({ stored: { [KEYS.connections]: JSON.stringify({ eip155: [{ ...first, accounts }] }) } })
    await session.announce(announcement({ eth_requestAccounts: second.accounts }, { rdns: second.connectorId }))
    await session.create()
    assert.equal((await session.connect(second.connectorId)).error, undefined)
  },
}

/** What a visitor finds after a reload: the stored state is what the page left. */
async function statusInNewTab(session) {
  const page = await session.newPage()
  await session.load('/', page)
  await page.evaluate(detail => window.harness.announce(detail, { authorised: true }), JSON.stringify(announcement({})))
  await page.evaluate(() => window.harness.create('{}'))
  await page.evaluate(() => window.harness.call('ready'))
  const status = await session.status(page)
  await page.close()
  return status
}

const OTP = '918273'
const RESULT = `${SECURE_ORIGIN}/?code=7c1e9d40b2f84a3e&state=5af0`

/** The account that logged in signs something, then logs out. */
async function signAndLeave(session) {
  const signature = await session.page.evaluate(() =>
    window.harness.modal
      .getProvider('eip155')
      .request({ method: 'personal_sign', params: ['0x6869', window.harness.modal.getAddress('eip155')] }),
  )
  assert.equal(signature, SIGNATURE)
  await session.run('call', 'disconnect')
}

/**
 * What must never be stored in clear, as far as the page has it: the code of a login by email, the result of one with a social
 * account, the message that is signed with it, and the key of a pairing, by its link.
 */
async function neverStored(session) {
  const asked = serveSecureSite(session, {
    CONNECT_EMAIL: { action: 'VERIFY_OTP' },
    CONNECT_OTP: () => undefined,
    RPC_REQUEST: () => SIGNATURE,
  })
  await createPairing(session, { start: { prepare: allowPopups } })
  await logInByCode(session, OTP)
  await signAndLeave(session)
  await logInByPopup(session, RESULT)
  await signAndLeave(session)
  const sent = name => asked.filter(message => message.name === name).map(({ payload }) => payload)
  assert.deepEqual(
    sent('CONNECT_OTP').map(({ otp }) => otp),
    [OTP],
  )
  assert.deepEqual(
    sent('CONNECT_SOCIAL').map(({ uri }) => uri),
    [RESULT],
  )
  session.values.otp = OTP
  await session.announce(announcement({}))
  await session.open({ view: 'ConnectingWalletConnect' })
  await session.page.locator('w3m-pairing-code w3m-ui-qr').waitFor({ timeout: 10_000 })
  const uri = await copiedUri(session)
  session.values.symKey = /symKey=([0-9a-f]{64})/.exec(uri)[1]
  session.values.resultUri = RESULT
  await session.run('close')
  await connectByClick(session)
}

const DRIVERS = {
  'localStorage connections': connections,
  'localStorage recent wallets': recent,
  'localStorage active CAIP network id': network,
  'localStorage active namespace': value,
  'localStorage connection status': value,
  'localStorage native balance cache': balanceCache,
  'localStorage email-login-used flag': value,
}

/** How a case of stored values is driven. */
export const storage = ({ id, entry_point }) => CASES[id] ?? DRIVERS[entry_point]
