import { expect } from '@open-wc/testing'

import { usesServices } from '../../../../src/controllers/shell/services/uses-services.js'

describe('usesServices', () => {
  it('is so with a project id, and with any service of the site', () => {
    expect(usesServices({ projectId: 'x' })).to.equal(true)
    expect(usesServices({ services: { catalogue: 'https://wallets.example' } })).to.equal(true)
    expect(usesServices({ services: { catalogue: false, analytics: () => undefined } })).to.equal(true)
  })

  it('is not so with neither, or with services that are all off', () => {
    expect(usesServices({})).to.equal(false)
    expect(usesServices({ projectId: '', services: {} })).to.equal(false)
    expect(usesServices({ services: { catalogue: false, blockchain: false, rpc: false } })).to.equal(false)
  })
})
