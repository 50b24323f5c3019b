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

/** Serves the page and its script. @param {string} script */
async function serve(script) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vue</title><link rel="icon" href="data:,"></head>
    <body><div id="root">${markup}</div><script type="module" src="/client.js"></script></body></html>`
  const http = createServer(({ url }, response) => {
    const isScript = url === '/client.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : page)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => http.once('listening', resolve))
  return http
}

test('the Vue layer renders on a server, with what every visitor has in common', () => {
  assert.match(markup, /<wallet-modal-button size="lg" label="Join us" charsStart="3"><\/wallet-modal-button>/)
  assert.match(markup, /<wallet-modal-wallet-button [^>]*wallet="phantom"/)
  assert.match(markup, /<wallet-modal-wallet-button [^>]*disabled/)
  assert.match(markup, /<wallet-modal-connect-button class="in">.*Sign in.*<\/wallet-modal-connect-button>/)
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
  const http = await serve(outputFiles[0]?.text ?? '')
  t.after(() => (http.closeAllConnections(), http.close()))
  const tab = await browser.newPage()
  t.after(() => tab.close())
  /** @type {string[]} */
  const said = []
  tab.on('pageerror', error => said.push(error.message))
  tab.on('console', message => message.type() === 'error' && said.push(message.text()))
  const address = http.address()
  await tab.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
  await tab.locator('p', { hasText: 'disconnected  eip155:1 false dark 0' }).waitFor()
  assert.equal(await tab.locator('wallet-modal-button').evaluate(element => Reflect.get(element, 'charsStart')), 3)
  await tab.getByRole('button', { name: 'Join us' }).click()
  await tab.locator('p', { hasText: 'true dark' }).waitFor()
  assert.deepEqual([await tab.evaluate(() => Reflect.get(window, 'warnings')), said], [[], []])
})
