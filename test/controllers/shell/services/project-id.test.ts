import { expect } from '@open-wc/testing'

import { isProjectIdMissing } from '../../../../src/controllers/shell/services/project-id.js'

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
