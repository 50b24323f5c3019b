import { expect } from '@open-wc/testing'

import { ServiceOffError } from '../../src/core/errors/service.js'
import { serviceClient } from '../../src/services/service-client.js'

const http = { fetchLike: async () => new Response() }

describe('the client of a service', () => {
  it('is one per page, so that a rate limit applies to all callers', () => {
    const options = { projectId: 'one' }
    expect(serviceClient('blockchain', options)).to.equal(serviceClient('blockchain', options))
  })

  it('is another for another project, service or place', () => {
    const one = serviceClient('blockchain', { projectId: 'one' })
    expect(one).not.to.equal(serviceClient('blockchain', { projectId: 'two' }))
    expect(one).not.to.equal(serviceClient('catalogue', { projectId: 'one' }))
    expect(one).not.to.equal(
      serviceClient('blockchain', { projectId: 'one', services: { blockchain: 'https://own.example' } }),
    )
  })

  it('is a new one for each test that brings its own line', () =>
    expect(serviceClient('blockchain', { projectId: 'one' }, http)).not.to.equal(
      serviceClient('blockchain', { projectId: 'one' }, http),
    ))

  it('of a service that is off is refused', () =>
    expect(() => serviceClient('blockchain', { projectId: 'one', services: { blockchain: false } })).to.throw(
      ServiceOffError,
      'Service is off: blockchain',
    ))
})
