import assert from 'node:assert/strict'

import { announcement, KEYS } from '../session.mjs'
import { hasReact } from '../site.mjs'

import { reloadedAtCode } from './email-otp.mjs'
import { createPairing } from './pairing.mjs'
import { serveSecureSite } from './secure-site.mjs'
import { movableClock, seeFreshCode, setVisible } from './wallet-connection.mjs'

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const B = '0x000000000000000000000000000000000000dEaD'
const NEVER = { eth_requestAccounts: { $never: true } }

const seeOpen = async session => {
  await session.open()
  await session.seeWallets()
}

/** Another tab of the visitor with the same site in it and a wallet of its own. */
async function otherTab(session, provider = {}, { authorised = true, info } = {}) {
  const page = await session.newPage()
  await session.load('/', page)
  const detail = JSON.stringify(announcement(provider, info))
  await page.evaluate(([json, allowed]) => window.harness.announce(json, { authorised: allowed }), [detail, authorised])
  await page.evaluate(() => window.harness.create('{}'))
  await page.evaluate(() => window.harness.call('ready'))
  return page
}

/** Waits until a page has heard what another tab stored before. */
async function hearFrom(other, page) {
  await page.evaluate(() => {
    window.heard = new Promise(resolve => addEventListener('storage', ({ key }) => key === 'last' && resolve()))
  })
  await other.evaluate(() => {
    localStorage.setItem('last', '')
    localStorage.removeItem('last')
  })
  await page.evaluate(() => window.heard)
}

const connectIn = (page, id) => page.evaluate(connector => window.harness.call('connect', connector), id)

/** Presses random controls; links keep their page and count as pressed. Seeded, so that a failure can be repeated. */
async function mash({ seconds, times }) {
  let seed = 20_260_101
  const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296
  addEventListener(
    'click',
    event => event.composedPath().some(node => node.localName === 'a') && event.preventDefault(),
  )
  const end = performance.now() + seconds * 1000
  const pressed = new Map()
  let presses = 0
  while (performance.now() < end) {
    const controls = [...window.harness.controls(), ...document.querySelectorAll('main button, wallet-modal-button')]
    const control = controls[Math.floor(random() * controls.length)]
    const key = control.getAttribute('aria-label') ?? (control.title || control.textContent)
    if ((pressed.get(key) ?? 0) < times || random() < 0.1) {
      pressed.set(key, (pressed.get(key) ?? 0) + 1)
      control.click()
      presses++
    }
    await new Promise(resolve => setTimeout(resolve, 4 + random() * 25)) // a visitor in a hurry, at no beat
  }
  return { presses, controls: pressed.size }
}

const tamper = () => {
  delete Array.prototype.flat
  Object.prototype.foo = 'foo'
  const { finally: real } = Promise.prototype
  Promise.prototype.finally = function (...args) {
    return real.apply(this, args)
  }
}

