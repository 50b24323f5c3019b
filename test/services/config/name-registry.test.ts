import { expect } from '@open-wc/testing'
import { base, baseSepolia, mainnet as viemMainnet, sepolia as viemSepolia } from 'viem/chains'

import { mainnet, polygon } from '../../../src/networks.js'
import { nameRegistry } from '../../../src/services/config/name-registry.js'
import { parseNetworks } from '../../../src/services/config/networks.js'
import type { NetworkInput } from '../../../src/core/entities/network.js'

const OWN = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
/** Where the names are registered that are used on the first network. */
function registryOf(...given: readonly NetworkInput[]) {
  const { networks } = parseNetworks(given)
  const [asking] = networks
  if (!asking) throw new Error('no network')
  return nameRegistry(asking, networks)
}
const local = { ...polygon, id: 31337, contracts: { ensUniversalResolver: { address: OWN } } }

describe('name-registry', () => {
  it('is Ethereum’s wherever it is in the list, by its well-known contract or the one that its entry names', () => {
    expect(registryOf(polygon, mainnet)).to.deep.include({ network: parseNetworks([mainnet]).networks[0] })
    expect(registryOf(polygon, mainnet)).not.to.have.property('universalResolver')
    expect(registryOf(local, viemMainnet)?.network.id).to.equal(1)
    expect(registryOf(local, viemMainnet)?.universalResolver).to.equal(
      viemMainnet.contracts.ensUniversalResolver.address,
    )
  })

  it('is that of a network which names its own, where Ethereum is missing', () => {
    expect(registryOf(polygon, local)).to.deep.include({ universalResolver: OWN })
    expect(registryOf(polygon, local)?.network.id).to.equal(31337)
    expect(registryOf(viemSepolia)?.network.id).to.equal(viemSepolia.id)
  })

  it('is a test network’s, where anyone can register any name, for test networks only', () => {
    expect(registryOf(base, viemSepolia)).to.equal(undefined)
    expect(registryOf(base, viemSepolia, local)?.network.id).to.equal(31337)
    expect(registryOf(baseSepolia, viemSepolia)?.network.id).to.equal(viemSepolia.id)
  })

  it('has no owner without either, or if the given one is not an address', () => {
    expect(registryOf(polygon, base)).to.equal(undefined)
    for (const address of ['', '0x12', 7, null])
      expect(registryOf({ ...local, contracts: { ensUniversalResolver: { address } } })).to.equal(undefined)
    expect(registryOf({ ...local, contracts: { ensUniversalResolver: null } })).to.equal(undefined)
  })
})
