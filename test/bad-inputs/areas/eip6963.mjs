import assert from 'node:assert/strict'

import { announcement } from '../session.mjs'

const CONTROL = announcement(
  {},
  { uuid: '99999999-9999-4999-8999-999999999999', name: 'Control Wallet', rdns: 'com.example.control' },
)

async function seeOpen(session) {
  await session.open()
  await session.seeWallets()
  await session.look()
}

/** Whatever was announced before, a valid announcement still works. */
const laterStillWorks = session => async () => {
  await session.announce(CONTROL)
  if ((await session.run('view')) !== 'Connect' || !(await session.run('isOpen'))) {
    await session.run('close')
    await session.open({ view: 'Connect' })
  }
  await session.page.locator('w3m-wallet-row[rdns="com.example.control"]').waitFor()
}

async function announceOnly(session, { input }) {
  await session.start()
  await session.announce(input.detail)
  await session.create(input.config)
  await seeOpen(session)
  session.values.afterwards = laterStillWorks(session)
}

async function steps(session, { input }) {
  await session.start({ clock: input.$steps.some(step => step.wait_ms) })
  await session.create()
  for (const step of input.$steps) {
    if (step.announce) await session.announce(step.announce)
    if (step.open) await session.open()
    if (step.wait_ms) await session.page.clock.runFor(step.wait_ms)
    if (step.click) {
      await seeOpen(session)
      await session.clickWallet(step.click.split(' (')[0])
      await session.seeConnectEnd()
    }
  }
}

const CASES = {
  async 'AN-004'(session, testCase) {
    await session.start()
    await session.announce({
      ...testCase.input.detail,
      provider: { $provider: { eth_requestAccounts: { $never: true } } },
    })
    await session.create()
    await seeOpen(session)
    session.values.literal = testCase.input.detail.info.name
    await session.rows().first().click()
    await session.page.locator('w3m-connecting-external-view').waitFor()
    const { text } = await session.look()
    assert.ok(text.split(session.values.literal).length > 2, 'The name shows in the header and in the view')
  },
  'AN-006': async (session, testCase) => {
    await announceOnly(session, testCase)
    assert.deepEqual(
      (await session.rows().allInnerTexts()).map(text => text.split('\n')[0]),
      ['MetaMaskksamatem'],
    )
  },
  async 'AN-007'(session, testCase) {
    await announceOnly(session, testCase)
    const row = session.page.locator('w3m-wallet-row[rdns="com.example.wallet"]')
    await row.locator('w3m-ui-picture text').waitFor() // two letters in its place
    assert.equal(await row.locator('img').count(), 0)
    const styles = await session.page.evaluate(() =>
      window.harness
        .controls()
        .flatMap(control => [...control.querySelectorAll('*')].map(element => element.style.cssText)),
    )
    assert.ok(!styles.join().includes('javascript'))
  },
  async 'AN-011'(session, testCase) {
    await announceOnly(session, testCase)
    assert.equal(await session.page.locator('w3m-wallet-row img[src^="data:"]').count(), 0)
    await session.clickWallet('Example Wallet')
    await session.seeConnectEnd()
  },
  async 'AN-017'(session, testCase) {
    await announceOnly(session, testCase)
    session.values.afterwards = async () => {
      await session.clickWallet('constructor')
      await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
      assert.equal(await session.stored('@appkit/eip155:connected_connector_id'), '__proto__')
      await session.load()
      await session.announce(testCase.input.detail, { authorised: true })
      await session.create()
      await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
    }
  },
  async 'AN-018'(session) {
    await session.start()
    await session.create()
    const before = session.requests.length
    await session.run('announceMany', 500)
    await session.open()
    await session.seeWallets()
    assert.ok((await session.rows().count()) <= 40)
    await session.run('announceMany', 500)
    await session.rest()
    const foreign = session.requests.slice(before).filter(({ url }) => !url.startsWith(session.origin))
    assert.ok(foreign.length < 20, `${foreign.length} requests`)
  },
  async 'AN-019'(session, testCase) {
    await announceOnly(session, testCase)
    for (let turn = 0; turn < 3; turn++)
      await session.page.evaluate(() => dispatchEvent(new Event('eip6963:requestProvider')))
    await session.look()
  },
  async 'AN-020'(session, testCase) {
    await announceOnly(session, testCase)
    const start = Date.now()
    await session.clickWallet('Example Wallet')
    await session.page.getByRole('button', { name: 'Try again' }).waitFor()
    session.timings.push(Date.now() - start)
  },
  async 'AN-021'(session, testCase) {
    await announceOnly(session, testCase)
    if (!(await session.rows().count())) return
    await session.rows().first().click()
    await session.page.getByRole('button', { name: 'Try again' }).waitFor()
    await session.page.getByRole('button', { name: 'Back' }).click()
    await session.seeWallets()
  },
  async 'AN-022'(session, testCase) {
    await steps(session, testCase)
    const start = Date.now()
    await session.rows().waitFor()
    session.timings.push(Date.now() - start)
    session.values.afterwards = laterStillWorks(session)
  },
  async 'AN-024'(session) {
    await session.start()
    await session.create()
    await session.page.evaluate(() => dispatchEvent(new Event('eip6963:announceProvider')))
    await seeOpen(session)
    session.values.afterwards = laterStillWorks(session)
  },
}

/** How a case of announced wallets is driven. */
export function eip6963(testCase) {
  const { id, input } = testCase
  if (CASES[id]) return CASES[id]
  if (input.$steps) return steps
  return input.detail !== undefined ? announceOnly : undefined
}
