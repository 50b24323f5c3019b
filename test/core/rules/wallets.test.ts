import { expect } from '@open-wc/testing'

import type { Connector } from '../../../src/core/entities/connector.js'
import type { Wallet } from '../../../src/core/entities/wallet.js'
import { type WalletSources, addRecent, isExcluded, walletRows } from '../../../src/core/rules/wallets.js'

const connector = (id: string, patch: Partial<Connector> = {}): Connector => ({
  id,
  type: 'ANNOUNCED',
  name: id.toUpperCase(),
  chain: 'eip155',
  info: { rdns: `com.${id}` },
  ...patch,
})
const wallet = (id: string, patch: Partial<Wallet> = {}): Wallet => ({ id, name: id.toUpperCase(), ...patch })
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
    expect(joined[0]?.reasons).to.have.lengthOf(2)
  })

  it('move a recent wallet that is installed to the recent group', () => {
    expect(
      ids({ connectors: [connector('a'), connector('b')], recent: [wallet('w', { rdns: 'com.b' })] }),
    ).to.deep.equal(['injected:a', 'recent:b'])
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
    expect(ids({ recent: [wallet('a'), wallet('b'), wallet('c')] })).to.deep.equal(['recent:a', 'recent:b']))

  it('leave out the email and social wallet', () =>
    expect(
      ids({ connectors: [connector('auth', { type: 'AUTH' }), connector('id', { type: 'ID_AUTH' })] }),
    ).to.deep.equal([]))

  it('hide excluded wallets by rdns, by name without regard to case, and by id', () => {
    const all = {
      connectors: [connector('a'), connector('b')],
      featured: [wallet('w1', { rdns: 'com.a' }), wallet('w2')],
    }
    expect(ids({ ...all, exclude: { rdns: ['com.b'] } })).to.deep.equal(['injected:a', 'featured:w2'])
    expect(ids({ ...all, exclude: { names: ['B', 'w2'] } })).to.deep.equal(['injected:a'])
    expect(ids({ ...all, exclude: { ids: ['w1'] } })).to.deep.equal(['injected:b', 'featured:w2'])
    expect(isExcluded({ id: 'x', name: 'MetaMask' }, { names: ['metamask'] })).to.equal(true)
    expect(isExcluded({ id: 'x', name: 'X' }, {})).to.equal(false)
  })

  it('remember the 2 latest wallets, the newest first', () => {
    const [a, b, c] = [wallet('a'), wallet('b'), wallet('c')]
    expect(addRecent([a, b], c)).to.deep.equal([c, a])
    expect(addRecent([a, b], b)).to.deep.equal([b, a])
    expect(addRecent([], a)).to.deep.equal([a])
  })
})
