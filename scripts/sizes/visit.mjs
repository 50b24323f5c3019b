import { chromium } from 'playwright-core'

import { chromePath } from '../browser.mjs'

/** Time without a new request after which a page counts as settled, in milliseconds. */
const QUIET = 600
/** How long a moment may take to come, in milliseconds. */
const PATIENCE = 10_000

/** A small wallet that announces itself, agrees to connect, and remembers the site across reloads; runs in the page. */
export function announceWallet() {
  const GRANTED = 'measure-wallet-granted'
  const accounts = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045']
  const answers = {
    eth_accounts: localStorage.getItem(GRANTED) ? accounts : [],
    eth_requestAccounts: accounts,
    eth_chainId: '0x1',
    net_version: '1',
    eth_getBalance: '0xde0b6b3a7640000',
    wallet_requestPermissions: [{ parentCapability: 'eth_accounts' }],
  }
  const refusal = () => Object.assign(new Error('not supported'), { code: 4200 })
  const request = ({ method }) => {
    if (method === 'eth_requestAccounts') {
      localStorage.setItem(GRANTED, 'yes')
      answers.eth_accounts = accounts
    }
    return method in answers ? Promise.resolve(answers[method]) : Promise.reject(refusal())
  }
  const provider = { request, on() {}, removeListener() {} }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const info = { uuid: '7b0f3c70-6a0e-4a8e-9d3f-2f6f3c1b8a11', name: 'Measure', icon, rdns: 'com.example.measure' }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Starts the browser that every measurement uses. */
export const launch = () =>
  chromium.launch({
    executablePath: chromePath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
  })

/** The answers of the services if they are simulated; by default, an empty object. */
const ANSWERS = [
  [/^\/appkit\/v1\/config$/, { features: [] }],
  [/^\/getAnalyticsConfig$/, { isAnalyticsEnabled: false }],
  [/^\/getWallets$/, { count: 0, data: [] }],
  [/^\/projects\/v1\/origins$/, { allowedOrigins: [] }],
  [/^\/v1\/identity\//, { name: null, avatar: null }],
  [/^\/v1\/profile\/reverse\//, []],
  [/^\/v1\/supported-chains$/, { http: ['eip155:1', 'eip155:11155111'], ws: [] }],
]

/** The answer of Ethereum to a JSON-RPC call or a batch of them; every account has 1 ether. */
function chainAnswer(asked) {
  const one = ({ id, method }) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_chainId' ? '0x1' : '0xde0b6b3a7640000',
  })
  return Array.isArray(asked) ? asked.map(one) : one(asked)
}

/** Answers a request like a service without any data. */
function answer(route) {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const known = ANSWERS.find(([path]) => path.test(pathname))
  const isChain = !known && request.method() === 'POST' && /"jsonrpc"/.test(request.postData() ?? '')
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  const json = isChain ? chainAnswer(JSON.parse(request.postData())) : (known?.[1] ?? {})
  return route.fulfill({ json, headers })
}

/** Opens a page of the site, where every request is recorded; those to other hosts are refused, or answered. */
export async function openPage(browser, url, { services = 'refuse' } = {}) {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  const requests = []
  const foreign = []
  const { origin } = new URL(url)
  let last = Date.now()
  page.on('request', request => {
    last = Date.now()
    const at = new URL(request.url())
    if (at.origin === origin) requests.push(at.pathname)
    else if (!/^(data|blob):/.test(at.protocol)) foreign.push(request.url())
  })
  await page.route(
    target => target.origin !== origin,
    route => (services === 'answer' ? answer(route) : route.abort()),
  )
  await page.addInitScript(announceWallet)
  page.setDefaultTimeout(PATIENCE)
  const settle = async () => {
    last = Date.now()
    while (Date.now() - last < QUIET) await page.waitForTimeout(100)
  }
  return { page, requests, foreign, settle }
}

/** Waits until the button can be clicked. */
export const seeButton = page => page.locator('wallet-modal-button').first().waitFor({ state: 'visible' })

/** Clicks the button and waits until the Connect view shows. */
export async function openConnect(page) {
  await page.locator('wallet-modal-button').first().click()
  await page.locator('w3m-modal[open][view="Connect"]').waitFor({ state: 'attached' })
  await page.locator('w3m-connect-view').waitFor({ state: 'visible' })
  await page.locator('w3m-wallet-row[rdns="com.example.measure"]').first().waitFor({ state: 'visible' })
}

/** Picks the announced wallet and waits until the modal has closed on the connection. */
export async function connectAnnounced(page) {
  await page.locator('w3m-wallet-row[rdns="com.example.measure"]').first().click()
  await page.locator('w3m-modal[open]').waitFor({ state: 'detached' })
}

/** Waits until the button of the page shows the account. */
const seeAccount = page =>
  page
    .locator('wallet-modal-button')
    .first()
    .getByText(/^0xd8dA/)
    .waitFor()

/** Records when the button and then the account in it are there; runs in the page before anything else. */
function watchButton() {
  performance.setResourceTimingBufferSize(5000)
  const marks = (window.sizeMarks = {})
  const look = () => {
    const button = document.querySelector('wallet-modal-button')
    const root = button?.shadowRoot ?? button
    const isShown =
      button?.matches(':defined') && root.childNodes.length > 0 && button.getBoundingClientRect().height > 0
    if (isShown) marks.button ??= performance.now()
    if (root?.textContent.includes('0xd8dA')) marks.account ??= performance.now()
    if (!marks.account) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * What the page had asked for by the time a mark was set; runs in the page. The button counts as shown at the load event at
 * the earliest: what is fetched for the moment in which the page is idle is asked for after it.
 */
function askedBefore(mark) {
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation')
  const until = mark === 'button' ? Math.max(window.sizeMarks.button, loadEventEnd) : window.sizeMarks[mark]
  const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until)
  return asked.map(({ name }) => new URL(name).pathname)
}

/**
 * What a browser has asked for at each moment of a visit, nothing held back: the button shown (`idle`), the page idle
 * (`preloaded`), the Connect view open and the page quiet (`connectView`), the account in the button (`account`), and the
 * page quiet again, with balance, name and whatever follows a connection (`connected`).
 */
export async function recordVisit(url) {
  const browser = await launch()
  try {
    const { page, requests, foreign, settle } = await openPage(browser, url, { services: 'answer' })
    const moments = {}
    const record = name => (moments[name] = { files: [...new Set(requests)], foreign: [...foreign] })
    await page.addInitScript(watchButton)
    await page.goto(url)
    await page.waitForFunction(() => window.sizeMarks.button)
    await settle()
    moments.idle = { files: await page.evaluate(askedBefore, 'button') }
    record('preloaded')
    await openConnect(page)
    await settle()
    record('connectView')
    await connectAnnounced(page)
    await seeAccount(page)
    await settle()
    moments.account = { files: await page.evaluate(askedBefore, 'account') }
    record('connected')
    return moments
  } finally {
    await browser.close()
  }
}

/** The scripts that a page without the product has requested once it is idle. */
export async function recordControl(url) {
  const browser = await launch()
  try {
    const { page, requests, settle } = await openPage(browser, url)
    await page.goto(url)
    await settle()
    return [...new Set(requests)]
  } finally {
    await browser.close()
  }
}
