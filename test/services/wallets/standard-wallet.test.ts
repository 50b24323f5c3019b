import { expect } from '@open-wc/testing'

import { ConnectError } from '../../../src/core/errors/attempt.js'
import { bindStandardWallet, parseStandardAccounts } from '../../../src/services/wallets/standard-wallet.js'
import { rejection } from '../../helpers/rejection.js'

const ICON = 'data:image/png;base64,iVBORw0KGgo='

const throwing = (): never => {
  throw new Error('hostile')
}

const connectable = { 'standard:connect': { version: '1.0.0', connect: () => ({ accounts: [] }) } }

/** A wallet object; what is given replaces parts of it. */
const makeWallet = (parts: object = {}): Record<string, unknown> => ({
  version: '1.0.0',
  name: 'One',
  icon: ICON,
  chains: ['solana:mainnet'],
  accounts: [],
  features: connectable,
  ...parts,
})

/** Binds what must be bindable. */
function bind(value: unknown) {
  const wallet = bindStandardWallet(value)
  if (!wallet) throw new Error('it was not bound')
  return wallet
}

describe('a Wallet Standard wallet', () => {
  it('has its name, its icon and its chains', () => {
    const raw = makeWallet()
    const wallet = bind(raw)
    expect(wallet).to.include({ name: 'One', icon: ICON, raw })
    expect(wallet.chains()).to.deep.equal(['solana:mainnet'])
  })

  it('has one key for its life, and another than the next wallet', () => {
    const raw = makeWallet()
    expect(bind(raw).key).to.equal(bind(raw).key)
    expect(bind(raw).key).not.to.equal(bind(makeWallet()).key)
  })

  it('that speaks only Bitcoin is one as well', () => {
    const features = { 'bitcoin:connect': { connect: () => ({ accounts: [] }) } }
    expect(bind(makeWallet({ features })).has('bitcoin:connect')).to.equal(true)
  })

  for (const [why, parts] of [
    ['has no name', { name: '' }],
    ['has a name that is no text', { name: { toString: () => 'One' } }],
    ['has no features', { features: undefined }],
    ['cannot connect', { features: { 'standard:events': { on: () => () => 1 } } }],
    ['connects with a text', { features: { 'standard:connect': { connect: 'x' } } }],
  ] as const)
    it(`is rejected when it ${why}`, () => expect(bindStandardWallet(makeWallet(parts))).to.equal(undefined))

  for (const value of [undefined, null, 'One', 1, () => 1])
    it(`is not ${String(value)}`, () => expect(bindStandardWallet(value)).to.equal(undefined))

  it('is rejected when its getters throw', () =>
    expect(
      bindStandardWallet({
        name: 'One',
        get features() {
          return throwing()
        },
      }),
    ).to.equal(undefined))

  it('shows no icon that is not an embedded picture', () => {
    expect(bind(makeWallet({ icon: 'https://tracker.example/i.png' })).icon).to.equal(undefined)
    expect(bind(makeWallet({ icon: 'javascript:alert(1)' })).icon).to.equal(undefined)
  })

  it('lists at most 100 chains, without invalid names', () => {
    const chains = [1, '', 'x'.repeat(129), ...Array.from({ length: 200 }, (_, index) => `solana:${index}`)]
    expect(bind(makeWallet({ chains })).chains()).to.have.length(97)
  })
})

describe('features of a Wallet Standard wallet', () => {
  it('are called on the feature, as they were when first seen', async () => {
    const sign = {
      by: 'first',
      sign(input: unknown) {
        return [this.by, input]
      },
    }
    const wallet = bind(makeWallet({ features: { ...connectable, 'solana:sign': sign } }))
    sign.sign = () => ['swapped']
    expect(await wallet.call('solana:sign', 'sign', 5)).to.deep.equal(['first', 5])
  })

  it('state plain values', () => {
    const features = { ...connectable, 'solana:sign': { supportedTransactionVersions: ['legacy', 0] } }
    const wallet = bind(makeWallet({ features }))
    expect(wallet.stated('solana:sign', 'supportedTransactionVersions')).to.deep.equal(['legacy', 0])
    expect(wallet.stated('solana:other', 'supportedTransactionVersions')).to.equal(undefined)
  })

  it('that are missing reject by name', async () => {
    const error = await rejection(bind(makeWallet()).call('solana:sign', 'sign'))
    expect(error).to.be.instanceOf(ConnectError)
    expect((error as ConnectError).details).to.equal('The wallet lacks solana:sign.')
  })

  it('that throw reject', async () => {
    const wallet = bind(makeWallet({ features: { 'standard:connect': { connect: throwing } } }))
    expect(String(await rejection(wallet.call('standard:connect', 'connect')))).to.equal('Error: hostile')
  })
})

