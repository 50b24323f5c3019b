import { expect } from '@open-wc/testing'

import { createTestBitcoinWallet, type TestBitcoinWallet } from '../../../src/testing/index.js'

let wallet: TestBitcoinWallet | undefined

afterEach(() => wallet?.uninstall())

/** How often a wallet registers with a page that is ready. */
function registrations(): number {
  const registered: unknown[] = []
  const register = (one: unknown): (() => void) => {
    registered.push(one)
    return () => undefined
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  return registered.length
}

const listed = (): unknown => Reflect.get(window, 'btc_providers')

describe('a Bitcoin test wallet in the page', () => {
  it('is there once, however often it is announced', () => {
    wallet = createTestBitcoinWallet({ presence: 'both' })
    wallet.announce()
    wallet.announce()
    expect(listed()).to.have.length(1)
    expect(registrations()).to.equal(1)
  })

  it('is gone when uninstalled, and comes back when installed again', () => {
    wallet = createTestBitcoinWallet({ presence: 'both' })
    wallet.uninstall()
    wallet.uninstall()
    expect(listed()).to.equal(undefined)
    expect(registrations()).to.equal(0)
    wallet.install()
    expect(listed()).to.have.length(1)
    expect(registrations()).to.equal(1)
  })
})
