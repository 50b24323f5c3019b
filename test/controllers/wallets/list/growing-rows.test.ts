import { expect } from '@open-wc/testing'

import type { Connector } from '../../../../src/core/entities/connector.js'
import type { Wallet } from '../../../../src/core/entities/wallet.js'
import { GrowingRows } from '../../../../src/controllers/wallets/list/growing-rows.js'
import { walletRows } from '../../../../src/controllers/wallets/wallet-rows.js'
import type { WalletSources } from '../../../../src/controllers/wallets/rules.js'

const connector = (id: string): Connector => ({
  id,
  type: 'ANNOUNCED',
  name: id,
  chain: 'eip155',
  info: { rdns: `com.${id}` },
})
const wallet = (number: number, patch: Partial<Wallet> = {}): Wallet => ({
  id: `w${number}`,
  name: `W ${number}`,
  ...patch,
})
const SOURCES: WalletSources = {
  connectors: [connector('a'), connector('b')],
  recent: [wallet(3, { supports_wc: true })],
  featured: [wallet(1)],
  custom: [wallet(2)],
  recommended: [wallet(4)],
  exclude: { names: ['w 7'], rdns: ['com.hidden'] },
  order: ['recommended', 'injected'],
}

/** Wallets of a list: some of them are rows before it, one is excluded by its name and one by its rdns. */
const LISTED = Array.from({ length: 60 }, (_, index) =>
  wallet(index, index === 30 ? { rdns: 'com.b' } : index === 31 ? { rdns: 'com.hidden' } : { chains: ['eip155:1'] }),
)

const whole = (sources: WalletSources, listed: readonly Wallet[]) =>
  walletRows({ ...sources, recommended: [...sources.recommended, ...listed] })

describe('rows of a list that grows', () => {
  for (const size of [1, 7, 60])
    it(`are those of the whole list after each page of ${size}`, () => {
      const rows = new GrowingRows()
      for (let end = size; end <= LISTED.length; end += size) {
        const listed = LISTED.slice(0, end)
        expect(rows.read(SOURCES, listed)).to.deep.equal(whole(SOURCES, listed))
      }
    })

  it('are those of another list, and of other sources, when these come', () => {
    const rows = new GrowingRows()
    rows.read(SOURCES, LISTED.slice(0, 20))
    const others = LISTED.slice(10, 40)
    expect(rows.read(SOURCES, others)).to.deep.equal(whole(SOURCES, others))
    const solana: WalletSources = { ...SOURCES, namespace: 'solana' }
    expect(rows.read(solana, others)).to.deep.equal(whole(solana, others))
    expect(rows.read(solana, [...others, wallet(99)])).to.deep.equal(whole(solana, [...others, wallet(99)]))
  })

  it('leave earlier ones unchanged: a page is not processed again with the next', () => {
    const rows = new GrowingRows()
    const before = rows.read(SOURCES, LISTED.slice(0, 20))
    const after = rows.read(SOURCES, LISTED.slice(0, 25))
    expect(after.length).to.be.greaterThan(before.length)
    expect(before.every(row => after.includes(row))).to.equal(true)
  })
})
