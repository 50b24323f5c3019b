import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { createWalletPeer, startRelay } from '../../../dev/index.mjs'
import { createPage } from './page-side.mjs'

describe('a wallet without a relay', () => {
  it('is refused: the public relay is no place for it', () => {
    for (const relayUrl of [undefined, '', 'http://127.0.0.1:5555']) {
      assert.throws(() => createWalletPeer(/** @type {any} */ ({ relayUrl })), {
        name: 'TypeError',
        message: /^relayUrl /,
      })
    }
  })
})

describe('a wallet that is stopped', () => {
  /** @type {import('../../../dev/index.d.mts').DevRelay} */
  let relay
  /** @type {import('../../../dev/index.d.mts').DevWalletPeer} */
  let wallet
  beforeEach(async () => {
    relay = await startRelay()
    wallet = createWalletPeer({ relayUrl: relay.url, rpcUrls: { 31337: '' } })
  })
  afterEach(() => relay.stop())

  it('ends also when it never got a link', async () => {
    await wallet.stop()
    await wallet.stop()
    await assert.rejects(wallet.pair('wc:'), /has been stopped/)
  })

  it('ends also when all links so far were damaged', async () => {
    await assert.rejects(wallet.pair('nonsense'), /uri/)
    await wallet.stop()
    await wallet.stop()
  })

  it('ends also while it connects to a relay that is silent', { timeout: 20_000 }, async () => {
    const page = await createPage(relay.url)
    const { uri } = await page.connect()
    relay.hang()
    const pairing = wallet.pair(uri).catch(() => undefined)
    await wallet.stop()
    await page.stop()
    void pairing
  })
})
