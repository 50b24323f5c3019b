import { expect } from '@open-wc/testing'

import {
  embeddedConnectors,
  embeddedFamilies,
  hasEmailLogin,
} from '../../../src/controllers/connections/login-methods.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { embeddedSite } from '../../helpers/fake-secure-site.js'
import { OFFLINE, endInstance, instance } from '../../helpers/instance.js'

describe('the ways to log in', () => {
  afterEach(endInstance)

  it('are there in the families that the secure site serves', () => {
    embeddedSite()
    expect(embeddedFamilies()).to.deep.equal(['eip155', 'solana'])
    expect(hasEmailLogin()).to.equal(true)
    expect(embeddedConnectors('solana')).to.deep.equal([{ id: 'AUTH', type: 'AUTH', name: 'Email', chain: 'solana' }])
    expect(embeddedConnectors('bip122')).to.deep.equal([])
  })

  it('are there with the hosted secure site, given a project id', () => {
    const { secureSite: _off, ...services } = OFFLINE.services
    instance({}, { services })
    expect(hasEmailLogin()).to.equal(true)
  })

  it('are off with the secure site', () => {
    instance()
    expect(embeddedFamilies()).to.deep.equal([])
    expect(hasEmailLogin()).to.equal(false)
  })

  it('are off with email and socials', () => {
    embeddedSite({}, { features: { email: false, socials: false } })
    expect(embeddedFamilies()).to.deep.equal([])
  })

  it('are off while only a family is offered that the secure site does not serve', () => {
    embeddedSite()
    modalController.open('solana')
    expect(hasEmailLogin()).to.equal(true)
    modalController.open('bip122')
    expect(hasEmailLogin()).to.equal(false)
  })

  it('may be socials alone', () => {
    embeddedSite({}, { features: { email: false } })
    expect(embeddedFamilies()).to.have.length(2)
    expect(hasEmailLogin()).to.equal(false)
  })
})
