import { expect } from '@open-wc/testing'

import type { Connector } from '../../../src/core/entities/connector.js'
import { WalletDrafts } from '../../../src/controllers/wallets/wallet-rows.js'
import { GROUP_OF_TYPE } from '../../../src/controllers/wallets/rules.js'

const connector = (id: string, patch: Partial<Connector> = {}): Connector => ({
  id,
  type: 'ANNOUNCED',
  name: id,
  chain: 'eip155',
  ...patch,
})

/** The rows that these connectors make. */
function rowsOf(...connectors: readonly Connector[]) {
  const drafts = new WalletDrafts()
  connectors.forEach(own => drafts.addConnector(own))
  drafts.joinFamilies()
  return drafts.rows
}
const familiesOf = (...connectors: readonly Connector[]) =>
  rowsOf(...connectors).map(row => row.connectors.map(({ chain }) => chain).join('+'))

describe('families of one wallet', () => {
  it('join by name alone, when that is all there is', () =>
    expect(familiesOf(connector('Aspen'), connector('Aspen', { chain: 'solana' }))).to.deep.equal(['eip155+solana']))

  it('merge ignoring case and the word wallet', () =>
    expect(familiesOf(connector('Trust'), connector('trust Wallet', { chain: 'solana' }))).to.deep.equal([
      'eip155+solana',
    ]))

  it('join by rdns, whatever their names', () =>
    expect(
      familiesOf(
        connector('A', { info: { rdns: 'com.a' } }),
        connector('B', { chain: 'solana', info: { rdns: 'com.a' } }),
      ),
    ).to.deep.equal(['eip155+solana']))

  it('join by catalogue id, whatever their names', () =>
    expect(
      familiesOf(connector('A', { explorerId: 'x' }), connector('B', { chain: 'bip122', explorerId: 'x' })),
    ).to.deep.equal(['eip155+bip122']))

  it('join all three', () =>
    expect(
      familiesOf(connector('A'), connector('A', { chain: 'solana' }), connector('A', { chain: 'bip122' })),
    ).to.deep.equal(['eip155+solana+bip122']))
})

describe('wallets that only look alike', () => {
  it('stay two in one family: a copy cannot take a wallet’s row', () =>
    expect(familiesOf(connector('Aspen'), connector('aspen'))).to.deep.equal(['eip155', 'eip155']))

  it('stay two when their rdns differ', () =>
    expect(
      familiesOf(
        connector('A', { info: { rdns: 'com.a' } }),
        connector('A', { chain: 'solana', info: { rdns: 'com.b' } }),
      ),
    ).to.have.length(2))

  it('stay two when their catalogue ids differ', () =>
    expect(
      familiesOf(connector('A', { explorerId: 'x' }), connector('A', { chain: 'solana', explorerId: 'y' })),
    ).to.have.length(2))

  it('stay two when one of them is not installed', () =>
    expect(familiesOf(connector('A'), connector('A', { type: 'EXTERNAL', chain: 'solana' }))).to.have.length(2))

  it('leave the second of one family out when both say the same rdns', () => {
    const [row, ...others] = rowsOf(
      connector('A', { info: { rdns: 'com.a' } }),
      connector('B', { info: { rdns: 'com.a' } }),
    )
    expect(others).to.have.length(0)
    expect(row?.connectors.map(({ id }) => id)).to.deep.equal(['A'])
    expect(row?.reasons.at(-1)).to.equal('left out ANNOUNCED connector B for eip155')
  })
})

