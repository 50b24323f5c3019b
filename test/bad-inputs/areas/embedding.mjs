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

/** The account of the Safe that a page around ours says it has. */
const SAFE = '0x00000000000000000000000000000000000005af'

/** A page that shows ours in a frame, and answers it as Safe’s own app does; what it was asked is kept. */
const safePage = app => `<!doctype html><title>Host</title><script>
  window.asked = []
  addEventListener('message', ({ data, source, origin }) => {
    if (!data || typeof data.method !== 'string') return
    window.asked.push(data.method)
    source.postMessage({ id: data.id, success: true, data: { safeAddress: '${SAFE}', chainId: 1 } }, origin)
  })
</script><iframe src="${app}"></iframe>`

/** The product in a frame of a host that is around it; gives whether it took that for the host app. */
async function within(session, url) {
  await session.page.evaluate(src => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, url)
  const element = await session.page.locator('iframe').last().elementHandle()
  const host = await element.contentFrame()
  const app = await (await host.locator('iframe').elementHandle()).contentFrame()
  await app.waitForSelector('html[data-ready]', { state: 'attached' })
  const address = await app.evaluate(async () => {
    window.harness.create('{}')
    await window.harness.modal.ready()
    return window.harness.modal.getAddress('eip155')
  })
  const asked = await host.evaluate(() => window.asked)
  await element.evaluate(frame => frame.remove())
  return { isHostApp: asked.length > 0 || address !== undefined, address }
}

const CASES = {
  async 'EM-001'(session, { input }) {
    const hosts = [new URL(input.parent).host, 'app.safe.global']
    session.services.hosts.push(...hosts)
    session.services.http = (_request, { host }) =>
      hosts.includes(host)
        ? { body: safePage(`${session.origin}/`), headers: { 'content-type': 'text/html' } }
        : undefined
    await session.start()
    // the pages around are given by this test, so that the browser takes ours for one of another network
    await session.context.grantPermissions(['local-network-access'])
    await session.create()
    session.values.hostApp = (await within(session, input.parent)).isHostApp
    const genuine = await within(session, 'https://app.safe.global')
    assert.equal(genuine.address?.toLowerCase(), SAFE, 'the host app itself is known')
  },
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
    await eventually(() => assert.equal(session.values.delivered().length, 1))
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
    await session.rest()
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
    await session.rest()
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
