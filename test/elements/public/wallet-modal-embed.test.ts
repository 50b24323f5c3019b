import { expect, fixture, html } from '@open-wc/testing'

import { createWalletModal } from '../../../src/index.js'
import '../../../src/elements/public/wallet-modal-embed.js'
import { deepAll, readText } from '../../helpers/deep.js'
import { endInstance, endVisit, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const OFF = { catalogue: false, blockchain: false, rpc: false, analytics: false, relay: false } as const

describe('<wallet-modal-embed>', () => {
  afterEach(endInstance)

  it('hides slotted content until it is in the modal', async () => {
    expect(customElements.get('w3m-modal'), 'this test must be the first').to.equal(undefined)
    instance({}, { enableEmbedded: true })
    const parts = ['own', 'given'].map(text => {
      const part = document.createElement('p')
      part.slot = 'footer'
      part.append(text)
      return part
    })
    const [own, given] = parts
    const modal = document.createElement('w3m-modal')
    const embed = document.createElement('wallet-modal-embed')
    if (given) modal.append(given)
    if (own) embed.append(modal, own)
    document.body.append(embed)
    try {
      const isHidden = (): boolean => parts.every(part => !part.checkVisibility())
      expect(isHidden(), 'at first').to.equal(true)
      await Promise.resolve()
      expect(isHidden(), 'in the modal, whose code has not loaded').to.equal(true)
      await waitUntil(() => parts.every(part => part.checkVisibility()), 'not shown')
    } finally {
      embed.remove()
    }
  })

  it('shows the views in place, and nothing once it is removed', async () => {
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
    modal.destroy()
  })

  it('keeps the modal for the next instance, which looks for wallets again', async () => {
    const first = instance({}, { enableEmbedded: true })
    const embed = await fixture(html`<wallet-modal-embed></wallet-modal-embed>`)
    await waitUntil(() => first.adapter.calls.includes('discover'), 'not looked for')
    await endVisit(first.modal)
    expect(embed.querySelectorAll('w3m-modal')).to.have.length(1)
    const next = instance({}, { enableEmbedded: true })
    await waitUntil(() => next.adapter.calls.includes('discover'), 'not looked for again')
    await waitUntil(() => deepAll(embed, 'w3m-connect-view').length === 1, 'not shown again')
  })

  for (const [what, place] of [
    ['its own content', html`<wallet-modal-embed><p slot="footer">Need help?</p></wallet-modal-embed>`],
    [
      'the content of the modal that a framework put into it',
      html`<wallet-modal-embed
        ><w3m-modal><p slot="footer">Need help?</p></w3m-modal></wallet-modal-embed
      >`,
    ],
  ] as const)
    it(`shows ${what} below the ways to connect`, async () => {
      instance({}, { enableEmbedded: true })
      const embed = await fixture(place)
      await waitUntil(() => deepAll(embed, 'w3m-connect-view').length === 1)
      const [view] = deepAll(embed, 'w3m-connect-view')
      await waitUntil(() => view && readText(view).includes('Need help?'))
      expect(embed.querySelectorAll('w3m-modal')).to.have.length(1)
      expect(embed.querySelectorAll('p')).to.have.length(1)
    })

  it('shows content that is added later below the ways to connect', async () => {
    instance({}, { enableEmbedded: true })
    const embed = await fixture(html`<wallet-modal-embed></wallet-modal-embed>`)
    await waitUntil(() => deepAll(embed, 'w3m-connect-view').length === 1)
    const part = document.createElement('p')
    part.slot = 'footer'
    part.append('Need help?')
    embed.append(part)
    await waitUntil(() => part.checkVisibility(), 'not shown')
    expect(deepAll(embed, 'w3m-connect-view').map(readText).join()).to.include('Need help?')
  })
})
