import { expect } from '@open-wc/testing'

import { storedRows } from '../../../src/services/storage/rows.js'

describe('the rows of the storage', () => {
  afterEach(() => localStorage.clear())

  it('are only ours, by name, with their sizes in bytes', () => {
    localStorage.setItem('of the site', 'x')
    localStorage.setItem('@appkit/wallet_name', 'Zürich')
    localStorage.setItem('@appkit-wallet/EMAIL', 'a@b.example')
    localStorage.setItem('wc@2:core:0.3//keychain', '{}')
    expect(storedRows()).to.deep.equal([
      { name: '@appkit-wallet/EMAIL', bytes: 11 },
      { name: '@appkit/wallet_name', bytes: 7 },
      { name: 'wc@2:core:0.3//keychain', bytes: 2 },
    ])
  })

  it('are none if the browser blocks storage', () => {
    expect(storedRows(() => undefined)).to.deep.equal([])
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(storedRows(refuse)).to.deep.equal([])
  })
})
