import assert from 'node:assert/strict'

import { KEYS } from '../session.mjs'
import { atPreview, confirmButton } from './sending.mjs'

async function seeOpen(session) {
  await session.open()
  await session.seeWallets()
}

/** A connect from the click that cannot work: the view offers another try, the outcome and `connect()` say why. */
async function failingConnect(session, { input, oracles }) {
  await session.withWallet(input.$provider)
  session.values.storedBefore = await session.stored(KEYS.connections)
  await seeOpen(session)
  await session.clickWallet('Example Wallet')
  await session.page.getByRole('button', { name: 'Try again' }).waitFor()
  await session.look()
  assert.equal(await session.status(), 'disconnected')
  await session.run('close')
  const { status, error } = await session.run('outcome')
  assert.ok(['rejected', 'failed'].includes(status), `The outcome is ${status}`)
  if (!oracles.some(oracle => oracle.startsWith('REJECT'))) return
  session.rejections.push(error.message)
  const before = await session.callCount('eth_requestAccounts')
  session.rejections.push((await session.connect()).error.message)
  assert.equal(await session.callCount('eth_requestAccounts'), before + 1, 'another try is a fresh request')
}

async function workingConnect(session, { input }) {
  await session.withWallet(input.$provider)
  await seeOpen(session)
  await session.clickWallet('Example Wallet')
  await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
  await session.rest()
  await session.look()
}

async function brokenChain(session, testCase) {
  await workingConnect(session, testCase)
  await session.page.locator('w3m-unsupported-chain-view').waitFor()
  await session.look()
  assert.equal(await session.page.evaluate(() => window.harness.modal.getCaipNetwork().unsupported), true)
}

const failedSwitch = async (session, { input }) => {
  await session.withAccount(input.$provider)
  const { error } = await session.run('call', 'switchNetwork', 137, { throwOnFailure: true })
  assert.ok(error, 'The switch was refused')
  session.rejections.push(error.message)
  assert.equal(await session.page.evaluate(() => window.harness.modal.getChainId()), 1)
}

const emit = (session, event) => session.run('emit', 'wallet', event)

/** An event of a connected wallet while the account is on screen. */
async function event(session, { input }) {
  await session.withAccount({})
  await session.openAccount()
  session.values.storedBefore = await session.stored(KEYS.connections)
  await emit(session, input.emit)
  await session.rest()
}

async function burst(session, { input }) {
  await session.withAccount({})
  await session.openAccount()
  await session.rest()
  const before = session.requests.length
  const [name, values, count] = input.emit_burst
  await session.page.evaluate(
    ([event, ids, times]) => {
      for (let turn = 0; turn < times; turn++) window.harness.wallet('wallet').emit(event, ids[turn % ids.length])
    },
    [name, values, count],
  )
  session.values.requests = () => session.requests.slice(before).filter(({ url }) => !url.startsWith(session.origin))
  await session.rest()
}

