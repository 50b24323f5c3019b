import { startRelay } from '../dev/relay/server.mjs'
import { createWalletPeer } from '../dev/wallet/peer.mjs'
import { bytesOf } from '../scripts/sizes/built-site.mjs'
import { openConnect, openPage, seeButton } from '../scripts/sizes/visit.mjs'
import { prepareBench } from './in-page.mjs'
import { sample, slope } from './memory.mjs'

const RUNS = 5
const PAIRINGS = 50
/** Pairings before the first sample: code is compiled and caches fill in them. */
const WARM_UP = 10
const EVERY = 10
const NOWHERE = 'http://127.0.0.1:9'

const median = numbers => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]

/** Redirects sockets for the hosted relay to a local one; runs in the page. */
function useRelay(relay) {
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(url, protocols) {
      super(String(url).replace('wss://relay.walletconnect.org', relay), protocols)
    }
  }
}

/** Adds functions for the measurements to the page; runs after `prepareBench`. */
function preparePairing() {
  const { find, frame } = window.bench
  /** Resolves to the link in the QR code, once it is painted. */
  window.codeShown = async () => {
    for (;;) {
      const code = find('w3m-ui-qr')
      if (code?.shadowRoot?.querySelector('svg') && code.getBoundingClientRect().height > 0) return code.value
      await frame()
    }
  }
  window.untilStatus = async status => {
    while (window.walletModal.getAccount().status !== status) await frame()
    while (document.querySelector('w3m-modal[open]')) await frame()
  }
}

/** The reply of the hosted attestation service, sent immediately because the QR code waits for it. */
const ATTESTATION = `<script>
  const id = new URLSearchParams(location.search).get('decryptedId')
  const part = value => btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
  const attestation = [part({ alg: 'ES256', typ: 'JWT' }), part({ id }), 'AA'].join('.')
  parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), '*')
</script>`

async function visit(browser, url, relay) {
  const opened = await openPage(browser, url, { services: 'answer' })
  await opened.page.route('https://verify.walletconnect.org/**', route =>
    route.fulfill({ body: ATTESTATION, contentType: 'text/html' }),
  )
  await opened.page.addInitScript(useRelay, relay.url)
  await opened.page.addInitScript(prepareBench)
  await opened.page.addInitScript(preparePairing)
  await opened.page.goto(url)
  await seeButton(opened.page)
  return opened
}

/** From the click on the row of the Connect view to the painted code, with an empty cache, and what loads for it. */
async function timeCode(browser, url, relay) {
  const context = await browser.newContext()
  const { page, requests, settle } = await visit(context, url, relay)
  await openConnect(page)
  await settle()
  const before = new Set(requests)
  const row = page.locator('w3m-wallet-row[wallet-id="walletConnect"]').getByRole('button')
  const taken = await row.evaluate(async button => {
    const start = performance.now()
    button.click()
    await window.codeShown()
    return performance.now() - start
  })
  await settle()
  await context.close()
  return { taken, added: [...new Set(requests)].filter(path => !before.has(path)) }
}

/** Pairs, connects and disconnects several times; everything except the wallet runs in the page. */
const pairings = (page, count) =>
  page.evaluate(async times => {
    for (let turn = 0; turn < times; turn++) {
      window.walletModal.open({ view: 'ConnectingWalletConnect' }).catch(() => {})
      await window.takeLink(await window.codeShown())
      await window.untilStatus('connected')
      await window.walletModal.disconnect()
      await window.untilStatus('disconnected')
    }
  }, count)

/** How the heap of the page grows with each pairing. */
async function growth(browser, url, relay) {
  const wallet = createWalletPeer({ relayUrl: relay.url, rpcUrls: { 1: NOWHERE, 11155111: NOWHERE } })
  const { page } = await visit(browser, url, relay)
  try {
    await page.exposeFunction('takeLink', uri => wallet.pair(uri))
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable')
    await pairings(page, WARM_UP)
    const samples = []
    for (let turn = 0; turn <= PAIRINGS; turn += EVERY) {
      if (turn) await pairings(page, EVERY)
      samples.push([turn, await sample(client)])
    }
    return {
      heapBytesPerPairing: Math.round(slope(samples.map(([turn, { heap }]) => [turn, heap]))),
      nodesPerPairing: Math.round(slope(samples.map(([turn, { nodes }]) => [turn, nodes])) * 100) / 100,
    }
  } finally {
    await page.close()
    await wallet.stop()
  }
}

/** Pairing over WalletConnect: the time to the QR code, the bytes loaded for it, and the heap over many pairings. */
export async function measurePairing(browser, url, site) {
  const relay = await startRelay()
  try {
    const visits = []
    for (let run = 0; run < RUNS; run++) visits.push(await timeCode(browser, url, relay))
    return {
      clickToCode: Math.round(median(visits.map(({ taken }) => taken))),
      bytes: bytesOf(site, visits[0].added),
      files: visits[0].added.length,
      ...(await growth(browser, url, relay)),
    }
  } finally {
    await relay.stop()
  }
}

/** The exceeded ceilings, of bytes and nodes; times and heap are only reported. */
export const pairingProblems = (results, ceilings) =>
  Object.entries(ceilings)
    .filter(([name, ceiling]) => !(results[name] <= ceiling))
    .map(([name, ceiling]) => `pairing: ${name} ${results[name]}, at most ${ceiling}`)
