import { waitUntil } from '@open-wc/testing'

import { createWalletModal } from '../../../src/client.js'
import type { WalletModal } from '../../../src/client/types.js'
import { mainnet } from '../../../src/networks.js'
import { fakeAdapter } from '../../helpers/fake-adapter.js'
import { hasAskedFor } from '../../helpers/loaded-sources.js'

describe('a page whose visitor has no wallet', () => {
  let modal: WalletModal
  after(() => modal.destroy())

  it('loads the ways to other views when it is quiet', async () => {
    const { factory } = fakeAdapter()
    const load: typeof factory.load = async (...given) => ({ ...(await factory.load(...given)), connectors: () => [] })
    const services = { catalogue: false, blockchain: false, rpc: false } as const
    modal = createWalletModal({ networks: [mainnet], adapters: [{ ...factory, load }], services })
    void modal.open()
    await waitUntil(() => hasAskedFor('elements/backstage.'), 'it has not come', { timeout: 8000 })
  })
})
