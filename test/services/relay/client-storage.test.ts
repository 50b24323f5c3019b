import { expect } from '@open-wc/testing'

import { clientStorage, loadClient } from '../../../src/services/relay/client-storage.js'

const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'
const { open } = IDBFactory.prototype

/** A request for a database that is refused in a moment. */
function refused(): IDBOpenDBRequest {
  const request = new EventTarget() as IDBOpenDBRequest // all that is needed of one
  setTimeout(() => request.onerror?.call(request, new Event('error')))
  return request
}

/** Whether the database is there, once whoever opened it before has done so. */
const isMade = (): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE)
    asked.onupgradeneeded = () => {
      asked.transaction?.abort()
      resolve(false)
    }
    asked.onsuccess = () => {
      asked.result.close()
      resolve(true)
    }
    asked.onblocked = () => reject(new Error('blocked'))
  })

async function needed() {
  const storage = await clientStorage()
  if (!storage) throw new Error('The database is used')
  return storage
}

describe('client-storage', () => {
  afterEach(() => {
    IDBFactory.prototype.open = open
  })

  it('leaves the client its own database, and makes none by asking', async () => {
    expect(await clientStorage()).to.equal(undefined)
    expect(await isMade()).to.equal(false)
  })

  it('keeps everything for the lifetime of the page if the database is refused (ST-049)', async () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'InvalidStateError')
    }
    const storage = await needed()
    const session = { topic: 'a', keys: ['b'] }
    await storage.setItem('session', session)
    await storage.setItem('other', 1)
    session.keys.push('c')
    expect(await storage.getItem('session')).to.deep.equal({ topic: 'a', keys: ['b'] })
    expect(await storage.getKeys()).to.deep.equal(['session', 'other'])
    await storage.removeItem('other')
    expect(await (await needed()).getEntries()).to.deep.equal([['session', { topic: 'a', keys: ['b'] }]])
    expect(await storage.getItem('other')).to.equal(undefined)
    await storage.removeItem('session')
  })

  it('does the same where it is refused later', async () => {
    IDBFactory.prototype.open = refused
    expect(await clientStorage()).to.not.equal(undefined)
  })

  it('does the same when no one answers', async function () {
    this.timeout(4_000)
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest // silent
    expect(await clientStorage()).to.not.equal(undefined)
  })

  it('loads the client where reading `localStorage` throws, and leaves the page as it was', async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    if (!own) throw new Error('The browser has it elsewhere')
    const get = (): never => {
      throw new DOMException('Refused', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })
    try {
      expect(await loadClient(async () => typeof globalThis.localStorage)).to.equal('undefined')
      const failed = loadClient(() => Promise.reject(new Error('offline')))
      expect(String(await failed.catch(String))).to.equal('Error: offline')
      expect(Object.getOwnPropertyDescriptor(globalThis, 'localStorage')?.get).to.equal(get)
    } finally {
      Object.defineProperty(globalThis, 'localStorage', own)
    }
    expect(await loadClient(async () => globalThis.localStorage)).to.equal(localStorage)
  })
})
