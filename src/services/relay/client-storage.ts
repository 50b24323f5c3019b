import { within } from '../../core/time.js'

/** The protocol client's storage for keys and sessions. */
export interface ClientStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** The client's own database. */
const DATABASE = 'WALLET_CONNECT_V2_INDEXED_DB'
/** Some browsers neither open a database nor report a failure; the wait is limited to this, in ms. */
const OPEN_TIMEOUT = 2_000

/** Values kept for the lifetime of the page, by key. */
const texts = new Map<string, string>()

// the client knows the type it stored under a key
const valueOf = <T>(text: string): T => JSON.parse(text) as T

const memory: ClientStorage = {
  getKeys: () => Promise.resolve([...texts.keys()]),
  getEntries: <T>() => Promise.resolve([...texts].map(([key, text]): [string, T] => [key, valueOf<T>(text)])),
  getItem<T>(key: string) {
    const text = texts.get(key)
    return Promise.resolve(text === undefined ? undefined : valueOf<T>(text))
  },
  setItem: (key, value) => Promise.resolve(void texts.set(key, JSON.stringify(value))),
  removeItem: key => Promise.resolve(void texts.delete(key)),
}

/** Opens the client's database, without creating it if it does not exist. */
const open = (): Promise<boolean> =>
  new Promise(resolve => {
    const asked = indexedDB.open(DATABASE)
    asked.onupgradeneeded = () => {
      asked.transaction?.abort()
      resolve(true)
    }
    asked.onsuccess = () => {
      asked.result.close()
      resolve(true)
    }
    asked.onerror = event => {
      event.preventDefault()
      resolve(false)
    }
  })

/**
 * The protocol client's storage: `undefined` means its own database, the default. If the browser refuses that, as in
 * private windows and some apps, the client would wait for it forever or expose its keys to every script in the page;
 * then they are kept only for the lifetime of the page.
 */
export async function clientStorage(): Promise<ClientStorage | undefined> {
  const opens = await within(open(), OPEN_TIMEOUT, () => new Error('IndexedDB does not answer')).catch(() => false)
  return opens ? undefined : memory
}

function isLocalStorageBlocked(): boolean {
  try {
    void globalThis.localStorage
    return false
  } catch {
    return true // cookies are blocked, or the frame is sandboxed
  }
}

/**
 * Loads the protocol client, whose modules read `localStorage` while loading and fail permanently if that throws: in
 * that case they see none.
 */
export async function loadClient<T>(load: () => Promise<T>): Promise<T> {
  if (!isLocalStorageBlocked()) return load()
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Reflect.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined })
  try {
    return await load()
  } finally {
    if (own) Reflect.defineProperty(globalThis, 'localStorage', own)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
}
