import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'

import { makeFontSet } from '../../scripts/tests/font-set.mjs'
import { atRest, followWork } from '../support/at-rest.mjs'
import { needs } from '../support/engine.mjs'
import { launchBrowser } from '../support/launch-browser.mjs'
import { bundleClient, bundleServer, REACTS } from './support/react.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const browser = await launchBrowser()
const otherFonts = makeFontSet(join(ROOT, '.tmp/fonts-of-servers'))
const otherBrowser = otherFonts && (await launchBrowser({ env: { ...process.env, ...otherFonts.env } }))
after(() => Promise.all([browser.close(), otherBrowser?.close()]))

/** Where pages are hydrated: with the fonts that this machine usually shows, and with others. */
const BROWSERS = [['', browser], ...(otherBrowser ? [[', with other fonts too', otherBrowser]] : [])]

// Bundled before any test is registered with the runner, which would otherwise assume it has seen them all.
const servers = await Promise.all(
  Object.keys(REACTS).map(async version => [version, await import(await bundleServer(version))]),
)

const node = script =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' })

test('importing on a server touches no browser global', () => {
  const { stdout, stderr, status } = node(`
    const touched = new Set()
    for (const name of ['navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'location', 'history', 'screen', 'matchMedia',
      'addEventListener', 'requestAnimationFrame', 'MutationObserver', 'ResizeObserver', 'XMLHttpRequest'])
      Object.defineProperty(globalThis, name, { configurable: true, get() { touched.add(name) } })
    const react = await import('wallet-modal/react')
    await import('wallet-modal')
    await import('wallet-modal/chains/evm')
    await import('wallet-modal/networks')
    await import('wallet-modal/elements')
    console.log(JSON.stringify({ touched: [...touched], names: Object.keys(react).length, window: typeof window, document: typeof document }))
  `)
  assert.equal(status, 0, stderr)
  const { touched, names, ...globals } = JSON.parse(stdout)
  assert.deepEqual(touched, [])
  assert.deepEqual(globals, { window: 'undefined', document: 'undefined' })
  assert.ok(names >= 19)
})

test('an instance can be created on a server, and holds no visitor’s data', () => {
  const { stdout, stderr, status } = node(`
    const { createWalletModal } = await import('wallet-modal')
    const { evmAdapter } = await import('wallet-modal/chains/evm')
    const { mainnet } = await import('wallet-modal/networks')
    const modal = createWalletModal({ projectId: 'x', networks: [mainnet], adapters: [evmAdapter()] })
    await modal.ready()
    console.log(modal.getAccount().status)
  `)
  assert.equal(status, 0, stderr)
  assert.match(stdout, /disconnected/)
})

test('what needs a page says so on a server, and what only ends something does nothing', () => {
  const { stdout, stderr, status } = node(`
    const { createWalletModal, NotInBrowserError } = await import('wallet-modal')
    const { evmAdapter } = await import('wallet-modal/chains/evm')
    const { mainnet } = await import('wallet-modal/networks')
    const modal = createWalletModal({ networks: [mainnet], adapters: [evmAdapter()] })
    const tasks = [modal.open(), modal.connect('io.metamask'), modal.signIn(), modal.switchNetwork(mainnet)]
    const errors = (await Promise.allSettled(tasks)).map(({ reason }) => reason)
    console.log(errors.every(error => error instanceof NotInBrowserError), errors.map(({ message }) => message).join())
    console.log(JSON.stringify([await modal.close(), (await modal.disconnect()) ?? 'nothing to end']))
  `)
  assert.equal(status, 0, stderr)
  const [refusals, ends] = stdout.split('\n')
  const methods = ['open', 'connect', 'signIn', 'switchNetwork']
  assert.equal(refusals, `true ${methods.map(method => `Call ${method}() in a browser`).join()}`)
  assert.equal(ends, '[true,"nothing to end"]')
})

test('what a server renders is in the language whose texts the site passes', () => {
  const { stdout, stderr, status } = node(`
    const { createElement } = await import('react')
    const { renderToString } = await import('react-dom/server')
    const { createWalletModal } = await import('wallet-modal')
    const { de } = await import('wallet-modal/locales/de')
    const { mainnet } = await import('wallet-modal/networks')
    const { WalletModalConnectButton } = await import('wallet-modal/react')
    createWalletModal({ projectId: 'x', networks: [mainnet], locale: 'de', locales: { de } })
    const page = renderToString(createElement(WalletModalConnectButton))
    console.log(JSON.stringify({ page, text: de['button.connect'] }))
  `)
  assert.equal(status, 0, stderr)
  const { page, text } = JSON.parse(stdout)
  assert.ok(page.includes(text), page)
})

test('the other fonts have other widths', { skip: !otherBrowser }, async () => {
  const widths = await Promise.all(
    BROWSERS.map(async ([, each]) => {
      const tab = await each.newPage()
      await tab.setContent('<span style="font: 16px system-ui, sans-serif">Select network</span>')
      const { width } = await tab.locator('span').boundingBox()
      await tab.close()
      return width
    }),
  )
  assert.ok(Math.abs(widths[0] - widths[1]) > 4, `they are ${widths.join(' and ')} px wide`)
})

