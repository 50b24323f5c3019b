import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { connectRows } from '../../../src/controllers/wallets/connect-rows.js'
import type { WalletRow } from '../../../src/core/entities/wallet-row.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { endInstance } from '../../../src/core/instance.js'
import { aspen, birch } from '../../helpers/fake-adapter.js'

const wallet = (id: string, rdns?: string) => ({ id, name: id, ...(rdns ? { rdns } : {}) })
const names = () => connectRows.get().map(({ name }) => name)

function fill(options = {}) {
  optionsController.create({ networks: [], ...options }, ['eip155'])
  connectorsController.setConnectors('eip155', [aspen, birch])
  walletsController.load({ featured: [wallet('Fir')], recommended: [wallet('Rowan')] })
  walletsController.setCustom([wallet('Cedar')])
  walletsController.setRecent([{ ...wallet('Hazel'), mobile_link: 'hazel://' }])
}

describe('the wallet rows', () => {
  afterEach(endInstance)

  it('come in the order recent, injected, featured, custom, recommended', () => {
    fill()
    expect(names()).to.deep.equal(['Hazel', 'Aspen', 'Birch', 'Fir', 'Cedar', 'Rowan'])
  })

  it('follow the site’s order, with unlisted items after it', () => {
    fill({ features: { connectorTypeOrder: ['custom', 'recommended'] } })
    expect(names()).to.deep.equal(['Cedar', 'Rowan', 'Hazel', 'Aspen', 'Birch', 'Fir'])
  })

  it('show an installed wallet once, as recently used', () => {
    fill()
    walletsController.setRecent([wallet('Birch of the catalogue', birch.info?.rdns)])
    const rows = connectRows.get()
    expect(rows.filter(({ connectors }) => connectors.some(({ id }) => id === birch.id))).to.have.length(1)
    expect(rows[0]).to.include({ group: 'recent', installed: true })
  })

  it('come by family in the site’s order, whichever was first', () => {
    const spruce = { ...aspen, id: 'spruce', name: 'Spruce', chain: 'solana', info: {} } as const
    optionsController.create({ networks: [] }, ['eip155', 'solana'])
    connectorsController.setConnectors('solana', [spruce])
    connectorsController.setConnectors('eip155', [aspen])
    expect(names()).to.deep.equal(['Aspen', 'Spruce'])
  })

  it('show only the family the modal was opened for', () => {
    fill()
    connectorsController.setConnectors('solana', [
      { ...aspen, id: 'spruce', name: 'Spruce', chain: 'solana', info: {} },
    ])
    modalController.open('solana')
    expect(names()).to.include('Spruce').and.not.include('Aspen')
    modalController.open()
    expect(names()).to.include('Aspen')
  })

  for (const [how, hidden] of [
    ['rdns', { excludeWallets: [{ rdns: 'com.example.aspen' }] }],
    ['name, whatever its case', { excludeWallets: [{ name: 'aSPEN' }] }],
    ['catalogue id', { excludeWalletIds: ['com.example.aspen'] }],
  ] as const)
    it(`hide a wallet by its ${how}`, () => {
      fill(hidden)
      expect(names()).to.include('Birch').and.not.include('Aspen')
    })

  for (const [how, includeWallets] of [
    ['rdns', [{ rdns: 'com.example.birch' }]],
    ['name, whatever its case', [{ name: 'bIRCH' }]],
  ] as const)
    it(`show only a wallet by its ${how}, installed or not, besides the site’s own and featured ones`, () => {
      fill({ includeWallets, featuredWalletIds: ['Fir'] })
      expect(names()).to.deep.equal(['Birch', 'Fir', 'Cedar'])
    })

  it('show an installed wallet that the site includes by its catalogue id once that is known', () => {
    fill({ includeWallets: [], includeWalletIds: ['b'] })
    expect(names()).to.deep.equal(['Cedar'])
    walletsController.load({ recommended: [wallet('b', birch.info?.rdns)] })
    expect(names()).to.deep.equal(['Birch', 'Cedar'])
  })

  it('keep WalletConnect, which is no wallet, whatever the site includes', () => {
    fill({ includeWallets: [{ name: 'Birch' }] })
    connectorsController.setConnectors('eip155', [
      birch,
      { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' },
    ])
    expect(names()).to.deep.equal(['WalletConnect', 'Birch', 'Cedar'])
  })

  it('hide what the site both includes and excludes', () => {
    fill({ includeWallets: [{ name: 'Birch' }, { name: 'Aspen' }], excludeWallets: [{ name: 'Aspen' }] })
    expect(names()).to.include('Birch').and.not.include('Aspen')
  })

  it('come in the order of the site’s own function, whatever their group', () => {
    fill({ compareWallets: (one: WalletRow, other: WalletRow) => one.name.localeCompare(other.name) })
    expect(names()).to.deep.equal(['Aspen', 'Birch', 'Cedar', 'Fir', 'Hazel', 'Rowan'])
  })

  it('keep their order where that function has no preference', () => {
    fill({ compareWallets: (one: WalletRow, other: WalletRow) => Number(other.installed) - Number(one.installed) })
    expect(names()).to.deep.equal(['Aspen', 'Birch', 'Hazel', 'Fir', 'Cedar', 'Rowan'])
  })
})
