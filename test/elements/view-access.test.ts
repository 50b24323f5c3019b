import { expect, waitUntil } from '@open-wc/testing'

import { createWalletModal } from '../../src/client.js'
import type { WalletModal } from '../../src/client/types.js'
import { mainnet } from '../../src/networks.js'
import { deepAll } from '../helpers/deep.js'
import { fakeAdapter } from '../helpers/fake-adapter.js'
import { hasAskedFor } from '../helpers/loaded-sources.js'

const OFF = { catalogue: false, blockchain: false, rpc: false } as const
const settle = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const guide = (): HTMLElement | undefined =>
  deepAll(document, 'w3m-ui-button').find(button => button.textContent?.includes('wallet'))

describe('a page whose visitor has a wallet, and whose site has no services', () => {
  let modal: WalletModal
  before(() => (modal = createWalletModal({ networks: [mainnet], adapters: [fakeAdapter().factory], services: OFF })))
  after(() => modal.destroy())

  it('loads when it is quiet what connects that wallet, and nothing else', async () => {
    void modal.open()
    await waitUntil(() => deepAll(document, 'w3m-wallet-row')[0], 'no wallet', { timeout: 8000 })
    await waitUntil(() => hasAskedFor('elements/connecting.'), 'connecting has not come', { timeout: 8000 })
    await settle(1500)
    expect(['elements/asking.', 'elements/backstage.', 'services/http.'].filter(hasAskedFor)).to.deep.equal([])
  }).timeout(30_000)

  it('loads the ways to other views as soon as the pointer is at what leads to one', async () => {
    guide()?.dispatchEvent(new PointerEvent('pointerenter'))
    await waitUntil(() => hasAskedFor('elements/backstage.'), 'it has not come', { timeout: 8000 })
  })
})