for (const [version, server] of servers) {
  const { App, h, renderToPipeableStream, renderToString } = server

  const render = label =>
    new Promise((resolve, reject) => {
      let html = ''
      const sink = new Writable({
        write: (chunk, _encoding, done) => ((html += chunk), done()),
        final: done => (resolve(html), done()),
      })
      const { pipe } = renderToPipeableStream(h(App, { label }), { onAllReady: () => pipe(sink), onError: reject })
    })

  test(`React ${version} renders the elements with their attributes and their room`, () => {
    assert.ok(server.version.startsWith(`${version}.`))
    const html = renderToString(h(App, { label: 'Join us' }))
    assert.match(html, /<wallet-modal-button size="lg" label="Join us" aria-describedby="[^"]+">/)
    assert.match(html, /<wallet-modal-wallet-button wallet="phantom" disabled="">/)
    assert.match(html, /<wallet-modal-network-button class="net">/)
    assert.match(
      html,
      /<a class="lg"><span class="words"><slot>Join us<\/slot><span class="other" aria-hidden="true">Conn/,
    )
    assert.match(html, /<a href="\/connect" class="">/)
    assert.match(html, /<\/template>Sign in<\/wallet-modal-connect-button>/)
    assert.match(html, /<w3m-modal class="place">/)
    assert.match(html, /disconnected {3}false system/)
    assert.doesNotMatch(html, /style=|onOpen|function/)
  })

  test(`1,000 renders at once with React ${version} leak nothing into each other`, async () => {
    const labels = Array.from({ length: 1000 }, (_, index) => `visitor-${index}-`)
    const pages = await Promise.all(labels.map(render))
    for (const [index, html] of pages.entries()) {
      assert.ok(html.includes(`label="${labels[index]}"`))
      assert.deepEqual(new Set(html.match(/visitor-\d+-/g)), new Set([labels[index]]))
      assert.match(html, /disconnected/)
    }
  })

  for (const [letters, shownIn] of BROWSERS)
    test(`React ${version} hydrates without a warning and without moving the page${letters}`, async t => {
      const client = readFileSync(await bundleClient(version))
      const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Server</title><link rel="icon" href="data:,"></head>
        <body><div id="root">${renderToString(h(App, { label: 'Join us' }))}</div><script type="module" src="/client.js"></script></body></html>`
      let release
      const held = new Promise(resolve => (release = resolve))
      const http = createServer(async (request, response) => {
        if (request.url !== '/client.js') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
        await held
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(client)
      }).listen(0, '127.0.0.1')
      await new Promise(resolve => http.once('listening', resolve))
      t.after(() => (http.closeAllConnections(), http.close()))

      const tab = await shownIn.newPage()
      await followWork(tab)
      t.after(() => tab.close())
      const said = []
      tab.on('pageerror', error => said.push(error.message))
      tab.on('console', message => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
      await tab.goto(`http://127.0.0.1:${http.address().port}/`, { waitUntil: 'commit' })
      await tab.locator('p').waitFor()
      const sizes = () =>
        tab.evaluate(() =>
          [...document.querySelectorAll('header > *')].map(({ localName, ...element }, index) => {
            const { width, height } = document.querySelectorAll('header > *')[index].getBoundingClientRect()
            const inner = document
              .querySelectorAll('header > *')
              [index].shadowRoot?.querySelector('a, button')
              ?.getBoundingClientRect()
            return { localName, width, height, inner: inner && { width: inner.width, height: inner.height } }
          }),
        )
      const before = await sizes()
      release()
      await tab.waitForFunction(
        () => window.hydration && document.querySelector('wallet-modal-button').shadowRoot.querySelector('button'),
      )
      await atRest(tab)
      const now = await sizes()

      assert.deepEqual(await tab.evaluate(() => window.hydration.problems), [])
      assert.deepEqual(said, [])
      for (const [index, { localName, inner, width: reserved }] of before.entries()) {
        if (localName === 'wallet-modal-account-button') {
          assert.deepEqual([reserved, now[index].width], [0, 0], 'the account button takes up space without an account')
          continue
        }
        const { width, height } = now[index].inner
        assert.equal(inner.height, height, localName)
        assert.ok(Math.abs(inner.width - width) <= 4, `${localName} was ${inner.width} px wide, then ${width}`)
      }
      assert.equal(await tab.locator('wallet-modal-button a').count(), 0)
    })

  test(`what React ${version} renders shows its text and is a link without JavaScript`, needs('noScripts'), async t => {
    const html = `<!doctype html><html lang="en"><title>Server</title><body>${renderToString(h(App, { label: 'Join us' }))}</body></html>`
    const context = await browser.newContext({ javaScriptEnabled: false })
    t.after(() => context.close())
    const tab = await context.newPage()
    await tab.route('**/*', route => route.fulfill({ contentType: 'text/html', body: html }))
    await tab.goto('http://site.example/')
    for (const text of ['Join us', 'Select network']) assert.ok(await tab.getByText(text, { exact: true }).isVisible())
    await tab.getByRole('link', { name: 'Sign in' }).click()
    assert.equal(tab.url(), 'http://site.example/connect')
  })
}
