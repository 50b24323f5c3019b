import { expect } from '@open-wc/testing'

import { isHosted } from '../../../src/chains/networks/hosted.js'
import { getNetworkImageId } from '../../../src/chains/networks/images.js'
import { parseCaipNetworkId } from '../../../src/core/caip.js'
import type { NetworkInput } from '../../../src/core/entities/network.js'
import * as networks from '../../../src/networks.js'

const all: [string, NetworkInput][] = Object.entries(networks).filter(
  ([, network]: [string, NetworkInput]) => (network.chainNamespace ?? 'eip155') === 'eip155',
)

describe('listed EVM networks', () => {
  for (const [name, network] of all) {
    it(`${name} is complete`, () => {
      expect(parseCaipNetworkId(`eip155:${network.id}`)).to.deep.include({ reference: String(network.id) })
      expect(network.name).to.match(/\S/)
      expect(network.nativeCurrency.symbol).to.match(/^[A-Za-z-]{1,6}$/)
      expect(network.nativeCurrency.decimals).to.equal(18)
      const urls = [...network.rpcUrls.default.http, network.blockExplorers?.default.url ?? '']
      expect(urls).to.have.length.above(1)
      for (const url of urls) {
        expect(new URL(url).protocol).to.equal('https:')
        expect(url).to.not.match(/\/$/)
      }
    })
  }

  it('contains each id and each name once', () => {
    expect(new Set(all.map(([, network]) => network.id)).size).to.equal(all.length)
    expect(new Set(all.map(([, network]) => network.name)).size).to.equal(all.length)
  })

  it('lists the named networks under their chain ids', () => {
    const { mainnet, goerli, sepolia, optimism, arbitrum, polygon, celo, aurora, bsc, avalanche } = networks
    const { zksync, gnosis, base, baseSepolia, zora } = networks
    const ids = [mainnet, goerli, sepolia, optimism, arbitrum, polygon, celo, aurora, bsc, avalanche, zksync, gnosis]
    expect(ids.map(({ id }) => id)).to.deep.equal([
      1, 5, 11155111, 10, 42161, 137, 42220, 1313161554, 56, 43114, 324, 100,
    ])
    expect([base, baseSepolia, zora].map(({ id }) => id)).to.deep.equal([8453, 84532, 7777777])
  })

  it('marks test networks, and only those', () => {
    const marked = all.filter(([, network]) => network.testnet).map(([name]) => name)
    expect(marked).to.include.members([
      'sepolia',
      'goerli',
      'baseSepolia',
      'polygonAmoy',
      'bscTestnet',
      'avalancheFuji',
    ])
    expect(marked).to.not.include.members(['mainnet', 'base', 'gnosis'])
    for (const [name] of all) {
      if (/sepolia|testnet|amoy|fuji|hoodi|holesky|goerli|bepolia/i.test(name)) expect(marked).to.include(name)
    }
  })

  it('has pictures for the networks that the product names', () => {
    const { mainnet, sepolia, optimism, arbitrum, polygon, celo, aurora, bsc, avalanche, zksync, gnosis } = networks
    const { base, baseSepolia, zora, fantom, monad, berachain } = networks
    const named = [mainnet, sepolia, optimism, arbitrum, polygon, celo, aurora, bsc, avalanche, zksync, gnosis]
    for (const { id } of [...named, base, baseSepolia, zora, fantom, monad, berachain]) {
      expect(getNetworkImageId(`eip155:${id}`)).to.match(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    }
  })

  it('is mostly served by the hosted RPC', () => {
    expect(all.filter(([, network]) => isHosted(`eip155:${network.id}`))).to.have.length.above(25)
  })
})
