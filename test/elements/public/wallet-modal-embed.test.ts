import { expect, fixture, html } from '@open-wc/testing'

import { createWalletModal } from '../../../src/index.js'
import '../../../src/elements/public/wallet-modal-embed.js'
import { deepAll } from '../../helpers/deep.js'
import { endInstance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const OFF = { catalogue: false, blockchain: false, rpc: false, analytics: false, relay: false } as const

describe('<wallet-modal-embed>', () => {
  afterEach(endInstance)

  it('shows the views at its place, and nothing once it is taken away', async () => {
    const modal = createWalletModal({
      networks: [
        {
          id: 1,
          name: 'Ethereum',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: { default: { http: ['https://node.example'] } },
        },
      ],
      enableEmbedded: true,
      remoteConfig: false,
      services: OFF,
    })
    const place = await fixture(html`<wallet-modal-embed></wallet-modal-embed>`)
    void modal.open({ view: 'Connect' })
    await waitUntil(() => deepAll(place, 'w3m-connect-view').length === 1)
    expect(document.querySelectorAll('w3m-modal')).to.have.length(1)
    expect(deepAll(place, 'dialog[open]')).to.have.length(0)
    place.remove()
    expect(document.querySelectorAll('w3m-modal')).to.have.length(0)
  })
})
