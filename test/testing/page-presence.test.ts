import { expect } from '@open-wc/testing'

import { discover, makeWallet, removeWallets } from './harness.js'
import { waitUntil } from '../helpers/wait-until.js'

afterEach(removeWallets)

describe('test wallet in the page', () => {
  it('announces itself when made and answers discovery, synchronously', () => {
    let seen = 0
    const count = (): void => void (seen += 1)
    window.addEventListener('eip6963:announceProvider', count)
    const wallet = makeWallet({ name: 'Fox & Co', uuid: 'u-1' })
    window.removeEventListener('eip6963:announceProvider', count)
    expect(seen).to.equal(1)
    const [found, ...others] = discover()
    expect(others).to.have.length(0)
    expect(found?.provider).to.equal(wallet.provider)
    expect(found?.info).to.deep.include({ name: 'Fox & Co', uuid: 'u-1', rdns: 'com.example.fox-co' })
    expect(found?.info.icon).to.match(/^data:image\/svg\+xml,/)
    expect(Object.isFrozen(found)).to.equal(true)
    expect(Object.isFrozen(found?.info)).to.equal(true)
  })

  it('has a picture that a browser can paint', async () => {
    const image = new Image()
    image.src = makeWallet().info.icon
    await image.decode()
    expect(image.naturalWidth).to.equal(96)
  })

  it('gives every wallet its own uuid', () => {
    expect(makeWallet().info.uuid).to.not.equal(makeWallet().info.uuid)
  })

  it('stays silent while late, and answers discovery once announced', () => {
    const wallet = makeWallet({ announce: 'late' })
    expect(discover()).to.have.length(0)
    wallet.announce()
    expect(discover()).to.have.length(1)
  })

  it('announces after the given time', async () => {
    makeWallet({ announce: 20 })
    expect(discover()).to.have.length(0)
    await waitUntil(() => discover().length === 1, undefined)
  })

  it('never announces automatically when told not to', async () => {
    makeWallet({ announce: false })
    makeWallet({ announce: 10, name: 'Later' })
    await waitUntil(() => discover().length > 0)
    expect(discover().map(({ info }) => info.name)).to.deep.equal(['Later'])
  })

  it('does not announce after it was removed meanwhile', async () => {
    const wallet = makeWallet({ announce: 10 })
    makeWallet({ announce: 10, name: 'Later' })
    wallet.uninstall()
    await waitUntil(() => discover().length > 0)
    expect(discover().map(({ info }) => info.name)).to.deep.equal(['Later'])
  })

  it('is gone when uninstalled, and comes back when installed again', () => {
    const wallet = makeWallet()
    wallet.provider.on?.('accountsChanged', () => undefined)
    expect(wallet.listenerCount()).to.equal(1)
    wallet.uninstall()
    expect(discover()).to.have.length(0)
    expect(wallet.listenerCount()).to.equal(0)
    wallet.install()
    wallet.install()
    expect(discover()).to.have.length(1)
  })

  it('puts itself at window.ethereum only when asked to, and restores what was there', () => {
    makeWallet()
    expect('ethereum' in window).to.equal(false)
    const wallet = makeWallet({ inject: true, announce: false })
    expect(Reflect.get(window, 'ethereum')).to.equal(wallet.provider)
    wallet.uninstall()
    expect('ethereum' in window).to.equal(false)

    Object.defineProperty(window, 'ethereum', { get: () => 'other', configurable: true })
    makeWallet({ inject: true }).uninstall()
    expect(Reflect.get(window, 'ethereum')).to.equal('other')
    Reflect.deleteProperty(window, 'ethereum')
  })

  for (const [title, order] of [
    ['in the order in which they came', [0, 1, 2]],
    ['in the opposite order', [2, 1, 0]],
    ['in any order', [1, 0, 2]],
  ] as const)
    it(`leaves window.ethereum as it was when several leave it ${title}`, () => {
      const wallets = ['One', 'Two', 'Three'].map(name => makeWallet({ name, inject: true, announce: false }))
      const left = new Set(wallets)
      for (const index of order) {
        wallets[index]?.uninstall()
        left.delete(wallets[index] ?? expect.fail())
        expect(Reflect.get(window, 'ethereum')).to.equal([...left].at(-1)?.provider)
      }
      expect('ethereum' in window).to.equal(false)
    })

  it('is in front again when installed again', () => {
    const [one, two] = [makeWallet({ inject: true }), makeWallet({ inject: true, name: 'Two' })]
    one.uninstall()
    one.install()
    expect(Reflect.get(window, 'ethereum')).to.equal(one.provider)
    one.uninstall()
    expect(Reflect.get(window, 'ethereum')).to.equal(two.provider)
    two.uninstall()
    expect('ethereum' in window).to.equal(false)
  })

  it('makes a provider without events when asked to', () => {
    const { provider } = makeWallet({ events: false })
    expect(Object.keys(provider)).to.deep.equal(['request'])
  })
})
