import { expect } from '@open-wc/testing'

import { imagesController } from '../../src/controllers/images/images.js'
import { networksController } from '../../src/controllers/networks/networks.js'
import type { CaipNetwork } from '../../src/core/entities/network.js'
import { networkPicture } from '../../src/elements/networks/network-picture-source.js'
import { walletPicture } from '../../src/elements/wallets/wallet-picture-source.js'
import { mainnet } from '../../src/networks.js'
import { aspen } from '../helpers/fake-adapter.js'
import { endInstance, instance } from '../helpers/instance.js'

const OWN = 'https://site.example/own.png'
const ICON = 'data:image/png;base64,AA=='

const ethereum = (): CaipNetwork => {
  const [network] = networksController.list('eip155')
  if (!network) throw new Error('no network')
  return network
}

describe('the picture of a network', () => {
  afterEach(endInstance)

  for (const id of ['1', 'eip155:1'])
    it(`is the site’s own, by ${id}`, () => {
      instance({}, { chainImages: { [id]: OWN } })
      expect(networkPicture(ethereum())).to.deep.equal({ src: OWN })
    })

  it('is the one that came with it, else the catalogue’s', () => {
    const drawn = 'https://site.example/drawn.png'
    instance({}, { networks: [{ ...mainnet, assets: { imageUrl: drawn } }] })
    expect(networkPicture(ethereum())).to.deep.equal({ src: drawn })
    expect(networkPicture({ ...ethereum(), assets: { imageId: 'abc' } })).to.deep.equal({
      src: undefined,
      key: 'asset:abc',
      pending: true,
    })
  })

  it('is never one that could run code', () => {
    instance({}, { chainImages: { 1: 'javascript:alert(1)' } })
    expect(networkPicture({ ...ethereum(), assets: {} })).to.deep.include({ src: undefined, key: 'network:eip155:1' })
  })
})

describe('the picture of a wallet', () => {
  afterEach(endInstance)

  it('is the site’s own by connector, else what the wallet announced', () => {
    const connector = { ...aspen, info: { ...aspen.info, icon: ICON } }
    instance({}, { connectorImages: { [aspen.id]: OWN } })
    expect(walletPicture({ connector })).to.deep.equal({ src: OWN })
    expect(walletPicture({ connector: { ...connector, id: 'toString' } })).to.deep.equal({ src: ICON })
  })

  it('is the catalogue’s when nothing else is there', () => {
    instance()
    const wallet = { id: 'w', name: 'Wallet', image_id: 'abc' }
    expect(walletPicture({ wallet })).to.deep.equal({ src: undefined, key: 'wallet:abc', pending: true })
    imagesController.keep('wallet:abc', 'blob:https://site.example/1')
    expect(walletPicture({ wallet })).to.deep.include({ src: 'blob:https://site.example/1', pending: false })
    imagesController.keep('wallet:abc', '')
    expect(walletPicture({ wallet })).to.deep.include({ src: undefined, pending: false })
  })
})
