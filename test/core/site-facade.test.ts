import { expect } from '@open-wc/testing'

import { siteFacade, walletObject } from '../../src/core/site-facade.js'
import { PROXIES, whatBreaks } from '../helpers/behind-proxies.js'

/** A provider as wallets write them: a class that keeps what it needs to itself. */
class Extension {
  #accounts = ['0x1']
  readonly #listeners: (() => void)[] = []
  isExtension = true
  request(): Promise<readonly string[]> {
    return Promise.resolve(this.#accounts)
  }
  get chainId(): string {
    return `0x${this.#accounts.length}`
  }
  on(_event: string, listener: () => void): this {
    this.#listeners.push(listener)
    return this
  }
  emit(): void {
    for (const listener of this.#listeners) listener()
  }
}

describe('walletObject', () => {
  it('returns plain objects unchanged, so that they equal the page’s', () => {
    const plain = { request: async () => '0x1' }
    expect(walletObject(plain)).to.equal(plain)
    const bare: object = Object.create(null)
    expect(walletObject(bare)).to.equal(bare)
  })

  it('hands out an instance of a class so that it works behind a site’s proxies', async () => {
    expect(await whatBreaks(new Extension()), 'as it is it does not').not.to.deep.equal([])
    expect(await whatBreaks(walletObject(new Extension()), () => ['change', () => undefined])).to.deep.equal([])
  })

  it('works as the object itself: class, members, events, and what is written', async () => {
    const extension = new Extension()
    for (const wrap of PROXIES) {
      const given = wrap(walletObject(extension) as Extension) // the same class
      expect(given).to.be.instanceOf(Extension)
      expect(given.chainId).to.equal('0x1')
      expect('isExtension' in given).to.equal(true)
      expect(await given.request()).to.deep.equal(['0x1'])
      let heard = 0
      expect(given.on('x', () => (heard += 1)).chainId, 'calls can be chained').to.equal('0x1')
      extension.emit()
      expect(heard).to.equal(1)
      given.isExtension = false
      expect(extension.isExtension).to.equal(false)
      extension.isExtension = true
    }
  })

  it('is the same object each time, with the same functions', () => {
    const extension = new Extension()
    expect(walletObject(extension)).to.equal(walletObject(extension))
    expect(siteFacade(extension).request).to.equal(siteFacade(extension).request)
  })

  it('can hand out an instance that is frozen', async () => {
    const frozen = Object.freeze(Object.assign(new Extension(), { ask: () => 'answer' }))
    const given = walletObject(frozen) as typeof frozen // the same class
    expect(given.ask()).to.equal('answer')
    expect(await given.request()).to.deep.equal(['0x1'])
  })

  it('runs each call through the given function', async () => {
    const names: PropertyKey[] = []
    const given = siteFacade(new Extension(), (call, name) => (names.push(name), call()))
    await given.request()
    given.emit()
    expect(names).to.deep.equal(['request', 'emit'])
  })
})
