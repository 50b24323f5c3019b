import { expect } from '@open-wc/testing'

import { mainnet, polygon } from '../../../src/networks.js'
import { parseNetworks } from '../../../src/services/config/networks.js'
import { declaredTokens } from '../../../src/services/config/tokens.js'

const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** The tokens that are declared for Ethereum, given the `tokens` option and those written with the network. */
function declared(tokens: unknown, own?: unknown): readonly object[] {
  const given = [own === undefined ? mainnet : { ...mainnet, tokens: own }, polygon]
  const [network] = parseNetworks(given).networks
  if (!network) throw new Error('no network')
  return declaredTokens(network, { networks: given, tokens } as Parameters<typeof declaredTokens>[1]) // also what is wrong
}

describe('the tokens that a site names', () => {
  it('are one, or a list, for a network', () => {
    expect(declared({ 'eip155:1': { address: DAI } })).to.deep.equal([{ address: DAI }])
    expect(declared({ 'eip155:1': [{ address: DAI }, { address: USDC }] })).to.have.length(2)
  })

  it('come with their pictures, safe ones only', () => {
    const image = 'https://cdn.example/dai.png'
    expect(declared({ 'eip155:1': { address: DAI, image } })).to.deep.equal([{ address: DAI, image }])
    expect(declared({ 'eip155:1': { address: DAI, image: 'javascript:alert(1)' } })).to.deep.equal([{ address: DAI }])
  })

  it('may be written with the network', () =>
    expect(declared(undefined, [{ address: DAI }])).to.deep.equal([{ address: DAI }]))

  it('are joined, those of the option first, each address once whatever its case', () =>
    expect(
      declared({ 'eip155:1': { address: DAI.toLowerCase() } }, [{ address: DAI }, { address: USDC }]),
    ).to.deep.equal([{ address: DAI }, { address: USDC }]))

  it('of another network are not its own', () => expect(declared({ 'eip155:137': { address: DAI } })).to.deep.equal([]))

  it('without an address of the chain are passed over', () =>
    expect(
      declared({ 'eip155:1': [{ address: 'x' }, {}, null, 'DAI', { address: 5 }, { address: DAI }] }),
    ).to.deep.equal([{ address: DAI }]))

  it('are at most 100', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ address: `0x${index.toString(16).padStart(40, '0')}` }))
    expect(declared({ 'eip155:1': many })).to.have.length(100)
  })

  for (const tokens of [undefined, null, 'x', 5, [], { toString: 1 }])
    it(`are none in ${JSON.stringify(tokens)}`, () => expect(declared(tokens)).to.deep.equal([]))
})
