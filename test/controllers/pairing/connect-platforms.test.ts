import { expect } from '@open-wc/testing'

import { open } from '../../../src/controllers/visit/open.js'
import { canPair, installedRow, connectPlatforms } from '../../../src/controllers/pairing/connect-platforms.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { CEDAR, offerPairing } from '../../helpers/pairing.js'
import { UA, pretend } from '../../helpers/phones.js'
import { waitUntil } from '../../helpers/wait-until.js'

const PHANTOM = { id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393', name: 'Phantom' }

describe('the platforms to connect on', () => {
  let restore = () => {}

  afterEach(async () => {
    restore()
    await endInstance()
  })

  it('detects pairing by the relay, or by the site’s own client', () => {
    instance()
    expect(canPair()).to.equal(false)
    offerPairing()
    expect(canPair()).to.equal(true)
  })

  it('needs WalletConnect, whatever the relay', () => {
    instance({}, { enableWalletConnect: false, services: { ...OFFLINE.services, relay: 'wss://relay.example' } })
    offerPairing()
    expect(canPair()).to.equal(false)
    expect(connectPlatforms(CEDAR)).to.deep.equal(['unsupported'])
  })

  it('leaves only installed wallets if pairing is not possible', async () => {
    instance()
    expect(connectPlatforms(CEDAR)).to.deep.equal(['unsupported'])
    void open()
    await waitUntil(() => connectorsController.find(aspen.id), 'no wallet')
    expect(installedRow(aspen.id)).to.include({ id: aspen.id, installed: true })
    expect(connectPlatforms({ id: aspen.id, name: 'Aspen' })).to.deep.equal(['browser'])
  })

  it('follows the device', () => {
    instance()
    offerPairing()
    expect(connectPlatforms(CEDAR)).to.deep.equal(['qrcode', 'web', 'desktop'])
    restore = pretend(UA.androidChrome)
    expect(connectPlatforms(CEDAR)).to.deep.equal(['mobile', 'web'])
  })

  it('recognises the wallets that open the page themselves, on phones', () => {
    instance()
    restore = pretend(UA.iosSafari)
    expect(connectPlatforms(PHANTOM)).to.deep.equal(['mobile'])
    restore()
    expect(connectPlatforms(PHANTOM)).to.deep.equal(['unsupported'])
  })
})
