import { expect } from '@open-wc/testing'

import { ServiceOffError } from '../../src/core/errors/service.js'
import { commonQuery, isServiceHosted, serviceBase } from '../../src/services/endpoints.js'
import { setAdapterNames } from '../../src/services/adapter-names.js'
import { isServiceOn } from '../../src/services/service-switch.js'
import { serviceClient } from '../../src/services/service-client.js'
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

  it('receive the product’s name and version', () => {
    expect(commonQuery({ projectId: 'p' })).to.deep.equal({
      projectId: 'p',
      st: 'wallet-modal',
      sv: `html-universal-${version}`,
    })
    setAdapterNames(['eip155', 'solana', 'bip122'])
    expect(commonQuery({})).to.deep.include({ projectId: undefined, sv: `html-evm,solana,bitcoin-${version}` })
    setAdapterNames([])
  })

  it('never report a version for which the balance service returns nothing', () =>
    expect(version).not.to.match(/1\.6\.[45]$/))

  it('share one client for the page', () => {
    const options = { projectId: 'p' }
    expect(serviceClient('catalogue', options)).to.equal(serviceClient('catalogue', { ...options }))
    expect(serviceClient('catalogue', options)).not.to.equal(serviceClient('catalogue', { projectId: 'q' }))
  })
})
