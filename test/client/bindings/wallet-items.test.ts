import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import type { Wallet } from '../../../src/core/entities/wallet.js'
import { catalogueItems, walletItems } from '../../../src/client/bindings/wallet-items.js'
import { aspen } from '../../helpers/fake-adapter.js'

const OAK: Wallet = {
  id: 'oak',
  name: 'Oak',
  image_id: 'pic',
  homepage: 'https://oak.example',
  mobile_link: 'oak://',
  app_store: 'https://apps.apple.com/oak',
  chains: ['eip155:1', 'eip155:137', 'solana:x'],
  badge_type: 'certified',
}
const item = (id: string) => walletItems.get().find(own => own.id === id)

describe('wallets as a page that draws its own list gets them', () => {
  beforeEach(() => walletsController.load({ featured: [OAK] }))
  afterEach(() => {
    walletsController.reset()
    connectorsController.reset()
  })

  it('repeat the catalogue’s data', () =>
    expect(item('oak')).to.deep.equal({
      id: 'oak',
      name: 'Oak',
      imageUrl: undefined,
      imageId: 'pic',
      connectors: [],
      isInjected: false,
      isRecent: false,
      walletInfo: {
        description: undefined,
        supportedChains: OAK.chains,
        supportedNamespaces: ['eip155', 'solana'],
        website: 'https://oak.example',
        installationLinks: {
          appStore: 'https://apps.apple.com/oak',
          playStore: undefined,
          chromeStore: undefined,
          desktopLink: undefined,
        },
        deepLink: 'oak://',
        linkMode: undefined,
        isCertified: true,
      },
    }))

  it('say how an installed one is reached', () => {
    connectorsController.setConnectors('eip155', [aspen])
    expect(item(aspen.id)).to.deep.include({
      isInjected: true,
      connectors: [{ id: aspen.id, chain: 'eip155', rdns: 'com.example.aspen' }],
    })
  })

  it('show no picture that could run', () => {
    connectorsController.setConnectors('eip155', [{ ...aspen, imageUrl: 'javascript:alert(1)' }])
    expect(item(aspen.id)?.imageUrl).to.equal(undefined)
  })

  it('stay the same objects while they say the same', () => {
    const before = item('oak')
    connectorsController.setConnectors('eip155', [aspen])
    expect(item('oak')).to.equal(before)
  })

  it('are new objects when they say something else', () => {
    const before = item('oak')
    walletsController.load({ featured: [{ ...OAK, name: 'Oak 2' }] })
    expect(item('oak')).not.to.equal(before)
    expect(item('oak')?.name).to.equal('Oak 2')
  })

  it('of the catalogue leave out what only the page knows', () => {
    connectorsController.setConnectors('eip155', [aspen])
    expect(catalogueItems.get().map(({ id }) => id)).to.deep.equal(['oak'])
  })
})
