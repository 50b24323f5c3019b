import { expect } from '@open-wc/testing'

import { siteFacade } from '../../../../src/core/site-facade.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp, settle } from '../../shared/harness.js'
import { announce, count, type Harness, makeAdapter, makeWallet, polygon, putEthereum } from '../harness.js'

afterEach(cleanUp)

const names = ({ adapter }: Harness): readonly string[] => adapter.wallets.connectors().map(({ name }) => name)
const ids = ({ adapter }: Harness): readonly string[] => adapter.wallets.connectors().map(({ id }) => id)
const provider = (): object => ({ request: () => Promise.resolve([]) })
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

describe('announced wallets', () => {
  it('become connectors named as they announced', () => {
    const wallet = makeWallet({ name: 'Example', rdns: 'com.example.wallet', uuid: 'u1', icon: PIXEL })
    const { adapter } = makeAdapter()
    expect(adapter.wallets.connectors()).to.deep.equal([
      {
        id: 'com.example.wallet',
        type: 'ANNOUNCED',
        name: 'Example',
        chain: 'eip155',
        imageUrl: PIXEL,
        info: { uuid: 'u1', name: 'Example', icon: PIXEL, rdns: 'com.example.wallet' },
      },
    ])
    expect(adapter.wallets.provider('com.example.wallet')).to.equal(siteFacade(wallet.provider))
    expect(adapter.wallets.provider('COM.example.wallet'), 'ids have no case').to.equal(siteFacade(wallet.provider))
  })

  it('appear late, reported once per burst (AN-018, AN-022)', async () => {
    const harness = makeAdapter()
    expect(harness.adapter.wallets.connectors()).to.deep.equal([])
    await settle()
    for (let n = 0; n < 500; n += 1)
      announce({ info: { uuid: `u${n}`, name: `W${n}`, icon: PIXEL, rdns: `w.n${n}` }, provider: provider() })
    await settle()
    expect(harness.events.map(({ type }) => type)).to.deep.equal(['connectors'])
    expect(harness.adapter.wallets.connectors()).to.have.length.above(100)
    expect(harness.events[0]).to.deep.equal({ type: 'connectors', connectors: harness.adapter.wallets.connectors() })
  })

  it('are asked again by another discover, and reported only when something changed', async () => {
    makeWallet({ name: 'One' })
    const harness = makeAdapter()
    let asked = 0
    const onRequest = (): void => void (asked += 1)
    window.addEventListener('eip6963:requestProvider', onRequest)
    harness.adapter.wallets.discover()
    window.removeEventListener('eip6963:requestProvider', onRequest)
    await settle()
    expect(asked).to.equal(1)
    expect(harness.events).to.have.length(1)
  })

  it('with a wrong shape are dropped, later ones are not (AN-001 to AN-003, AN-024)', () => {
    const harness = makeAdapter()
    announce(null)
    announce({ provider: provider() })
    announce({ info: { uuid: 'u', name: 'No provider', icon: PIXEL, rdns: 'a.b' } })
    window.dispatchEvent(new Event('eip6963:announceProvider'))
    expect(names(harness)).to.deep.equal([])
    makeWallet({ name: 'Good' })
    expect(names(harness)).to.deep.equal(['Good'])
  })

  it('without a name get one (AN-026), with odd names are just ids (AN-017)', () => {
    const harness = makeAdapter()
    makeWallet({ name: '   ', rdns: 'com.blank' })
    makeWallet({ name: 'constructor', rdns: '__proto__' })
    expect(names(harness)).to.deep.equal(['Browser Wallet', 'constructor'])
    expect(ids(harness)).to.deep.equal(['com.blank', '__proto__'])
    expect(Object.hasOwn(Object.prototype, 'connector')).to.equal(false)
  })

  it('without an rdns go by their name, equal names by their uuid', () => {
    const harness = makeAdapter()
    announce({ info: { uuid: 'u1', name: 'Same', icon: PIXEL }, provider: provider() })
    announce({ info: { uuid: 'u2', name: 'same', icon: PIXEL }, provider: provider() })
    expect(ids(harness)).to.deep.equal(['Same', 'u2'])
  })

  it('cannot take the ids of other kinds of connectors', () => {
    const harness = makeAdapter()
    makeWallet({ name: 'One', rdns: 'injected' })
    makeWallet({ name: 'AUTH', rdns: 'ID_AUTH', uuid: 'u3' })
    makeWallet({ name: 'safe', rdns: 'viewOnly', uuid: 'u4' })
    expect(ids(harness)).to.deep.equal(['One', 'u3', 'u4'])
  })

  it('keep their uuid and their rdns to themselves (AN-013, AN-014)', async () => {
    const harness = makeAdapter()
    const genuine = makeWallet({ name: 'Genuine', rdns: 'com.genuine', uuid: 'u1' })
    const impostor = makeWallet({ name: 'Genuine', rdns: 'com.other', uuid: 'u1' })
    const late = makeWallet({ name: 'Genuine', rdns: 'COM.genuine', uuid: 'u2' })
    expect(ids(harness)).to.deep.equal(['com.genuine'])
    await harness.adapter.wallets.connect('com.genuine')
    expect(count(genuine, 'eth_requestAccounts')).to.equal(1)
    expect([...impostor.calls, ...late.calls]).to.deep.equal([])
  })

  it('are hidden when the site does not want them', () => {
    makeWallet()
    expect(ids(makeAdapter({ announced: false }))).to.deep.equal([])
  })

  it('without a valid provider end in an error (AN-020, AN-021)', async () => {
    const harness = makeAdapter()
    const trap = (): never => {
      throw new Error('boom')
    }
    announce({ info: { uuid: 'u1', name: 'Empty', icon: PIXEL, rdns: 'com.empty' }, provider: {} })
    const traps = { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap, getOwnPropertyDescriptor: trap }
    const info = { uuid: 'u2', name: 'Trap', icon: PIXEL, rdns: 'com.trap' }
    announce({ info, provider: new Proxy({}, traps) })
    makeWallet({ name: 'Good', rdns: 'com.good' })
    for (const id of ['com.empty', 'com.trap']) {
      const error = await rejection(harness.adapter.wallets.connect(id))
      expect(error).to.be.instanceOf(Error)
      await harness.adapter.wallets.disconnect(id).catch(() => undefined)
    }
    expect((await harness.adapter.wallets.connect('com.good')).accounts).to.have.length(1)
  })
})

