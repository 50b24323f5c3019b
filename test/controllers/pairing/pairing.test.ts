import { expect } from '@open-wc/testing'

import { uriLifetime, usableUri } from '../../../src/controllers/pairing/usable-uri.js'
import { PairingController, pairingController } from '../../../src/controllers/pairing/pairing.js'
import { CEDAR } from '../../helpers/pairing.js'

const NOTHING = { uri: undefined, expiresAt: undefined, error: undefined, fromSite: undefined }

describe('PairingController', () => {
  it('waits with a URI for the wallet that was chosen', () => {
    const pairing = new PairingController()
    pairing.start(CEDAR)
    expect(pairing.state).to.deep.include({ ...NOTHING, status: 'starting' })
    pairing.wait('wc:x', 5)
    expect(pairing.state).to.deep.include({ status: 'waiting', uri: 'wc:x', expiresAt: 5 })
    expect(pairing.state.wallet?.id).to.equal('cedar')
  })

  it('holds no URI once a wallet approved, and knows which wallet', () => {
    const pairing = new PairingController()
    pairing.start(CEDAR)
    pairing.wait('wc:x', 5)
    pairing.connect()
    expect(pairing.state).to.deep.include({ ...NOTHING, status: 'connected' })
    expect(pairing.state.wallet?.id).to.equal('cedar')
  })

  for (const status of ['rejected', 'failed', 'unreachable'] as const)
    it(`holds no URI once it is ${status}, and knows why`, () => {
      const pairing = new PairingController()
      pairing.wait('wc:x', 5)
      const error = new Error('why')
      pairing.fail(status, error)
      expect(pairing.state).to.deep.include({ status, uri: undefined, expiresAt: undefined })
      expect(pairing.state.error).to.equal(error)
    })

  it('forgets a failure with the next URI', () => {
    const pairing = new PairingController()
    pairing.fail('failed', new Error('why'))
    pairing.wait('wc:y', 6)
    expect(pairing.state).to.deep.include({ status: 'waiting', error: undefined })
  })

  it('keeps a URI of the site itself until another pairing starts', () => {
    const pairing = new PairingController()
    pairing.setSiteUri('wc:x', 5)
    expect(pairing.state).to.deep.include({ status: 'waiting', fromSite: true })
    pairing.start(undefined)
    expect(pairing.state.fromSite).to.equal(undefined)
  })

  it('changes only the wallet when another is chosen meanwhile', () => {
    const pairing = new PairingController()
    pairing.wait('wc:x', 5)
    pairing.setWallet(CEDAR)
    expect(pairing.state).to.deep.include({ status: 'waiting', uri: 'wc:x' })
  })
})

describe('a pairing URI that counts', () => {
  afterEach(() => pairingController.reset())

  it('does so until 10 s before its end', () => {
    pairingController.wait('wc:x', 100_000)
    expect(uriLifetime(80_000)).to.equal(10_000)
    expect(uriLifetime(90_000)).to.equal(0)
    expect(uriLifetime(200_000)).to.equal(0)
  })

  it('is given only then', () => {
    pairingController.wait('wc:x', Date.now() + 60_000)
    expect(usableUri()).to.equal('wc:x')
    pairingController.wait('wc:x', Date.now() + 9_000)
    expect(usableUri()).to.equal(undefined)
  })

  it('without an end counts as long as it waits', () => {
    pairingController.wait('wc:x', undefined)
    expect(uriLifetime()).to.equal(Infinity)
    pairingController.fail('failed', new Error('x'))
    expect(uriLifetime()).to.equal(0)
    expect(usableUri()).to.equal(undefined)
  })

  it('is unavailable while one is being created', () => {
    pairingController.start(undefined)
    expect(uriLifetime()).to.equal(0)
  })
})
