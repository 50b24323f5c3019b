import { expect } from '@open-wc/testing'

import { createStore } from '../../../src/services/storage/store.js'
import { memoryStorage } from '../../helpers/memory-storage.js'

describe('store', () => {
  it('reads and writes local storage', () => {
    const storage = memoryStorage({ known: 'yes' })
    const store = createStore(() => storage)
    store.set('a', '1')
    expect(store.get('known')).to.equal('yes')
    expect(storage.getItem('a')).to.equal('1')
    store.remove('a')
    expect(store.get('a')).to.equal(undefined)
    expect(storage.getItem('a')).to.equal(null)
  })

  const broken: Readonly<Record<string, () => Storage | null | undefined>> = {
    missing: () => undefined,
    null: () => null,
    'a throwing getter': () => {
      throw new DOMException('denied', 'SecurityError')
    },
    'denied in every call': () => memoryStorage({}, () => true),
  }
  for (const [name, getStorage] of Object.entries(broken))
    it(`keeps values in memory when storage is ${name}`, () => {
      const store = createStore(getStorage)
      expect(store.get('a')).to.equal(undefined)
      store.set('a', '1')
      expect(store.get('a')).to.equal('1')
      store.remove('a')
      expect(store.get('a')).to.equal(undefined)
    })

  it('prefers a value that storage refused to the stored one until a write succeeds', () => {
    let full = true
    const storage = memoryStorage({ a: 'old' }, action => full && action === 'set')
    const store = createStore(() => storage)
    store.set('a', 'new')
    expect(store.get('a')).to.equal('new')
    expect(storage.getItem('a')).to.equal('old')
    full = false
    store.set('a', 'newer')
    storage.setItem('a', 'from another tab')
    expect(store.get('a')).to.equal('from another tab')
  })

  it('remembers a removal that storage refused', () => {
    const store = createStore(() => memoryStorage({ a: 'old' }, action => action === 'remove'))
    store.remove('a')
    expect(store.get('a')).to.equal(undefined)
  })
})
