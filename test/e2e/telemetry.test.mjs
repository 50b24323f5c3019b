// What a page asks for that is connected over the relay by the real protocol client: telemetry is off.
import assert from 'node:assert/strict'
import test from 'node:test'

import { atRest } from '../support/at-rest.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { followSockets } from '../support/sockets.mjs'
import { atView, connected, modal, readCode } from './support/page.mjs'
import { startSite } from './support/site.mjs'

const site = await startSite({}, { revisits: false }) // a page is watched from before it exists
const { relay, wallet } = site.stack

const sign = page =>
  page.evaluate(() => {
    const provider = window.walletModal.getProvider('eip155')
    return provider.request({ method: 'personal_sign', params: ['0x68656c6c6f', provider.accounts[0]] })
  })

/** Records the host of everything that a visitor's pages ask for, whatever their policy would say of it. */
async function recordHosts({ context }) {
  const hosts = new Set()
  const record = address => {
    const { protocol, host } = new URL(address)
    if (/^(https?|wss?):$/.test(protocol)) hosts.add(host)
  }
  context.on('request', request => record(request.url()))
  await followSockets(context, record)
  return hosts
}

/** Leaves an event where the protocol client would keep one until it starts again: it sends those first of all. */
const leaveEvent = page =>
  page.evaluate(async () => {
    const ends = request =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ends(indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB'))
    const store = database.transaction('keyvaluestorage', 'readwrite').objectStore('keyvaluestorage')
    const props = { event: 'ERROR', type: 'NO_SESSION', properties: { trace: [] } }
    const event = { eventId: 'left-behind', timestamp: Date.now(), props }
    await ends(store.put([event], 'wc@2:core:0.1:wallet-modal:event-client'))
    database.close()
  })

test('pairing, signing, being rejected and disconnecting contact no host but those of the site and its relay', async () => {
  const visitor = await site.visitor({ bypassCSP: true }) // else a policy may stop what is tried before it is a request
  const hosts = await recordHosts(visitor)
  await visitor.context.clock.install()
  const page = await visitor.open()
  wallet.rules.reject('session_proposal')
  await page.evaluate(() => void window.walletModal.open({ view: 'ConnectingWalletConnect' }))
  await atView(page, 'ConnectingWalletConnect')
  const uri = await readCode(page)
  await wallet.pair(uri)
  const fresh = await readCode(page, uri)
  wallet.rules.clear()
  wallet.rules.approve()
  await wallet.pair(fresh)
  await connected(page)
  await atView(page)
  assert.match(await sign(page), /^0x/)
  wallet.rules.reject('personal_sign')
  await assert.rejects(sign(page))
  await leaveEvent(page)
  await page.reload()
  await connected(page)
  await page.clock.runFor(6_000) // the client has a beat of 5 s, at which it would send what it recorded
  await atRest(page)
  await page.evaluate(() => window.walletModal.disconnect())
  await comesTrue(() => !wallet.sessions().length)
  assert.equal(wallet.sessions().length, 0)
  const { api, bitcoin, evm, solana } = site.stack
  const own = [site.url, relay.url, api.url, solana.url, bitcoin.url, ...evm.map(({ rpcUrl }) => rpcUrl)]
  const known = new Set(own.map(address => new URL(address).host))
  assert.ok(hosts.has(new URL(relay.url).host), 'the relay was seen')
  assert.deepEqual(
    [...hosts].filter(host => !known.has(host)),
    [],
  )
})
