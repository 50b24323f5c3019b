// The Vue layer on a server, and the page that it wrote in a browser.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'

import { launchBrowser } from '../support/launch-browser.mjs'
import { Page } from './support/vue-page.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const browser = await launchBrowser()
after(() => browser.close())

const markup = await renderToString(createSSRApp(Page))

/** The page in a browser, with a modal. */
const CLIENT = `
import { createSSRApp } from 'vue'
import { createWalletModal } from 'wallet-modal/vue'
import { Page } from './test/e2e/support/vue-page.mjs'
createWalletModal({
  networks: [{
    id: 1,
    name: 'One',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
  }],
  services: { catalogue: false, blockchain: false, rpc: false, analytics: false, secureSite: false, relay: false },
  remoteConfig: false,
  themeMode: 'dark',
  preload: 'intent',
})
window.warnings = []
const app = createSSRApp(Page)
app.config.warnHandler = message => window.warnings.push(message)
app.mount('#root')`

/** What pages had to reserve the space with before the components did it, and may still have. */
const PASTED = `wallet-modal-button:not(:defined)::before { content: 'Connect wallet'; display: inline-flex; padding-inline: 16px }`

/**
 * Serves the page and its script.
 * @param {string} script
 * @param {Promise<void>} [released] when the script is sent
 */
async function serve(script, released) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vue</title><link rel="icon" href="data:,"><style>${PASTED}</style></head>
    <body><div id="root">${markup}</div><script type="module" src="/client.js"></script></body></html>`
  const http = createServer(async ({ url }, response) => {
    const isScript = url === '/client.js'
    if (isScript) await released
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : page)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => http.once('listening', resolve))
  return http
}

test('the Vue layer renders on a server, with what every visitor has in common', () => {
  assert.match(markup, /<wallet-modal-button size="lg" label="Join us" charsStart="3"><template shadowrootmode="open">/)
  assert.match(
    markup,
    /<a class="lg"><span class="words"><slot>Join us<\/slot><span class="other" aria-hidden="true">Conn/,
  )
  assert.match(markup, /<a href="\/connect" class="">/)
  assert.match(markup, /<style nonce="n0nce">:host/)
  assert.doesNotMatch(markup, /style="|&quot;|<wallet-modal-connect-button[^>]*href/)
  assert.match(markup, /<wallet-modal-wallet-button [^>]*wallet="phantom"/)
  assert.match(markup, /<wallet-modal-wallet-button [^>]*disabled/)
  assert.match(markup, /<\/template>Sign in<\/wallet-modal-connect-button>/)
  assert.match(markup, /<wallet-modal-embed class="place"><\/wallet-modal-embed>/)
  assert.match(markup, /<p>disconnected {3}false system 0<\/p>/)
})

test('the page that a server wrote is hydrated without a warning, and then follows the visitor', async t => {
  const { outputFiles } = await build({
    alias: { 'wallet-modal/vue': join(ROOT, 'dist/vue/index.js') },
    bundle: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    format: 'esm',
    logLevel: 'error',
    stdin: { contents: CLIENT, resolveDir: ROOT },
    target: 'es2022',
    write: false,
  })
  let release = () => {}
  const http = await serve(outputFiles[0]?.text ?? '', new Promise(resolve => (release = () => resolve(undefined))))
  t.after(() => (http.closeAllConnections(), http.close()))
  const tab = await browser.newPage()
  t.after(() => tab.close())
  /** @type {string[]} */
  const said = []
  tab.on('pageerror', error => said.push(error.message))
  tab.on('console', message => message.type() === 'error' && said.push(message.text()))
  const address = http.address()
  await tab.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`, { waitUntil: 'commit' })
  await tab.locator('p').waitFor()
  const sizes = () =>
    tab.evaluate(() =>
      [
        ...document.querySelectorAll('wallet-modal-button, wallet-modal-wallet-button, wallet-modal-connect-button'),
      ].map(element => {
        const inner = element.shadowRoot?.querySelector('a, button')?.getBoundingClientRect()
        const { width, height } = element.getBoundingClientRect()
        return { name: element.localName, width, height, inner: inner?.width ?? 0 }
      }),
    )
  const before = await sizes()
  release()
  await tab.locator('p', { hasText: 'disconnected  eip155:1 false dark 0' }).waitFor()
  await tab.locator('wallet-modal-button').getByRole('button', { name: 'Join us' }).waitFor()
  for (const [index, now] of (await sizes()).entries()) {
    const was = before[index]
    assert.ok(was && was.inner > 20, now.name)
    assert.equal(was.height, now.height, now.name)
    for (const [first, then] of [
      [was.width, now.width],
      [was.inner, now.inner],
    ])
      assert.ok(Math.abs(first - then) <= 4, `${now.name} was ${first} px wide, then ${then}`)
  }
  assert.equal(await tab.locator('wallet-modal-button a').count(), 0)
  assert.equal(await tab.locator('wallet-modal-button').evaluate(element => Reflect.get(element, 'charsStart')), 3)
  await tab.getByRole('button', { name: 'Join us' }).click()
  await tab.locator('p', { hasText: 'true dark' }).waitFor()
  assert.deepEqual([await tab.evaluate(() => Reflect.get(window, 'warnings')), said], [[], []])
})
