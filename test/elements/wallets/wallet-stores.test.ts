import { expect } from '@open-wc/testing'

import { hasDownloads } from '../../../src/elements/wallets/has-downloads.js'
import { walletStores } from '../../../src/elements/wallets/wallet-stores.js'

const wallet = { id: 'x', name: 'X' }

describe('walletStores', () => {
  it('names every place with a safe address, stores first', () => {
    const full = {
      ...wallet,
      homepage: 'https://h.example',
      play_store: 'https://p.example',
      app_store: 'https://a.example',
    }
    expect(walletStores(full).map(({ type }) => type)).to.deep.equal(['app_store', 'play_store', 'homepage'])
  })

  it('omits links that a phone cannot use, unless there are no others', () => {
    const full = {
      ...wallet,
      chrome_store: 'https://c.example',
      app_store: 'https://a.example',
      play_store: 'https://p.example',
      homepage: 'https://h.example',
    }
    const types = (patch: object) => walletStores(full, patch).map(({ type }) => type)
    expect(types({ ios: true })).to.deep.equal(['app_store', 'homepage'])
    expect(types({ android: true })).to.deep.equal(['play_store', 'homepage'])
    expect(types({})).to.deep.equal(['chrome_store', 'app_store', 'play_store', 'homepage'])
    expect(walletStores({ ...wallet, chrome_store: 'https://c.example' }, { ios: true })).to.have.lengthOf(1)
  })

  it('has none for a wallet without links or with links that may not be opened', () => {
    expect(hasDownloads(wallet)).to.equal(false)
    expect(hasDownloads({ ...wallet, homepage: 'javascript:alert(1)', chrome_store: 'data:text/html,x' })).to.equal(
      false,
    )
  })
})
