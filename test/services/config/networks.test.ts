import { expect } from '@open-wc/testing'

import { parseNetworks } from '../../../src/services/config/networks.js'

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const chain = (patch: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  name: 'One',
  nativeCurrency: ETHER,
  rpcUrls: { default: { http: ['https://rpc.example/'] } },
  ...patch,
})
const one = (patch: Readonly<Record<string, unknown>>) => parseNetworks([chain(patch)]).networks[0]

describe('parseNetworks', () => {
  it('completes a plain chain', () => {
    const { networks, invalid } = parseNetworks([
      chain({ blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } }, testnet: true }),
    ])
    expect(invalid).to.deep.equal([])
    expect(networks[0]).to.deep.include({
      id: 1,
      name: 'One',
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      nativeCurrency: ETHER,
      rpcUrls: { default: { http: ['https://rpc.example/'] }, chainDefault: { http: ['https://rpc.example/'] } },
      testnet: true,
    })
  })

  it('collapses duplicates, the first counts', () => {
    const { networks } = parseNetworks([chain(), chain({ name: 'Two' }), chain({ id: 'eip155:1' }), chain({ id: '1' })])
    expect(networks.map(({ name }) => name)).to.deep.equal(['One'])
  })

  for (const id of [-1, 0, 1.5, '1; DROP', 9_007_199_254_740_992, null, undefined, NaN, {}, '01', '', true])
    it(`ignores the id ${String(id)}`, () => {
      const { networks, invalid } = parseNetworks([chain({ id }), chain({ id: 5 })])
      expect(networks.map(network => network.id)).to.deep.equal([5])
      expect(invalid).to.have.lengthOf(1)
    })

  it('ignores networks with an invalid name or currency, and non-networks', () => {
    const bad = [
      chain({ name: ' ' }),
      chain({ name: 5 }),
      chain({ nativeCurrency: { ...ETHER, decimals: 255 } }),
      chain({ nativeCurrency: { ...ETHER, decimals: '18' } }),
      chain({ nativeCurrency: { ...ETHER, symbol: '' } }),
      null,
      'x',
    ]
    expect(parseNetworks(bad).networks).to.deep.equal([])
    expect(parseNetworks(bad).invalid).to.have.lengthOf(bad.length)
    for (const given of [undefined, null, 'x', {}]) expect(parseNetworks(given).networks).to.deep.equal([])
  })

  it('uses only http(s) endpoints, and explorers', () => {
    const network = one({
      rpcUrls: { default: { http: ['javascript:1', 'ftp://x', 'https://ok.example', 5] } },
      blockExplorers: { default: { name: 'x', url: 'javascript:1' } },
    })
    expect(network?.rpcUrls.default.http).to.deep.equal(['https://ok.example'])
    expect(network).not.to.have.property('blockExplorers')
    expect(one({ rpcUrls: undefined })?.rpcUrls.default.http).to.deep.equal([])
  })

  it('keeps contracts, as a copy that may be frozen', () => {
    const contracts = { multicall3: { address: '0x1', blockCreated: 5 }, portal: { 1: { address: '0x2' } } }
    const kept = one({ contracts })?.contracts
    expect(kept).to.deep.equal(contracts)
    expect(kept?.['portal']).to.not.equal(contracts.portal)
    for (const none of [undefined, null, 5, 'x']) expect(one({ contracts: none })).not.to.have.property('contracts')
  })

  it('finds out the family by the CAIP-2 id, and refuses a contradiction', () => {
    const solana = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    for (const patch of [
      { id: `solana:${solana}` },
      { id: solana, chainNamespace: 'solana' },
      { id: solana, caipNetworkId: `solana:${solana}` },
    ])
      expect(one(patch)).to.include({ id: solana, caipNetworkId: `solana:${solana}`, chainNamespace: 'solana' })
    expect(one({ id: 1, caipNetworkId: 'eip155:2' })).to.equal(undefined)
    expect(one({ id: `solana:${solana}`, chainNamespace: 'eip155' })).to.equal(undefined)
    expect(one({ id: 1, caipNetworkId: 'eip155:1', chainNamespace: 'solana' })).to.equal(undefined)
  })
})