describe('the injected wallet', () => {
  const injected = { id: 'injected', name: 'Browser Wallet', type: 'INJECTED', chain: 'eip155' }

  it('is shown while nothing announced itself', async () => {
    const wallet = makeWallet({ announce: 'late', inject: true })
    const harness = makeAdapter()
    expect(harness.adapter.wallets.connectors()).to.deep.equal([injected])
    expect(harness.adapter.wallets.provider('injected')).to.equal(siteFacade(wallet.provider))
    wallet.announce()
    await settle()
    expect(ids(harness)).to.deep.equal([wallet.info.rdns])
  })

  it('stays connected when an announcement hides it', async () => {
    const wallet = makeWallet({ announce: 'late', inject: true })
    const { adapter } = makeAdapter()
    await adapter.wallets.connect('injected')
    wallet.announce()
    expect(adapter.wallets.provider('injected')).to.equal(siteFacade(wallet.provider))
    expect(await adapter.wallets.switchNetwork('injected', polygon)).to.equal('eip155:137')
  })

  it('appears when it says that it came late', async () => {
    const harness = makeAdapter()
    expect(ids(harness)).to.deep.equal([])
    putEthereum({ value: provider() })
    window.dispatchEvent(new Event('ethereum#initialized'))
    await settle()
    expect(ids(harness)).to.deep.equal(['injected'])
    expect(harness.events).to.have.length(1)
  })

  it('is not checked if the site turns it off', () => {
    putEthereum({ value: provider() })
    const harness = makeAdapter({ injected: false })
    expect(ids(harness)).to.deep.equal([])
    expect(harness.adapter.wallets.provider('injected')).to.equal(undefined)
  })

  it('is absent when its getter throws (IP-039)', () => {
    putEthereum({
      get: () => {
        throw new Error('boom')
      },
    })
    expect(ids(makeAdapter())).to.deep.equal([])
  })
})

describe('destroy', () => {
  it('leaves nothing behind in the page', async () => {
    const harness = makeAdapter()
    harness.adapter.destroy()
    makeWallet()
    window.dispatchEvent(new Event('ethereum#initialized'))
    harness.adapter.wallets.discover()
    await settle()
    expect(harness.events).to.deep.equal([])
    expect(ids(harness)).to.deep.equal([])
  })
})