const CASES = {
  /** The first account is the one; the switcher lists at most as many as are kept. */
  async 'IP-008'(session, testCase) {
    await workingConnect(session, testCase)
    const { address, count } = await session.page.evaluate(() => {
      const { address, allAccounts } = window.harness.modal.getAccount()
      return { address, count: allAccounts.length }
    })
    assert.equal(address, `0x${'1'.padStart(40, '0')}`)
    assert.ok(count <= 100, `${count} accounts are kept`)
    await session.run('close')
    await session.open({ view: 'ProfileWallets' })
    const view = session.page.locator('w3m-profile-wallets-view')
    await view.getByRole('listitem').first().waitFor()
    assert.ok((await view.getByRole('listitem').count()) <= 100, 'the switcher is cut')
  },
  /** No request is made for a chain that the site does not list, and nothing of the listed one stays on screen. */
  async 'IP-029'(session, testCase) {
    await event(session, testCase)
    await session.rest()
    const ofChain = session.requests.filter(({ url }) => new URL(url).pathname !== '/e') // an event may report the network
    const unlisted = ofChain.filter(({ url, body }) => /1337|0x539/i.test(decodeURIComponent(url) + body))
    assert.deepEqual(unlisted, [])
    const account = await session.page.evaluate(() => window.harness.modal.getAccount('eip155'))
    assert.deepEqual([account.isConnected, account.balance], [true, undefined])
    const { value } = await session.run('call', 'fetchTokens')
    assert.deepEqual(value.tokens, [])
  },
  async 'IP-010'(session, { input }) {
    await session.withWallet(input.$provider)
    await seeOpen(session)
    await session.clickWallet('Example Wallet')
    await session.page.getByRole('button', { name: 'Try again' }).waitFor()
    await session.page.getByText(/waiting there/).waitFor()
    const { text } = await session.look()
    assert.ok(text.includes('Open Example Wallet and finish the request that’s waiting there'), text)
  },
  async 'IP-013'(session, testCase) {
    session.values.literal = testCase.input.$provider.eth_requestAccounts.$throw.message
    session.values.literalMayBeAbsent = true
    await failingConnect(session, testCase)
  },
  async 'IP-014'(session, { input }) {
    await session.withWallet(input.$provider)
    await seeOpen(session)
    await session.clickWallet('Example Wallet')
    await session.page.locator('w3m-connecting-external-view').waitFor()
    await session.run('start', 'connect', 'com.example.wallet')
    await session.rest()
    await session.run('close')
    const { settled, error } = await session.run('settled')
    assert.equal(settled, 'rejected')
    assert.match(error.message, /^(Modal closed|Connection rejected)$/)
  },
  async 'IP-025'(session, testCase) {
    await event(session, testCase)
    session.looks.length = 0
  },
  async 'IP-028'(session, { input }) {
    await atPreview(session)
    await session.run('emit', 'wallet', input.$steps[1].emit)
    await session.page.getByText('Your wallet switched to another account or network').waitFor()
    assert.equal(await confirmButton(session).count(), 0)
  },
  async 'IP-041'(session, { input }) {
    await atPreview(session, { amount: '0.5' }, { provider: input.$provider })
    await confirmButton(session).click()
    await session.page.getByText('Something went wrong in your wallet').waitFor()
    await session.look()
    assert.equal(await session.stored('@appkit/pending_transactions'), null)
  },
  async 'IP-036'(session, { input }) {
    await failedSwitch(session, { input })
  },
  async 'IP-037'(session, { input }) {
    await session.withAccount(input.$provider)
    await session.run('call', 'switchNetwork', 137)
    await session.openAccount()
  },
  async 'IP-039'(session) {
    await session.start({
      prepare: () => {
        const get = () => {
          throw new Error('no ethereum for you')
        }
        Object.defineProperty(window, 'ethereum', { get, configurable: true })
      },
    })
    await session.create()
    await seeOpen(session)
  },
  async 'IP-042'(session, testCase) {
    await event(session, testCase)
    await session.page.locator('w3m-modal[view="Connect"]').waitFor({ state: 'attached' })
  },
  'IP-030': burst,
}

const answersAccounts = ({ $provider: { eth_requestAccounts: accounts } }) =>
  Array.isArray(accounts) && accounts.length > 0 && accounts.every(account => /^0x[0-9a-fA-F]{40}$/.test(account))

/** How a case of wallet answers and wallet events is driven. */
export function injectedProvider(testCase) {
  const { id, input, oracles } = testCase
  if (CASES[id]) return CASES[id]
  if (input.emit) return event
  if (!input.$provider) return undefined
  if (input.$provider.wallet_switchEthereumChain !== undefined) return failedSwitch
  if (oracles.includes('NOTEXT=NaN')) return brokenChain
  if (oracles.includes('STATUS=connected') || answersAccounts(input)) return workingConnect
  return failingConnect
}
