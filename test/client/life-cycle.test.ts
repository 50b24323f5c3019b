import { expect } from '@open-wc/testing'

import { createWalletModal, getWalletModal, whenWalletModalReady } from '../../src/client.js'
import { NotCreatedError, SiweAndSiwxError } from '../../src/core/errors/config.js'
import { mainnet } from '../../src/networks.js'
import { ALICE, aspen, result } from '../helpers/fake-adapter.js'
import { endInstance, instance, OFFLINE } from '../helpers/instance.js'
import { network } from '../helpers/network.js'
import { FakeSiwx } from '../helpers/fake-siwx.js'
import { watchConsole } from '../controllers/stubs.js'
import { rejection } from '../helpers/rejection.js'
import { waitUntil } from '../helpers/wait-until.js'

/** Counts the page's listeners that were added and not removed, until `restore`. */
function watchListeners() {
  const real = { addEventListener: window.addEventListener, removeEventListener: window.removeEventListener }
  const living = new Map<unknown, string>()
  window.addEventListener = (type: string, listener: unknown, ...rest: unknown[]) => {
    living.set(listener, type)
    Reflect.apply(real.addEventListener, window, [type, listener, ...rest])
  }
  window.removeEventListener = (type: string, listener: unknown, ...rest: unknown[]) => {
    living.delete(listener)
    Reflect.apply(real.removeEventListener, window, [type, listener, ...rest])
  }
  return { types: () => [...living.values()].sort(), restore: () => void Object.assign(window, real) }
}

describe('the life of an instance', () => {
  afterEach(endInstance)

  it('can be waited for before it is created, and afterwards', async () => {
    const early = whenWalletModalReady()
    const { modal } = instance()
    expect(await early).to.equal(modal)
    expect(modal.getState().initialized).to.equal(true)
    expect(await whenWalletModalReady()).to.equal(modal)
  })

  it('is waited for until there is one that lives, as with React’s StrictMode', async () => {
    const early = whenWalletModalReady()
    instance().modal.destroy()
    const late = whenWalletModalReady()
    const { modal } = instance()
    expect([await early, await late]).to.deep.equal([modal, modal])
  })

  it('is one per page: a second creation warns and returns the first', () => {
    const lines = watchConsole()
    try {
      const { modal } = instance()
      const second = createWalletModal({ networks: [mainnet], ...OFFLINE, themeMode: 'light' })
      expect(second).to.equal(modal)
      expect(modal.getThemeMode()).to.equal('system')
      expect(lines.of('warn').join()).to.contain('createWalletModal() was called again')
    } finally {
      lines.restore()
    }
  })

  it('can be got while it lives, and only then', () => {
    expect(getWalletModal).to.throw(NotCreatedError, 'Call createWalletModal() first')
    const { modal } = instance()
    expect(getWalletModal()).to.equal(modal)
    modal.destroy()
    expect(getWalletModal).to.throw(NotCreatedError)
  })

  it('shows nothing and asks no wallet once it has ended', async () => {
    const { modal } = instance()
    modal.destroy()
    const eip155 = { namespace: 'eip155', connectorId: aspen.id } as const
    for (const work of [
      modal.open(),
      modal.connect(aspen.id),
      modal.watch(ALICE, 'eip155'),
      modal.switchConnection(eip155),
      modal.switchNetwork(mainnet),
      modal.signIn(),
      modal.sendCalls({ calls: [] }),
      modal.explainWallet(aspen.id),
      modal.diagnose(),
    ])
      expect(await rejection(work)).to.be.instanceOf(NotCreatedError)
    expect(instance().modal.isOpen()).to.equal(false)
  })

  it('does not start with both sign-in options', () => {
    const create = () =>
      createWalletModal({ networks: [mainnet], ...OFFLINE, siwx: new FakeSiwx(), siweConfig: new FakeSiwx() })
    expect(create).to.throw(SiweAndSiwxError, 'Cannot set both `siweConfig` and `siwx` options')
    expect(getWalletModal).to.throw(NotCreatedError)
  })

  it('is initialized once nothing is left to restore', async () => {
    const { modal } = instance()
    await modal.ready()
    expect(modal.getState().initialized).to.equal(true)
    modal.destroy()
    expect(modal.getState().initialized).to.equal(false)
  })

  it('restores its connections once the browser is online, if it was not at first', async () => {
    const first = instance().modal
    await first.connect(aspen.id)
    first.destroy()
    const offline = network({ online: false, served: false })
    const { modal } = instance()
    try {
      await modal.ready()
      expect(modal.getAccount().status).to.equal('disconnected')
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => modal.getAccount().status === 'connected', 'not restored')
  })

  it('ends without an element, a listener or an account, and stored connections stay', async () => {
    const listeners = watchListeners()
    try {
      const { modal } = instance()
      await modal.connect(aspen.id)
      void modal.open()
      await waitUntil(() => document.querySelector('w3m-modal'), 'no dialog')
      modal.destroy()
      modal.destroy()
      expect(document.querySelector('w3m-modal')).to.equal(null)
      expect(listeners.types().filter(type => type === 'storage' || type === 'pageshow')).to.deep.equal([])
      expect(modal.isOpen()).to.equal(false)
      expect(modal.getAccount()).to.include({ status: 'disconnected', address: undefined })
      expect(localStorage.getItem('@appkit/connections')).to.contain(aspen.id)
    } finally {
      listeners.restore()
    }
  })

  it('ends only the instance of its own handle', async () => {
    const listeners = watchListeners()
    try {
      const { modal } = instance()
      modal.destroy()
      const { modal: next } = instance()
      modal.destroy()
      expect(getWalletModal()).to.equal(next)
      expect(await next.connect(aspen.id)).to.include({ isConnected: true })
      next.destroy()
      expect(getWalletModal).to.throw(NotCreatedError)
      expect(listeners.types().filter(type => type === 'storage' || type === 'pageshow')).to.deep.equal([])
    } finally {
      listeners.restore()
    }
  })

  it('passes the next instance nothing from a wallet that the previous one was asking', async () => {
    let agree: (() => void) | undefined
    const { modal } = instance({ connect: () => new Promise(resolve => (agree = () => resolve(result()))) })
    const task = modal.connect(aspen.id).catch((reason: unknown) => reason)
    await waitUntil(() => agree, 'not asked')
    modal.destroy()
    const { modal: next } = instance()
    agree?.()
    expect(await task).to.be.instanceOf(Error)
    expect(next.getAccount().status).to.equal('disconnected')
    expect(localStorage.getItem('@appkit/connections')).to.equal(null)
  })

  it('leaves no more behind after 50 rounds than after one', async () => {
    const listeners = watchListeners()
    const count = () => [document.querySelectorAll('*').length, listeners.types().length, localStorage.length]
    try {
      instance()
      await endInstance()
      const before = count()
      for (let round = 0; round < 50; round++) {
        instance().modal.subscribeAccount(() => undefined)
        await endInstance()
      }
      expect(count()).to.deep.equal(before)
    } finally {
      listeners.restore()
    }
  })

  it('can start over with other options', () => {
    instance({}, { themeMode: 'light' }).modal.destroy()
    const { modal } = instance({}, { networks: [mainnet] })
    expect(modal.getThemeMode()).to.equal('system')
    expect(modal.getCaipNetworks()).to.have.length(1)
  })
})
