import { expect } from '@open-wc/testing'

import type { Connector } from '../../../src/core/entities/connector.js'
import type { Wallet } from '../../../src/core/entities/wallet.js'
import { walletRows } from '../../../src/controllers/wallets/wallet-rows.js'
import { type WalletSources, isSelected } from '../../../src/controllers/wallets/rules.js'
import { stretched } from '../../helpers/pace.js'

const connector = (id: string, patch: Partial<Connector> = {}): Connector => ({
  id,
  type: 'ANNOUNCED',
  name: id.toUpperCase(),
  chain: 'eip155',
  info: { rdns: `com.${id}` },
  ...patch,
})
const wallet = (id: string, patch: Partial<Wallet> = {}): Wallet => ({ id, name: id.toUpperCase(), ...patch })
const LINK: Partial<Wallet> = { mobile_link: 'wallet://' }
const rows = (patch: Partial<WalletSources>) =>
  walletRows({ connectors: [], recent: [], featured: [], custom: [], recommended: [], exclude: {}, ...patch })
const ids = (patch: Partial<WalletSources>) => rows(patch).map(({ id, group }) => `${group}:${id}`)

describe('wallet rows', () => {
  it('show each wallet once, merged by rdns', () => {
    const merged = rows({
      connectors: [connector('a')],
      featured: [wallet('w1', { rdns: 'com.a' })],
      recommended: [wallet('w1', { rdns: 'com.a' }), wallet('w2')],
    })
    expect(merged.map(({ id }) => id)).to.deep.equal(['a', 'w2'])
    expect(merged[0]).to.deep.include({ group: 'injected', installed: true, recent: false })
    expect(merged[0]?.wallet?.id).to.equal('w1')
    expect(merged[0]?.reasons).to.have.lengthOf(3)
  })

  it('merge by catalogue id, never by name', () => {
    expect(
      ids({ connectors: [connector('a', { explorerId: 'w1', info: {} })], featured: [wallet('w1')] }),
    ).to.deep.equal(['injected:w1'])
    expect(
      ids({ connectors: [connector('a', { info: {} })], featured: [wallet('w1', { name: 'A' })] }),
    ).to.have.lengthOf(2)
  })

  it('join the families of one wallet, and keep the first of two in one family', () => {
    const joined = rows({
      connectors: [
        connector('a'),
        connector('a2', { chain: 'solana', info: { rdns: 'com.a' } }),
        connector('a3', { info: { rdns: 'com.a' } }),
      ],
    })
    expect(joined.map(({ connectors }) => connectors.map(({ id }) => id))).to.deep.equal([['a', 'a2']])
    expect(joined[0]?.reasons.at(-1)).to.equal('left out ANNOUNCED connector a3 for eip155')
  })

  it('join the families of a wallet whose name is all there is to go by', () => {
    const standard = connector('std', { chain: 'solana', name: 'A Wallet', info: {} })
    const bitcoin = connector('btc', { chain: 'bip122', name: 'a', info: {} })
    const [row, ...others] = rows({ connectors: [connector('a', { name: 'A' }), standard, bitcoin] })
    expect(others).to.deep.equal([])
    expect(row?.connectors.map(({ chain }) => chain)).to.deep.equal(['eip155', 'solana', 'bip122'])
    expect(row).to.include({ name: 'A', rdns: 'com.a' })
  })

  it('never join equal names within a family, of two rdns, of two catalogue ids, or where two could be meant', () => {
    const std = (patch: Partial<Connector>) => connector('std', { chain: 'solana', name: 'A', info: {}, ...patch })
    expect(ids({ connectors: [connector('a'), std({ chain: 'eip155' })] })).to.have.lengthOf(2)
    expect(ids({ connectors: [connector('a'), std({ info: { rdns: 'com.other' } })] })).to.have.lengthOf(2)
    expect(ids({ connectors: [connector('a', { explorerId: 'x' }), std({ explorerId: 'y' })] })).to.have.lengthOf(2)
    expect(ids({ connectors: [connector('a'), connector('b', { name: 'A' }), std({})] })).to.have.lengthOf(3)
    expect(ids({ connectors: [connector('a'), std({ type: 'WALLET_CONNECT' })] })).to.have.lengthOf(2)
  })

  it('join an announced and a registered wallet that the catalogue knows by both marks', () => {
    const registered = connector('std', { chain: 'solana', name: 'Other', info: {}, explorerId: 'w1' })
    const merged = rows({
      connectors: [connector('a'), registered],
      recommended: [wallet('w1', { rdns: 'com.a' })],
    })
    expect(merged).to.have.lengthOf(1)
    expect(merged[0]?.connectors.map(({ id }) => id)).to.have.members(['a', 'std'])
    expect(merged[0]?.wallet?.id).to.equal('w1')
  })

  it('make one row of the ways that WalletConnect reaches the families', () => {
    const way = (chain: Connector['chain']) =>
      connector('walletConnect', { type: 'WALLET_CONNECT', chain, info: {}, name: 'WalletConnect' })
    expect(ids({ connectors: [way('eip155'), way('solana')], recommended: [wallet('w')] })).to.deep.equal([
      'walletConnect:walletConnect',
      'recommended:w',
    ])
  })

  it('hide the browser wallet on desktops, unless the page has no other', () => {
    const browser = connector('injected', { type: 'INJECTED', info: {} })
    const other = connector('a', { chain: 'solana' })
    expect(ids({ connectors: [browser, other] })).to.deep.equal(['injected:a'])
    expect(ids({ connectors: [browser, other], phone: true })).to.deep.equal(['injected:injected', 'injected:a'])
    expect(ids({ connectors: [browser] })).to.deep.equal(['injected:injected'])
  })

  it('come by group in SPEC order, or in the site’s order followed by the rest', () => {
    const all = {
      connectors: [connector('e', { type: 'EXTERNAL' }), connector('i')],
      recent: [wallet('r', LINK)],
      featured: [wallet('f')],
      custom: [wallet('c')],
      recommended: [wallet('x')],
    }
    const names = (patch: Partial<WalletSources> = {}) => rows({ ...all, ...patch }).map(({ id }) => id)
    expect(names()).to.deep.equal(['r', 'i', 'f', 'c', 'e', 'x'])
    expect(names({ order: ['recommended', 'external'] })).to.deep.equal(['x', 'e', 'r', 'i', 'f', 'c'])
  })

  it('keep apart two catalogue entries that share an rdns', () =>
    expect(ids({ recommended: [wallet('a', { rdns: 'com.x' }), wallet('b', { rdns: 'com.x' })] })).to.have.lengthOf(2))

  it('take thousands of wallets in their stride', () => {
    const recommended = Array.from({ length: 6000 }, (_, index) => wallet(`w${index}`, { rdns: `com.w${index}` }))
    const start = performance.now()
    expect(rows({ connectors: [connector('w7')], recommended })).to.have.lengthOf(6000)
    expect(performance.now() - start).to.be.below(stretched(1000))
  })

  it('move a recent wallet that is installed to the recent group', () => {
    expect(
      ids({ connectors: [connector('a'), connector('b')], recent: [wallet('w', { rdns: 'com.b' })] }),
    ).to.deep.equal(['recent:b', 'injected:a'])
  })

  it('know a recent wallet without a catalogue entry by its connector', () =>
    expect(ids({ connectors: [connector('a', { info: {} })], recent: [wallet('a')] })).to.deep.equal(['recent:a']))

  it('never take an announced id for a catalogue entry', () =>
    expect(ids({ connectors: [connector('w1', { info: {} })], featured: [wallet('w1')] })).to.have.lengthOf(2))

  it('take what is known now over what was stored', () => {
    const [row] = rows({
      recent: [wallet('w', { homepage: 'https://old.example/' })],
      custom: [wallet('w', { image_id: 'new' })],
    })
    expect(row?.wallet).to.deep.equal(wallet('w', { image_id: 'new' }))
    expect(row).to.include({ group: 'recent', recent: true })
  })

  it('show at most 2 recent wallets', () =>
    expect(ids({ recent: [wallet('a', LINK), wallet('b', LINK), wallet('c', LINK)] })).to.deep.equal([
      'recent:a',
      'recent:b',
    ]))

  it('leave out the email and social wallet', () =>
    expect(
      ids({ connectors: [connector('auth', { type: 'AUTH' }), connector('id', { type: 'ID_AUTH' })] }),
    ).to.deep.equal([]))

  it('hide excluded wallets by rdns, by name ignoring case, and by id', () => {
    const all = {
      connectors: [connector('a'), connector('b')],
      featured: [wallet('w1', { rdns: 'com.a' }), wallet('w2')],
    }
    expect(ids({ ...all, exclude: { rdns: ['com.b'] } })).to.deep.equal(['injected:a', 'featured:w2'])
    expect(ids({ ...all, exclude: { names: ['B', 'w2'] } })).to.deep.equal(['injected:a'])
    expect(ids({ ...all, exclude: { ids: ['w1'] } })).to.deep.equal(['injected:b', 'featured:w2'])
    expect(isSelected({ id: 'x', name: 'MetaMask' }, { names: ['metamask'] })).to.equal(true)
    expect(isSelected({ id: 'x', name: 'X' }, {})).to.equal(false)
  })

  it('show only the requested family, and nothing known to reach only others', () => {
    const both = connector('a2', { chain: 'solana', info: { rdns: 'com.a' } })
    const sources = {
      connectors: [connector('a'), both, connector('b')],
      recent: [wallet('b')],
      featured: [wallet('w1', { chains: ['eip155:1'] }), wallet('w2', { chains: ['solana:x'] }), wallet('w3')],
    }
    const [row] = rows({ ...sources, namespace: 'solana' })
    expect(row?.connectors.map(({ id }) => id)).to.deep.equal(['a2'])
    expect(ids({ ...sources, namespace: 'solana' })).to.deep.equal(['injected:a', 'featured:w2', 'featured:w3'])
  })
})
