import { expect } from '@open-wc/testing'

import { NetworksController } from '../../../src/controllers/networks/networks.js'
import { mainnet, polygon } from '../../../src/networks.js'
import { parseNetworks } from '../../../src/services/config/networks.js'

const { networks: parsed } = parseNetworks([
  mainnet,
  polygon,
  { ...mainnet, id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana', name: 'Solana' },
])

function filled() {
  const networks = new NetworksController()
  networks.setNetworks(parsed)
  const [first, second, solana] = parsed
  if (!first || !second || !solana) throw new Error('a network is not valid')
  return { networks, first, second, solana }
}

describe('NetworksController', () => {
  it('lists one family or all of them, in the order of the site', () => {
    const { networks } = filled()
    expect(networks.list('eip155').map(({ id }) => id)).to.deep.equal([1, 137])
    expect(networks.list()).to.have.length(3)
    expect(networks.list('cosmos')).to.deep.equal([])
  })

  it('finds by the whole CAIP-2 id only', () => {
    const { networks } = filled()
    expect(networks.find('eip155:137')?.name).to.equal(polygon.name)
    expect(networks.find('137')).to.equal(undefined)
    expect(networks.find('eip155:13')).to.equal(undefined)
  })

  it('makes a network active with its namespace, or without selecting that', () => {
    const { networks, first, solana } = filled()
    networks.activate(first)
    networks.activate(solana, { select: false })
    expect(networks.state.activeNamespace).to.equal('eip155')
    expect(networks.state.active.solana).to.deep.equal(solana)
    networks.select('solana')
    expect(networks.state.activeNamespace).to.equal('solana')
    expect(networks.state.active.eip155).to.deep.equal(first)
  })

  it('keeps the current network switch until it ends', () => {
    const { networks, second } = filled()
    networks.setSwitching({ caipNetworkId: second.caipNetworkId, status: 'waiting' })
    expect(networks.state.switching?.status).to.equal('waiting')
    networks.setSwitching(undefined)
    expect(networks.state.switching).to.equal(undefined)
  })

  it('distinguishes "any network" from "none", and forgets a list', () => {
    const { networks } = filled()
    networks.setApproved('eip155', [])
    networks.setApproved('solana', undefined)
    expect(networks.state.approved).to.deep.equal({ eip155: [] })
    networks.setApproved('eip155', undefined)
    expect(networks.state.approved).to.deep.equal({})
  })
})