describe('what is known of a wallet', () => {
  it('joins its connector by rdns and keeps its group', () => {
    const drafts = new WalletDrafts()
    drafts.addConnector(connector('A', { info: { rdns: 'com.a' } }))
    drafts.addWallet({ id: 'w', name: 'Aspen', rdns: 'com.a' }, 'featured')
    expect(drafts.rows).to.have.length(1)
    expect(drafts.rows[0]).to.deep.include({
      group: 'injected',
      installed: true,
      wallet: { id: 'w', name: 'Aspen', rdns: 'com.a' },
    })
  })

  it('of the last visit is replaced by the catalogue’s current data', () => {
    const drafts = new WalletDrafts()
    drafts.addWallet({ id: 'w', name: 'Old name' }, 'recent')
    drafts.addWallet({ id: 'w', name: 'New name' }, 'recommended')
    expect(drafts.rows[0]?.wallet?.name).to.equal('New name')
    expect(drafts.rows[0]).to.include({ recent: true, group: 'recent' })
  })

  it('that the site features is not replaced by the catalogue', () => {
    const drafts = new WalletDrafts()
    drafts.addWallet({ id: 'w', name: 'Own' }, 'featured')
    drafts.addWallet({ id: 'w', name: 'Other' }, 'recommended')
    expect(drafts.rows.map(({ wallet }) => wallet?.name)).to.deep.equal(['Own'])
  })

  it('may be only its connector’s id, for a recent wallet', () => {
    const drafts = new WalletDrafts()
    drafts.addConnector(connector('A'))
    drafts.addWallet({ id: 'A', name: 'A' }, 'recent')
    expect(drafts.rows).to.have.length(1)
    expect(drafts.rows[0]).to.include({ recent: true, installed: true })
  })

  it('replaces what was stored of a recent wallet that is gone, which is no row by itself', () => {
    const drafts = new WalletDrafts()
    drafts.addWallet({ id: 'com.a', name: 'A', rdns: 'com.a' }, 'recent')
    expect(drafts.rows, 'nothing leads to it').to.be.empty
    const entry = { id: 'w', name: 'A', rdns: 'com.a', image_id: 'i', chrome_store: 'https://store.example/a' }
    drafts.addWallet(entry, 'recommended')
    expect(drafts.rows).to.have.length(1)
    expect(drafts.rows[0]).to.deep.include({ recent: true, installed: false, wallet: entry })
  })

  it('is kept apart from another entry with the same rdns, for a recent wallet too', () => {
    const drafts = new WalletDrafts()
    const entry = { id: 'w', name: 'A', rdns: 'com.a', mobile_link: 'a://' }
    drafts.addWallet(entry, 'recent')
    drafts.addWallet({ ...entry, id: 'v', name: 'B' }, 'recommended')
    expect(drafts.rows.map(({ name }) => name)).to.deep.equal(['A', 'B'])
  })

  it('joins two rows that it shows to be one wallet', () => {
    const drafts = new WalletDrafts()
    drafts.addConnector(connector('A', { info: { rdns: 'com.a' } }))
    drafts.addConnector(connector('B', { chain: 'solana', explorerId: 'w' }))
    drafts.addWallet({ id: 'w', name: 'Aspen', rdns: 'com.a' }, 'recommended')
    expect(drafts.rows).to.have.length(1)
    expect(drafts.rows[0]?.connectors.map(({ chain }) => chain).sort()).to.deep.equal(['eip155', 'solana'])
  })
})

describe('groups by the kind of connector', () => {
  for (const [type, group] of [
    ['ANNOUNCED', 'injected'],
    ['INJECTED', 'injected'],
    ['MULTI_CHAIN', 'injected'],
    ['EXTERNAL', 'external'],
    ['WALLET_CONNECT', 'walletConnect'],
  ] as const)
    it(`${type} is ${group}`, () => expect(GROUP_OF_TYPE[type]).to.equal(group))

  for (const type of ['AUTH', 'ID_AUTH'] as const)
    it(`${type} is not a row`, () => expect(rowsOf(connector('A', { type }))).to.have.length(0))

  it('the protocol is one row for all families', () => {
    const rows = rowsOf(
      connector('walletConnect', { type: 'WALLET_CONNECT' }),
      connector('walletConnect', { type: 'WALLET_CONNECT', chain: 'solana' }),
    )
    expect(rows.map(({ group, connectors }) => [group, connectors.length])).to.deep.equal([['walletConnect', 2]])
  })
})