const CASES = {
  'LC-008': reloadedAtCode,
  async 'LC-002'(session) {
    await session.withWallet({})
    const { page } = session
    await page.locator('#opener').focus()
    await seeOpen(session)
    await page.evaluate(() => document.querySelector('w3m-modal').remove())
    await session.rest()
    session.values['focus restored'] = (await session.run('focusedId')) === 'opener'
    await page.mouse.wheel(0, 300)
    session.values['scroll restored'] = await page.waitForFunction(() => scrollY > 0).then(() => true)
    const prevented = await page.evaluate(() => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      return !document.body.dispatchEvent(event)
    })
    assert.equal(prevented, false, 'Escape is still taken')
  },
  async 'LC-004'(session) {
    await session.withWallet({})
    await seeOpen(session)
    await session.run('close')
    const before = await session.notes()
    await session.page.evaluate(async () => {
      for (let turn = 0; turn < 20; turn++) await import(`/copy.js?turn=${turn}`)
    })
    await session.rest()
    await seeOpen(session)
    await session.run('close')
    session.counters['modal element'] = () => session.page.locator('w3m-modal').count()
    session.counters.listeners = async () => {
      const { listeners, intervals } = await session.notes()
      assert.ok(intervals <= before.intervals, `${intervals} intervals, ${before.intervals} before`)
      return [before.listeners, listeners]
    }
  },
  ...(hasReact && {
    async 'LC-005'(session) {
      const warnings = []
      await session.start({ path: '/split.html' })
      session.page.on(
        'console',
        message => ['warning', 'error'].includes(message.type()) && warnings.push(message.text()),
      )
      await session.announce(announcement({ eth_requestAccounts: { $after: [400, [A]] } }))
      await session.create()
      await session.page.evaluate(() => import('/react.js'))
      await session.page.evaluate(() => window.harness.react.mount())
      await session.page.getByTestId('react-connect').click()
      await session.page.waitForFunction(() =>
        window.harness.calls.some(({ method }) => method === 'eth_requestAccounts'),
      )
      await session.page.evaluate(() => window.harness.react.unmount())
      await session.page.waitForFunction(() => window.harness.modal.getAccount().status !== 'connecting')
      assert.deepEqual(warnings, [])
      assert.match(await session.status(), /^(connected|disconnected)$/)
      const listening = await session.page.evaluate(
        () => window.harness.wallet('wallet').listeners.get('accountsChanged')?.length ?? 0,
      )
      assert.ok(listening <= 1, `${listening} subscriptions`)
    },
  }),
  async 'LC-006'(session) {
    await session.withWallet({})
    await seeOpen(session)
    await session.page.evaluate(() => {
      const body = document.createElement('body')
      const main = document.createElement('main')
      main.textContent = 'Another page'
      body.append(main)
      document.body.replaceWith(body)
    })
    await session.rest()
    assert.notEqual(await session.page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden')
  },
  async 'LC-007'(session) {
    await session.withWallet(NEVER)
    await seeOpen(session)
    await session.clickWallet('Example Wallet')
    await session.page.waitForFunction(() => window.harness.modal.getAccount().status === 'connecting')
    await session.page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  },
  async 'LC-009'(session) {
    await session.withWallet(NEVER)
    await seeOpen(session)
    await session.clickWallet('Example Wallet')
    await session.page.waitForFunction(() => window.harness.modal.getAccount().status === 'connecting')
    await session.load()
    await session.announce(announcement({}))
    await session.create()
    await session.run('call', 'ready')
    await session.rest()
    assert.equal(await session.status(), 'disconnected')
  },
  async 'LC-010'(session) {
    await createPairing(session, { start: { prepare: movableClock, clock: true } })
    await session.open({ view: 'ConnectingWalletConnect' })
    const code = session.page.locator('w3m-pairing-code w3m-ui-qr')
    await code.waitFor({ timeout: 10_000 })
    const old = await code.getAttribute('value')
    await setVisible(session, false)
    await session.page.evaluate(() => window.moveClock(600_000))
    await session.page.clock.runFor(5_000) // the page looks at its clock every second
    assert.equal(
      await code.getAttribute('value', { timeout: 200 }).catch(() => old),
      old,
      'Nobody sees it: none is made',
    )
    await setVisible(session, true)
    await seeFreshCode(session, old)
    session.values['pairing renewed'] = 'pairing renewed'
  },
  async 'LC-011'(session) {
    await session.withAccount({})
    await session.openAccount()
    const other = await otherTab(session)
    assert.equal(await session.status(other), 'connected')
    await other.evaluate(() => window.harness.call('disconnect'))
    const start = Date.now()
    await session.page.bringToFront()
    await session.page.waitForFunction(() => window.harness.modal.getAccount().status === 'disconnected')
    session.timings.length = 0
    session.timings.push(Date.now() - start)
    await other.close()
  },
  async 'LC-012'(session) {
    await session.withAccount({})
    await session.openAccount()
    const info = { rdns: 'com.example.second', name: 'Second', uuid: '22222222-2222-4222-8222-222222222222' }
    await session.announce(announcement({ eth_requestAccounts: [B] }, info), { name: 'second', authorised: true })
    const other = await otherTab(session, { eth_requestAccounts: [B] }, { authorised: false, info })
    await connectIn(other, 'com.example.second')
    await session.page.bringToFront()
    await hearFrom(other, session.page)
    await session.rest()
    const { address, shown } = await session.page.evaluate(() => {
      const { address } = window.harness.modal.getAccount()
      return { address, shown: window.harness.look().names + window.harness.look().text }
    })
    assert.ok(address === A || address === B)
    assert.ok(shown.includes(address.slice(-4)), 'What is shown is who would send')
    assert.equal(await session.callCount('eth_requestAccounts'), 1, 'Nobody was asked again')
    await other.close()
  },
  async 'LC-013'(session) {
    await session.withWallet({})
    const info = { rdns: 'com.example.second', name: 'Second', uuid: '22222222-2222-4222-8222-222222222222' }
    const other = await otherTab(session, { eth_requestAccounts: [B] }, { authorised: false, info })
    await Promise.all([session.connect(), connectIn(other, 'com.example.second')])
    await hearFrom(other, session.page)
    await hearFrom(session.page, other)
    await session.rest()
    await session.rest(other)
    assert.deepEqual(await other.evaluate(() => window.harnessNotes.errors), [])
    await other.close()
  },
  async 'LC-014'(session, { input }) {
    await session.withWallet({ eth_requestAccounts: { $after: [300, [A]] } })
    await seeOpen(session)
    await session.page.evaluate(async gap => {
      const row = window.harness.controls().find(control => control.textContent.includes('Example Wallet'))
      row.click()
      await new Promise(resolve => setTimeout(resolve, gap)) // the case says how fast
      row.click()
    }, input.gap_ms)
    await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
  },
  async 'LC-015'(session) {
    serveSecureSite(session) // logins are among the controls
    await session.withWallet({ eth_requestAccounts: { $after: [50, [A]] } })
    await seeOpen(session)
    const { presses, controls } = await session.page.evaluate(mash, { seconds: 10, times: 20 })
    assert.ok(presses > 50 && controls > 8, `${presses} presses of ${controls} controls`)
    await session.rest()
    await session.page.mouse.move(5, 5)
  },
  async 'LC-016'(session) {
    await session.withWallet({})
    const { page } = session
    await page.locator('#opener').focus()
    await seeOpen(session)
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 200; press++) {
        await page.keyboard.press(key)
        if (press % 4 === 0) assert.ok(await session.run('inDialog'), `${key} ${press} left the dialog`)
      }
    session.values.afterwards = async () => {
      await page.keyboard.press('Escape')
      await page.locator('w3m-modal:not([open])').waitFor({ state: 'attached' })
      await session.rest()
      assert.equal(await session.run('focusedId'), 'opener')
    }
    session.values['focus restored'] = true
  },
  async 'LC-017'(session) {
    session.allowedKeys.push('foo')
    await session.start({ prepare: tamper, path: '/split.html' })
    await session.announce(announcement({}))
    await session.create({ customWallets: [{ id: 'c', name: 'Custom' }] })
    await seeOpen(session)
    await session.look()
    await session.clickWallet('Example Wallet')
    await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
    await session.run('close')
    await session.openAccount()
  },
  async 'LC-018'(session, { input }) {
    await session.start({ headers: { 'content-security-policy': input.$csp }, path: '/split.html' })
    await session.announce(announcement({}))
    await session.create({ remoteConfig: false })
    await seeOpen(session)
    await session.look()
    for (const view of ['Networks', 'WhatIsAWallet', 'WhatIsANetwork']) {
      await session.run('close')
      await session.open({ view })
    }
    await session.run('close')
    await seeOpen(session)
    await session.clickWallet('Example Wallet')
    await session.page.waitForFunction(() => window.harness.modal.getAccount().isConnected)
    await session.run('close')
    await session.openAccount()
    assert.equal(await session.page.getByRole('dialog').count(), 1)
    await session.rest()
    const { width } = await session.run('panel')
    assert.equal(Math.round(width), 360, 'The styles are there')
  },
  async 'LC-019'(session, { input }) {
    await session.withAccount({ disconnect: input.$disconnect['provider.disconnect'] })
    const { error } = await session.run('call', 'disconnect', 'eip155')
    session.rejections.push(error.message)
  },
  async 'LC-020'(session) {
    session.services.wallets = [{ id: 'a'.repeat(64), name: 'Catalogue Wallet' }]
    await session.start({ path: '/split.html' })
    await session.context.setOffline(true)
    session.services.http = () => 'abort'
    await session.create()
    await session.page.evaluate(() => void window.harness.modal.open().catch(() => undefined))
    await session.rest()
    await session.page.evaluate(() => void window.harness.modal.close().catch(() => undefined))
    session.services.http = () => undefined
    await session.context.setOffline(false)
    await session.rest()
    await session.open()
    await session.page.locator('w3m-wallet-row').first().waitFor()
  },
  async 'LC-021'(session) {
    await session.withAccount({}, { options: { features: { multiWallet: false }, remoteConfig: false } })
    await session.openAccount()
    const target = { namespace: 'eip155', connectorId: 'com.example.wallet' }
    assert.deepEqual((await session.run('call', 'getConnections', 'eip155')).value, [])
    await session.run('call', 'switchConnection', target)
    await session.run('call', 'deleteConnection', target)
    await session.page.evaluate(() => window.harness.modal.subscribeConnections(() => undefined)())
    assert.equal(await session.status(), 'connected')
    assert.ok(await session.stored(KEYS.connections))
  },
}

/** How a case of page, tabs and gestures is driven. */
export const lifecycle = ({ id }) => CASES[id]
