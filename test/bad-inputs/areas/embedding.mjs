import assert from 'node:assert/strict'

import { eventually } from '../oracles/state.mjs'
import { announcement } from '../session.mjs'
import { loggedIn } from './logged-in.mjs'

/** A stranger's page with a handle to ours, which says whatever a frame, a popup or a wallet might say. */
const EVIL = `<script>
  const said = [
    { type: '@w3m-frame/GET_USER_SUCCESS', id: '1', payload: { address: '0x0' } },
    { type: '@w3m-frame/SIGN_OUT_SUCCESS' },
    { type: 'eip6963:announceProvider', detail: {} },
    'resultUri?x=javascript:window.__pwn=1',
    null,
    7,
    { get: {} },
    'done',
  ]
  for (const data of said) for (const target of [parent, top]) target.postMessage(data, '*')
</script>`

const CASES = {
  async 'EM-002'(session) {
    await loggedIn(session, { answers: { RPC_REQUEST: { silent: true } } })
    await session.page.evaluate(() => {
      window.approved = 0
      const asked = window.harness.modal
        .getProvider('eip155')
        .request({ method: 'personal_sign', params: ['0x00', window.harness.modal.getAddress('eip155')] })
      asked.then(
        () => (window.approved += 1),
        () => undefined,
      )
    })
    await eventually(() => assert.equal(session.values.delivered().length, 1), 5000)
    await session.page.evaluate(() => {
      for (const control of window.harness.controls()) control.click()
      document.querySelector('#w3m-iframe').click()
    })
    await session.page.locator('w3m-modal[open]').waitFor({ state: 'detached' }) // one of them closes it
    session.counters['approve without frame'] = () => session.page.evaluate(() => window.approved)
  },
  async 'EM-003'(session) {
    session.services.hosts.push('evil.example')
    session.services.http = (request, { host }) =>
      host === 'evil.example' ? { body: EVIL, headers: { 'content-type': 'text/html' } } : undefined
    await session.withAccount({})
    await session.openAccount()
    session.values.statusBefore = await session.status()
    await session.page.evaluate(async () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      const done = new Promise(resolve => addEventListener('message', ({ data }) => data === 'done' && resolve()))
      document.body.append(frame)
      await done
    })
    await session.page.waitForTimeout(200)
  },
  async 'EM-004'(session, { input }) {
    await session.start()
    await session.page.evaluate(css => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, input.host_css)
    await session.announce(announcement({}))
    await session.create()
    await session.open()
    await session.page.locator('w3m-wallet-row').first().waitFor({ state: 'attached' })
    await session.page.waitForTimeout(400)
  },
  async 'EM-005'(session) {
    await session.start()
    await session.page.evaluate(() => {
      const cover = document.createElement('div')
      cover.className = 'over-all'
      cover.style.zIndex = '2147483647'
      document.body.append(cover)
    })
    await session.announce(announcement({}))
    await session.create()
    await session.open()
    await session.seeWallets()
  },
}

/** How a case of embedding pages is driven. */
export const embedding = ({ id }) => CASES[id]
