import { expect } from '@open-wc/testing'

import { createStandardWallets, type StandardWallets } from '../../../src/services/wallets/standard.js'
import { explorerIdOf } from '../../../src/services/wallets/standard-ids.js'
import { holdWallet, releaseHold } from '../../../src/services/wallets/standard-use.js'
import { bindStandardWallet, parseStandardAccounts } from '../../../src/services/wallets/standard-wallet.js'

const REGISTER = 'wallet-standard:register-wallet'
const READY = 'wallet-standard:app-ready'
const ADDRESS = '3R7HvhUqwufNYdJ419R5NsZxZZYt44kmi3QrLbzJhEi8'

interface Api {
  register(...wallets: readonly unknown[]): () => void
}

/** A wallet object; what is given replaces parts of it. */
const makeWallet = (parts: object = {}): object => ({
  version: '1.0.0',
  name: 'One',
  icon: 'data:image/svg+xml,<svg/>',
  chains: ['solana:mainnet'],
  accounts: [],
  features: { 'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [] }) } },
  ...parts,
})

/** A separate page for each test. */
function makePage(): {
  readonly target: EventTarget
  readonly found: StandardWallets
  readonly register: (detail: unknown) => void
} {
  const target = new EventTarget()
  return {
    target,
    found: createStandardWallets(target),
    register: detail => void target.dispatchEvent(new CustomEvent(REGISTER, { detail })),
  }
}

const throwing = (): never => {
  throw new Error('hostile')
}

describe('Wallet Standard discovery', () => {
  it('finds wallets that came first, and those that come later', () => {
    const { target, found, register } = makePage()
    const early = makeWallet()
    target.addEventListener(READY, event => (event as CustomEvent<Api>).detail.register(early))
    let told = 0
    found.subscribe(() => (told += 1))
    found.start()
    register((api: Api) => api.register(makeWallet({ name: 'Two' }), makeWallet({ name: 'Three' })))
    expect(found.list().map(({ name }) => name)).to.deep.equal(['One', 'Two', 'Three'])
    expect(told).to.equal(2)
    found.start()
    expect(found.list()).to.have.length(3)
  })

  it('accepts nothing before it starts and after it stops', () => {
    const { found, register } = makePage()
    let late: Api | undefined
    register((api: Api) => api.register(makeWallet()))
    found.start()
    register((api: Api) => (late = api))
    found.stop()
    register((api: Api) => api.register(makeWallet()))
    late?.register(makeWallet())
    expect(found.list()).to.have.length(0)
  })

  it('lets a wallet unregister itself', () => {
    const { found, register } = makePage()
    found.start()
    let unregister: (() => void) | undefined
    register((api: Api) => (unregister = api.register(makeWallet())))
    unregister?.()
    unregister?.()
    expect(found.list()).to.have.length(0)
  })

  it('gives the same key to one wallet for every family that looks', () => {
    const wallet = makeWallet()
    const [a, b] = [bindStandardWallet(wallet), bindStandardWallet(wallet)]
    expect(a?.key).to.equal(b?.key)
    expect(bindStandardWallet(makeWallet())?.key).not.to.equal(a?.key)
  })

  it('survives callbacks and wallets of every wrong shape', () => {
    const { found, register } = makePage()
    found.start()
    const proxy = new Proxy({}, { get: throwing, ownKeys: throwing, has: throwing })
    for (const detail of [undefined, null, 7, 'x', {}, throwing]) register(detail)
    const wrong = [undefined, null, 7, 'x', [], {}, proxy, makeWallet({ name: '' }), makeWallet({ name: 7 })]
    wrong.push(makeWallet({ name: '\u202e\u200b' }), makeWallet({ features: null }), makeWallet({ features: { x: 1 } }))
    wrong.push(Object.defineProperty({}, 'name', { get: throwing }))
    register((api: Api) => api.register(...wrong))
    expect(found.list()).to.have.length(0)
    register((api: Api) => {
      api.register(makeWallet())
      throw new Error('late')
    })
    expect(found.list()).to.have.length(1)
  })

  it('accepts at most 200 wallets', () => {
    const { found, register } = makePage()
    found.start()
    register((api: Api) =>
      api.register(...Array.from({ length: 500 }, (_, index) => makeWallet({ name: `W${index}` }))),
    )
    register((api: Api) => api.register(makeWallet()))
    expect(found.list()).to.have.length(200)
  })

  it('cleans names and drops invalid pictures', () => {
    const named = bindStandardWallet(makeWallet({ name: ' Evil\u202e\n Wallet ', icon: 'https://example.com/x.png' }))
    expect(named?.name).to.equal('Evil Wallet')
    expect(named?.icon).to.equal(undefined)
    for (const icon of ['javascript:alert(1)', 'data:text/html,x', `data:image/png,${'a'.repeat(200_000)}`, {}])
      expect(bindStandardWallet(makeWallet({ icon }))?.icon).to.equal(undefined)
  })
})

describe('a Wallet Standard wallet', () => {
  it('keeps the functions that it had when they were first seen', async () => {
    const connect = { version: '1.0.0', connect: async () => 'mine' }
    const features: Record<string, object> = { 'standard:connect': connect }
    const wallet = bindStandardWallet(makeWallet({ features }))
    connect.connect = async () => 'swapped'
    features['standard:connect'] = { connect: async () => 'replaced' }
    expect(await wallet?.call('standard:connect', 'connect')).to.equal('mine')
  })

  it('follows changes, adds new features, and drops removed ones', async () => {
    const listeners: (() => void)[] = []
    const features: Record<string, object> = {
      'standard:connect': { connect: async () => 1 },
      'standard:events': { on: (_: string, listener: () => void) => (listeners.push(listener), throwing) },
    }
    const wallet = bindStandardWallet(makeWallet({ features }))
    let heard = 0
    const stop = wallet?.onChange(() => (heard += 1))
    features['solana:signMessage'] = { signMessage: async () => 'signed' }
    expect(wallet?.has('solana:signMessage')).to.equal(false)
    listeners[0]?.()
    expect(await wallet?.call('solana:signMessage', 'signMessage')).to.equal('signed')
    delete features['solana:signMessage']
    listeners[0]?.()
    expect(wallet?.has('solana:signMessage')).to.equal(false)
    stop?.()
    listeners[0]?.()
    expect(heard).to.equal(2)
    wallet?.stop()
  })

  it('turns whatever happens in a call into a promise', async () => {
    const features = { 'standard:connect': { connect: throwing }, odd: { value: 7 } }
    const wallet = bindStandardWallet(makeWallet({ features }))
    for (const [feature, method] of [
      ['standard:connect', 'connect'],
      ['odd', 'value'],
      ['nothing', 'at all'],
      ['__proto__', 'toString'],
    ] as const) {
      const error: unknown = await wallet?.call(feature, method).catch((cause: unknown) => cause)
      expect(error).to.be.instanceOf(Error)
    }
    expect(wallet?.stated('odd', 'value')).to.equal(7)
  })

  it('is silent when its events do not work', () => {
    const events = { 'standard:events': { on: throwing } }
    const { features } = makeWallet() as { features: object }
    expect(bindStandardWallet(makeWallet({ features: { ...features, ...events } }))?.accounts()).to.deep.equal([])
  })

  it('copies accounts, each address once, and leaves rubbish out', () => {
    const good = {
      address: ADDRESS,
      publicKey: [1, 2, 3],
      chains: ['solana:mainnet', 7],
      features: 'x',
      label: ' Me\u200b ',
    }
    const accounts = parseStandardAccounts([
      good,
      { ...good, label: 'again' },
      null,
      'x',
      {},
      { address: 'a'.repeat(1_000) },
      Object.defineProperty({}, 'address', { get: throwing }),
    ])
    expect(accounts).to.have.length(1)
    expect(accounts?.[0]).to.deep.include({ address: ADDRESS, chains: ['solana:mainnet'], features: [], label: 'Me' })
    expect(accounts?.[0]?.publicKey).to.deep.equal(Uint8Array.of(1, 2, 3))
    expect(accounts?.[0]?.raw).to.equal(good)
    expect(parseStandardAccounts('x')).to.equal(undefined)
    expect(parseStandardAccounts(Array.from({ length: 500 }, (_, index) => ({ address: `a${index}` })))).to.have.length(
      100,
    )
  })
})

describe('how wallets are identified', () => {
  it('has catalogue ids for the names that wallets register with', () => {
    expect(explorerIdOf('Phantom')).to.equal(explorerIdOf('PHANTOM'))
    expect(explorerIdOf('Trust')).to.equal(explorerIdOf('Trust Wallet'))
    expect(explorerIdOf('Phantom 2')).to.equal(undefined)
    expect(explorerIdOf('constructor')).to.equal(undefined)
  })

  it('counts the families that are connected through one wallet', () => {
    const wallet = {}
    holdWallet(wallet, 'solana')
    holdWallet(wallet, 'bip122')
    expect(releaseHold(wallet, 'solana')).to.equal(false)
    expect(releaseHold(wallet, 'bip122')).to.equal(true)
    expect(releaseHold({}, 'bip122')).to.equal(true)
  })
})