describe('changes of a Wallet Standard wallet', () => {
  /** A wallet with scripted changes. */
  function changing(parts: object = {}) {
    const listeners = new Set<() => void>()
    const events = { on: (_: string, hear: () => void) => (listeners.add(hear), () => listeners.delete(hear)) }
    const raw = makeWallet({ features: { ...connectable, 'standard:events': events }, ...parts })
    return { raw, wallet: bind(raw), listeners, tell: () => listeners.forEach(hear => hear()) }
  }

  it('are sent to every listener until it is removed', () => {
    const { wallet, tell } = changing()
    const heard: string[] = []
    const stop = wallet.onChange(() => void heard.push('one'))
    wallet.onChange(() => void heard.push('two'))
    tell()
    stop()
    tell()
    expect(heard).to.deep.equal(['one', 'two', 'two'])
  })

  it('bring features that are new', async () => {
    const { raw, wallet, tell } = changing()
    raw['features'] = { ...(raw['features'] as object), 'solana:sign': { sign: () => 'signed' } }
    expect(wallet.has('solana:sign')).to.equal(false)
    tell()
    expect(await wallet.call('solana:sign', 'sign')).to.equal('signed')
  })

  it('cannot put another function in the place of a known one', async () => {
    const { raw, wallet, tell } = changing()
    raw['features'] = { ...(raw['features'] as object), 'standard:connect': { connect: () => 'swapped' } }
    tell()
    expect(await wallet.call('standard:connect', 'connect')).to.deep.equal({ accounts: [] })
  })

  it('remove features, which are then no longer called', async () => {
    const { raw, wallet, tell } = changing()
    raw['features'] = {}
    tell()
    expect(wallet.has('standard:connect')).to.equal(false)
    expect(await rejection(wallet.call('standard:connect', 'connect'))).to.be.instanceOf(ConnectError)
  })

  it('are ignored after the end, and the wallet is released', () => {
    const { wallet, listeners, tell } = changing()
    let heard = 0
    wallet.onChange(() => (heard += 1))
    wallet.stop()
    tell()
    expect(heard).to.equal(0)
    expect(listeners.size).to.equal(0)
  })

  it('of a wallet without events never occur', () => {
    const wallet = bind(makeWallet({ features: { ...connectable, 'standard:events': { on: throwing } } }))
    expect(() => wallet.stop()).not.to.throw()
  })

  it('end without noise though the wallet throws', () => {
    const wallet = bind(makeWallet({ features: { ...connectable, 'standard:events': { on: () => throwing } } }))
    expect(() => wallet.stop()).not.to.throw()
  })
})

describe('accounts of a Wallet Standard wallet', () => {
  it('are copied with their keys and labels', () => {
    const raw = {
      address: 'a',
      publicKey: Uint8Array.of(1),
      chains: ['solana:mainnet'],
      features: ['x'],
      label: 'Main',
    }
    expect(parseStandardAccounts([raw])).to.deep.equal([
      { address: 'a', publicKey: Uint8Array.of(1), chains: ['solana:mainnet'], features: ['x'], label: 'Main', raw },
    ])
  })

  it('are listed once each, without invalid ones', () => {
    const list = [
      null,
      'a',
      {},
      { address: 5 },
      { address: '' },
      { address: 'x'.repeat(129) },
      { address: 'a' },
      { address: 'a' },
    ]
    expect(parseStandardAccounts(list)?.map(({ address }) => address)).to.deep.equal(['a'])
  })

  it('whose key cannot be read have an empty one', () => {
    const publicKey = {
      get 0() {
        return throwing()
      },
    }
    expect(parseStandardAccounts([{ address: 'a', publicKey }])?.[0]?.publicKey).to.have.length(0)
  })

  it('are at most 100', () => {
    const many = Array.from({ length: 150 }, (_, index) => ({ address: `a${index}` }))
    expect(parseStandardAccounts(many)).to.have.length(100)
  })

  for (const value of [undefined, null, {}, 'a', { length: 1, 0: { address: 'a' } }])
    it(`are not a list: ${JSON.stringify(value)}`, () => expect(parseStandardAccounts(value)).to.equal(undefined))

  it('of a wallet are read again each time', () => {
    const raw = makeWallet()
    const wallet = bind(raw)
    expect(wallet.accounts()).to.deep.equal([])
    raw['accounts'] = [{ address: 'a' }]
    expect(wallet.accounts().map(({ address }) => address)).to.deep.equal(['a'])
    raw['accounts'] = 'rubbish'
    expect(wallet.accounts()).to.deep.equal([])
  })
})
