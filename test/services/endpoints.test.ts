import { expect } from '@open-wc/testing'

import { ServiceOffError } from '../../src/core/errors/service.js'
import { commonQuery, isServiceHosted, isServiceOn, serviceBase, serviceClient } from '../../src/services/endpoints.js'
import { isServiceEndpoint, rpcEndpoints } from '../../src/services/rpc-endpoints.js'
import { parseNetworks } from '../../src/services/config/networks.js'
import { version } from '../../src/version.js'

describe('service endpoints', () => {
  it('are the hosted ones given a project id, and off without', () => {
    expect(serviceBase('catalogue', { projectId: 'p' })).to.equal('https://api.web3modal.org')
    expect(serviceBase('blockchain', { projectId: 'p' })).to.equal('https://rpc.walletconnect.org')
    expect(serviceBase('analytics', { projectId: 'p' })).to.equal('https://pulse.walletconnect.org')
    expect(serviceBase('relay', { projectId: 'p' })).to.equal('wss://relay.walletconnect.org')
    expect(() => serviceBase('catalogue', {})).to.throw(ServiceOffError, 'Service is off: catalogue')
    expect(() => serviceBase('catalogue', { projectId: '' })).to.throw(ServiceOffError)
  })

  it('are replaced or turned off by the site', () => {
    const projectId = 'p'
    expect(serviceBase('catalogue', { services: { catalogue: 'https://own.example/api/' } })).to.equal(
      'https://own.example/api',
    )
    expect(serviceBase('catalogue', { services: { catalogue: '/api' } })).to.equal(`${location.origin}/api`)
    expect(isServiceOn('catalogue', { projectId, services: { catalogue: false } })).to.equal(false)
    expect(isServiceOn('catalogue', { services: { catalogue: [] } })).to.equal(true)
    expect(isServiceOn('analytics', { services: { analytics: () => undefined } })).to.equal(true)
    expect(isServiceHosted('rpc', { projectId })).to.equal(true)
    expect(isServiceHosted('rpc', { projectId, services: { rpc: '/rpc' } })).to.equal(false)
  })

  for (const base of ['javascript:1', 'ftp://x', 'https://user:pass@x', 'http://[', 'data:text/html,x'])
    it(`are never ${base}`, () => expect(isServiceOn('catalogue', { services: { catalogue: base } })).to.equal(false))

  it('are told of the product', () => {
    expect(commonQuery({ projectId: 'p' })).to.deep.equal({
      projectId: 'p',
      st: 'wallet-modal',
      sv: `html-universal-${version}`,
    })
    expect(commonQuery({}, ['evm', 'solana'])).to.deep.include({
      projectId: undefined,
      sv: `html-evm,solana-${version}`,
    })
  })

  it('share one client for the page', () => {
    const options = { projectId: 'p' }
    expect(serviceClient('catalogue', options)).to.equal(serviceClient('catalogue', { ...options }))
    expect(serviceClient('catalogue', options)).not.to.equal(serviceClient('catalogue', { projectId: 'q' }))
  })
})

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

  it('tell the service from a node', () => {
    expect(isServiceEndpoint(SERVICE)).to.equal(true)
    expect(isServiceEndpoint('https://node.example/v1/abc')).to.equal(false)
  })
})
