import { expect } from '@open-wc/testing'

import { isProjectIdMissing, usesServices } from '../../../../src/controllers/shell/services/uses-services.js'

describe('usesServices', () => {
  it('is so with a project id, and with any service of the site', () => {
    expect(usesServices({ projectId: 'x' })).to.equal(true)
    expect(usesServices({ services: { catalogue: 'https://wallets.example' } })).to.equal(true)
    expect(usesServices({ services: { catalogue: false, analytics: () => undefined } })).to.equal(true)
  })

  it('is false with neither, or with all services off', () => {
    expect(usesServices({})).to.equal(false)
    expect(usesServices({ projectId: '', services: {} })).to.equal(false)
    expect(usesServices({ services: { catalogue: false, blockchain: false, rpc: false } })).to.equal(false)
  })
})

const OWN = { catalogue: false, blockchain: 'https://b.example', rpc: 'https://r.example' } as const

describe('a missing project id', () => {
  it('is not missing if there is one', () => expect(isProjectIdMissing({ projectId: 'p' })).to.equal(false))
  it('is missing where the hosted services are used', () => expect(isProjectIdMissing({})).to.equal(true))
  it('is missing when it is empty', () => expect(isProjectIdMissing({ projectId: '', services: {} })).to.equal(true))
  it('is not missing when every service that needs it is the site’s own or off', () =>
    expect(isProjectIdMissing({ services: OWN })).to.equal(false))

  for (const name of ['catalogue', 'blockchain', 'rpc'] as const)
    it(`is missing as soon as ${name} is the hosted one`, () =>
      expect(isProjectIdMissing({ services: { ...OWN, [name]: undefined } })).to.equal(true))
})
