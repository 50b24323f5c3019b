import { expect } from '@open-wc/testing'

import { rpcEndpoints } from '../../src/services/rpc-endpoints.js'
import { isServiceEndpoint } from '../../src/services/service-endpoint.js'
import { parseNetworks } from '../../src/services/config/networks.js'

describe('rpc endpoints', () => {
  const [network] = parseNetworks([
    {
      id: 1,
      name: 'One',
      nativeCurrency: { name: 'E', symbol: 'E', decimals: 18 },
      rpcUrls: { default: { http: ['https://a.example', 'javascript:1', 'https://b.example'] } },
    },
  ]).networks
  const of = (options: Parameters<typeof rpcEndpoints>[1], hosted = true): readonly string[] =>
    network ? rpcEndpoints(network, options, () => hosted) : []
  const SERVICE = 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=a%26b'

  it("are the site's own, then the service, then the chain's list", () => {
    const customRpcUrls = {
      'eip155:1': [{ url: 'https://own.example/' }, { url: 'ftp://x' }, { url: 'https://a.example' }],
    }
    expect(of({ projectId: 'a&b', customRpcUrls })).to.deep.equal([
      'https://own.example/',
      'https://a.example/',
      SERVICE,
      'https://b.example/',
    ])
  })

  it('leave out the hosted service for networks that it does not serve, and without a project id', () => {
    expect(of({ projectId: 'p' }, false)).to.deep.equal(['https://a.example/', 'https://b.example/'])
    expect(of({})).to.deep.equal(['https://a.example/', 'https://b.example/'])
    expect(of({ projectId: 'p', services: { rpc: false } })).to.deep.equal(['https://a.example/', 'https://b.example/'])
  })

  it("ask a site's own service for every network", () =>
    expect(of({ services: { rpc: 'https://own.example/rpc' } }, false)[0]).to.equal(
      'https://own.example/rpc/v1/?chainId=eip155%3A1',
    ))

  it('are none for a network that the site does not list', () => {
    if (!network) throw new Error('the network is invalid')
    expect(rpcEndpoints({ ...network, unsupported: true }, { projectId: 'p' }, () => true)).to.deep.equal([])
  })

  it('distinguish the service from a node', () => {
    expect(isServiceEndpoint(SERVICE)).to.equal(true)
    expect(isServiceEndpoint('https://node.example/v1/abc')).to.equal(false)
  })
})
