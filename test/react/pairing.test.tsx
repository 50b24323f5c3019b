import { expect } from '@open-wc/testing'

import { openedWalletController } from '../../src/controllers/pairing/opened-wallet.js'
import { pairingController } from '../../src/controllers/pairing/pairing.js'
import { useWalletModalWallets } from '../../src/react/index.js'
import { BOB } from '../helpers/fake-adapter.js'
import { FakeProtocol, pairingUri } from '../helpers/fake-protocol.js'
import { endInstance, instance, OFFLINE } from '../helpers/instance.js'
import { recordNavigation } from '../helpers/pairing.js'
import { pretend, UA } from '../helpers/phones.js'
import { rejection } from '../helpers/rejection.js'
import { mountHook, unmountAll, until } from './render.js'

const CATALOGUE = [{ id: 'rowan', name: 'Rowan', mobile_link: 'rowan://' }]

function site(options: object = {}) {
  const protocol = new FakeProtocol()
  Object.assign(protocol.client.core, { crypto: { getClientId: async () => 'did:key:z6Mk' } })
  const services = { ...OFFLINE.services, catalogue: CATALOGUE }
  const { modal } = instance({}, { universalProvider: protocol, services, ...options })
  const { last } = mountHook(useWalletModalWallets)
  return { protocol, modal, last }
}

async function rowan(last: ReturnType<typeof site>['last']) {
  await last().fetchWallets({})
  await until(() => last().wcWallets.some(({ id }) => id === 'rowan'))
  const item = last().wcWallets.find(({ id }) => id === 'rowan')
  if (!item) throw new Error('no Rowan')
  return item
}

describe('useWalletModalWallets, wallets elsewhere', () => {
  afterEach(async () => {
    unmountAll()
    await endInstance()
  })

  it('returns a pairing link without the modal, until a wallet uses it', async () => {
    const { protocol, modal, last } = site()
    expect(last()).to.include({ wcUri: undefined, isFetchingWcUri: false, wcError: undefined, wcClientId: undefined })
    protocol.uris = [undefined] // it is slow
    const task = last().getWcUri()
    await until(() => last().isFetchingWcUri && protocol.attempts.length > 0)
    protocol.emit('display_uri', pairingUri('1'))
    expect(await task).to.equal(pairingUri('1'))
    await until(() => last().wcUri === pairingUri('1') && !last().isFetchingWcUri)
    await until(() => last().wcClientId === 'did:key:z6Mk')
    expect(modal.isOpen()).to.equal(false)
    protocol.attempts[0]?.approve()
    await until(() => modal.getAccount().address === BOB && last().wcUri === undefined)
    expect(modal.isOpen()).to.equal(false)
  })

  it('creates a fresh link after a rejection, and reports the rejection', async () => {
    const { protocol, last } = site()
    await last().getWcUri()
    protocol.attempts[0]?.fail(Object.assign(new Error('User rejected.'), { code: 5000 }))
    await until(() => last().wcError?.name === 'ConnectionRejectedError' && last().wcUri === pairingUri('2'))
  })

  it('makes a fresh link before the old one expires', async () => {
    const { last } = site()
    await last().getWcUri()
    pairingController.wait(pairingUri('1'), Date.now() + 10_300)
    await until(() => last().wcUri === pairingUri('2'))
  })

  it('ends the pairing on demand', async () => {
    const { protocol, modal, last } = site()
    await last().getWcUri()
    last().resetWcUri()
    await until(() => last().wcUri === undefined)
    expect(pairingController.state.status).to.equal('idle')
    protocol.attempts[0]?.approve()
    await until(() => protocol.calls.length > 0 || !modal.getIsConnectedState())
    expect(modal.getIsConnectedState()).to.equal(false)
  })

  it('explains why there is no link', async () => {
    const { last } = site({ universalProvider: undefined })
    const error = await rejection(last().getWcUri())
    expect(error).to.have.property('name', 'ServiceOffError')
    await until(() => last().wcError?.name === 'ServiceOffError')
  })

  it('pairs with a wallet that is not installed, and names it meanwhile', async () => {
    const { protocol, last } = site()
    const task = last().connect(await rowan(last))
    await until(() => last().connectingWallet?.name === 'Rowan' && last().wcUri === pairingUri('1'))
    protocol.attempts[0]?.approve()
    expect((await task).address).to.equal(BOB)
    await until(() => last().connectingWallet === undefined)
  })

  it('pairs with any wallet by the item of WalletConnect, without the modal', async () => {
    const { protocol, modal, last } = site()
    await last().fetchWallets({})
    const ofRelay = () => last().wallets.find(({ connectors }) => connectors.some(({ id }) => id === 'walletConnect'))
    await until(ofRelay)
    const item = ofRelay()
    if (!item) throw new Error('no such item')
    const task = last().connect(item, 'eip155')
    await until(() => last().wcUri === pairingUri('1'))
    expect(modal.isOpen()).to.equal(false)
    protocol.attempts[0]?.approve()
    expect((await task).address).to.equal(BOB)
    expect(modal.isOpen()).to.equal(false)
  })

  it('forgets which wallet is asked, on demand', async () => {
    const { last } = site()
    last()
      .connect(await rowan(last))
      .catch(() => undefined)
    await until(() => last().connectingWallet?.name === 'Rowan')
    last().resetConnectingWallet()
    await until(() => last().connectingWallet === undefined)
    await until(() => last().wcUri !== undefined)
    expect(last().connectingWallet).to.equal(undefined)
    last().resetWcUri()
  })

  it('opens the wallet on a phone with the payment, and never without a tap', async () => {
    const restore = pretend(UA.iosSafari)
    const navigation = recordNavigation()
    try {
      const { protocol, last } = site()
      const wallet = await rowan(last)
      const task = last().connect(wallet, undefined, { wcPayUrl: 'https://pay.example/1?a=b' })
      await until(() => navigation.opened.length > 0)
      const uri = `${pairingUri('1')}&pay=${encodeURIComponent('https://pay.example/1?a=b')}`
      expect(navigation.opened[0]?.url).to.equal(`rowan://wc?uri=${encodeURIComponent(uri)}`)
      expect(openedWalletController.state.opened?.walletId).to.equal('rowan')
      protocol.attempts[0]?.approve()
      await task
      navigation.active = false
      await last().getWcUri()
      last()
        .connect(wallet, undefined, { wcPayUrl: 'javascript:1' })
        .catch(() => undefined)
      await until(() => last().connectingWallet?.name === 'Rowan')
      expect(navigation.opened).to.have.length(1)
      last().resetWcUri()
    } finally {
      navigation.restore()
      restore()
    }
  })

  it('waits for the link that the site makes itself', async () => {
    const { modal, protocol, last } = site({ manualWCControl: true })
    const task = last().getWcUri()
    await until(() => last().isFetchingWcUri)
    void modal.open({ uri: pairingUri('7') })
    expect(await task).to.equal(pairingUri('7'))
    await until(() => last().wcUri === pairingUri('7'))
    expect(protocol.attempts).to.have.length(0)
  })
})
