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
  const { last, seen } = mountHook(useWalletModalWallets)
  return { protocol, modal, last, seen }
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

  it('forgets it for good when that is demanded before there is a link', async () => {
    const { protocol, last, seen } = site()
    protocol.uris = [undefined] // it is slow
    const task = last().connect(await rowan(last))
    await until(() => last().connectingWallet?.name === 'Rowan' && protocol.attempts.length > 0)
    last().resetConnectingWallet()
    await until(() => last().connectingWallet === undefined)
    const { length } = seen
    protocol.emit('display_uri', pairingUri('1'))
    await until(() => last().wcUri === pairingUri('1'))
    protocol.attempts[0]?.approve()
    expect((await task).address).to.equal(BOB)
    const asked = seen.slice(length).map(({ connectingWallet }) => connectingWallet?.name)
    expect(asked.filter(Boolean)).to.deep.equal([])
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

  it('adds the payment to the link that is shown elsewhere, until the page asks for none', async () => {
    const { last } = site()
    const payable = (digit: string) => `${pairingUri(digit)}&pay=${encodeURIComponent('https://pay.example/1?a=b')}`
    const wallet = await rowan(last)
    const asked = [rejection(last().connect(wallet, undefined, { wcPayUrl: 'https://pay.example/1?a=b' }))]
    await until(() => last().wcUri === payable('1'))
    expect(await last().getWcUri()).to.equal(payable('1'))
    pairingController.wait(pairingUri('1'), Date.now() + 10_200)
    await until(() => last().wcUri === payable('2'))
    asked.push(rejection(last().connect(wallet)))
    await until(() => last().wcUri === pairingUri('2'))
    asked.push(rejection(last().connect(wallet, undefined, { wcPayUrl: 'https://pay.example/1?a=b' })))
    await until(() => last().wcUri === payable('2'))
    last().resetWcUri()
    for (const error of await Promise.all(asked)) expect(error).to.have.property('name', 'ModalClosedError')
    expect(await last().getWcUri()).to.equal(pairingUri('3'))
    last().resetWcUri()
  })

  it('gives a link for the next tap when the wallet could not be opened, for as long as it waits', async () => {
    const restore = pretend(UA.iosSafari)
    const navigation = recordNavigation({ active: false })
    try {
      const { protocol, last } = site()
      expect(last().connectingLink).to.equal(undefined)
      expect(last().openConnectingWallet()).to.equal(false)
      const task = last().connect(await rowan(last), undefined, { wcPayUrl: 'https://pay.example/1' })
      const linkOf = (digit: string): string =>
        `rowan://wc?uri=${encodeURIComponent(`${pairingUri(digit)}&pay=${encodeURIComponent('https://pay.example/1')}`)}`
      await until(() => last().connectingLink === linkOf('1'))
      expect(last().openConnectingWallet(), 'without a tap').to.equal(false)
      pairingController.wait(pairingUri('1'), Date.now() + 10_200)
      await until(() => last().connectingLink === linkOf('2'))
      navigation.active = true
      expect(last().openConnectingWallet()).to.equal(true)
      expect(navigation.opened).to.deep.equal([{ url: linkOf('2'), target: '_self' }])
      expect(openedWalletController.state.opened?.choice?.name).to.equal('Rowan')
      protocol.attempts[1]?.approve()
      await task
      await until(() => last().connectingLink === undefined)
    } finally {
      navigation.restore()
      restore()
    }
  })

  it('gives no such link elsewhere, and none for any wallet', async () => {
    const { last } = site()
    const task = last().connect(await rowan(last))
    task.catch(() => undefined)
    await until(() => last().wcUri !== undefined && last().connectingWallet)
    expect(last().connectingLink).to.equal(undefined)
    last().resetWcUri()
  })

  it('makes another link after one that failed', async () => {
    const { protocol, last } = site()
    protocol.uris = ['wc:nonsense']
    expect(await rejection(last().getWcUri())).to.have.property('name', 'InvalidPairingUriError')
    await until(() => last().wcError)
    expect(await last().getWcUri()).to.equal(pairingUri('2'))
    await until(() => last().wcUri === pairingUri('2') && !last().wcError)
    last().resetWcUri()
  })

  it('makes none if it is ended while its code is still loading', async () => {
    const { protocol, last } = site()
    const wallet = await rowan(last)
    const tasks = [last().getWcUri(), last().connect(wallet)].map(rejection)
    last().resetWcUri()
    for (const error of await Promise.all(tasks)) expect(error).to.have.property('name', 'ModalClosedError')
    expect(protocol.attempts).to.have.length(0)
    expect(pairingController.state.status).to.equal('idle')
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
