import { expect } from '@open-wc/testing'

import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { connectRows } from '../../../src/controllers/wallets/connect-rows.js'
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
  walletsController.setRecent([wallet('Hazel')])
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
})
