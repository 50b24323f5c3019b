import { expect } from '@open-wc/testing'

import { isUnknownChain, toAddParameter, toHexChainId } from '../../../src/chains/shared/add-chain.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { mainnet, polygon } from '../../../src/networks.js'
import { parseNetworks } from '../../../src/services/config/networks.js'

const networkOf = (patch: object = {}): CaipNetwork => {
  const [network] = parseNetworks([{ ...polygon, ...patch }]).networks
  if (!network) throw new Error('no network')
  return network
}

describe('a chain that a wallet does not know', () => {
  for (const code of [4902, 5000, 32603, -32603])
    it(`is recognised by the code ${code}`, () => expect(isUnknownChain({ code, message: 'x' })).to.equal(true))

  it('is recognised by the nested code, as phones format it', () =>
    expect(isUnknownChain({ code: 1, data: { originalError: { code: 4902 } } })).to.equal(true))

  for (const thrown of [{ code: 4001 }, { code: -32002 }, { code: '4902x' }, new Error('4902'), null, undefined, 'x'])
    it(`is not told by ${JSON.stringify(thrown)}`, () => expect(isUnknownChain(thrown)).to.equal(false))
})

describe('what a wallet is asked to add', () => {
  it('is the chain with its id in hex', () => {
    expect(toHexChainId(networkOf())).to.equal('0x89')
    expect(toAddParameter(networkOf())).to.deep.include({
      chainId: '0x89',
      chainName: 'Polygon',
      nativeCurrency: polygon.nativeCurrency,
    })
  })

  it('has the chain’s own endpoints, never the site’s with its key', () => {
    const { networks } = parseNetworks([polygon], { 'eip155:137': [{ url: 'https://node.example/SECRET' }] })
    const [network] = networks
    if (!network) throw new Error('no network')
    expect(JSON.stringify(network.rpcUrls)).to.include('SECRET')
    expect(JSON.stringify(toAddParameter(network))).not.to.include('SECRET')
  })

  it('names the explorer, when that is a page of the web', () => {
    expect(toAddParameter(networkOf())).to.have.property('blockExplorerUrls')
    const blockExplorers = { default: { name: 'x', url: 'javascript:alert(1)' } }
    expect(toAddParameter(networkOf({ blockExplorers }))).not.to.have.property('blockExplorerUrls')
  })

  it('is another for each chain', () => {
    const [one] = parseNetworks([mainnet]).networks
    if (!one) throw new Error('no network')
    expect(toHexChainId(one)).to.equal('0x1')
  })
})
