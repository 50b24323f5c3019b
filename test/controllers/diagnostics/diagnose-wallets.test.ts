import { expect } from '@open-wc/testing'

import { diagnoseWallets } from '../../../src/controllers/diagnostics/diagnose-wallets.js'
import type { WalletSources } from '../../../src/controllers/wallets/rules.js'
import type { Connector } from '../../../src/core/entities/connector.js'
import type { Wallet } from '../../../src/core/entities/wallet.js'

const aspen: Connector = { id: 'aspen', type: 'ANNOUNCED', name: 'Aspen', chain: 'eip155', info: { rdns: 'com.aspen' } }
const spruce: Connector = { id: 'spruce', type: 'ANNOUNCED', name: 'Spruce', chain: 'solana' }
const maple: Connector = { id: 'maple', type: 'INJECTED', name: 'Maple', chain: 'eip155' }
const link: Connector = { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'eip155' }
const wallet = (id: string, patch: Partial<Wallet> = {}): Wallet => ({ id, name: id, ...patch })

const sources: WalletSources = {
  connectors: [aspen, spruce, maple, link],
  recent: [wallet('oak', { mobile_link: 'oak://' })],
  featured: [wallet('fir')],
  custom: [wallet('elm')],
  recommended: [wallet('a', { rdns: 'com.aspen' }), wallet('yew'), wallet('bad', { name: 'Bad' })],
  exclude: { names: ['bad'] },
}
const place = { phone: true, namespaces: ['eip155'] as const, universal: false }
const further = { listed: [], found: [], withheld: [wallet('hazel')], place }
const found = (id: string, patch: Partial<WalletSources> = {}) => {
  const one = diagnoseWallets({ ...sources, ...patch }, further).find(row => row.id === id)
  if (!one) throw new Error(`no ${id}`)
  return one
}

describe('the wallets of a report', () => {
  for (const [id, origins] of Object.entries({
    aspen: ['eip6963', 'recommended'],
    spruce: ['wallet-standard'],
    maple: ['injected'],
    walletConnect: ['walletConnect'],
    oak: ['recent'],
    fir: ['featured'],
    elm: ['custom'],
  }))
    it(`say how ${id} came to be known: ${origins.join(', ')}`, () => {
      expect(found(id)).to.deep.include({ shown: true, origins, hidden: undefined })
      expect(found(id).position).to.be.greaterThan(0)
      expect(found(id).reasons).not.to.be.empty
    })

  it('give a recommended wallet a position only where fewer than four are installed or recent', () => {
    const origins = ['recommended']
    expect(found('yew')).to.deep.include({ shown: true, origins, position: undefined, hidden: undefined })
    expect(found('yew', { recent: [] })).to.deep.include({ shown: true, origins, position: 7 })
  })

  it('name the rule that hides a wallet', () => {
    expect(found('bad')).to.include({ shown: false, hidden: 'the site excludes it by id, rdns or name' })
    expect(found('hazel')).to.deep.include({
      shown: false,
      origins: ['catalogue'],
      hidden: 'it has no link for phones',
    })
  })

  it('include every wallet of the page, however many the site adds', () => {
    const custom = Array.from({ length: 100 }, (_, index) => wallet(`elm${index}`))
    const exclude = { names: ['aspen', 'bad'] }
    const rows = diagnoseWallets({ ...sources, custom, exclude }, further)
    expect(rows.length).to.be.lessThan(custom.length)
    expect(rows.find(({ id }) => id === 'aspen')).to.include({
      shown: false,
      hidden: 'the site excludes it by id, rdns or name',
    })
  })

  it('are those of the Connect view in their order, then the hidden ones, each once', () => {
    const ids = diagnoseWallets(sources, further).map(({ id }) => id)
    expect(new Set(ids).size).to.equal(ids.length)
    expect(ids.slice(-2).sort()).to.deep.equal(['bad', 'hazel'])
    const positions = diagnoseWallets(sources, further).flatMap(({ position }) => position ?? [])
    expect(positions).to.deep.equal(positions.map((_, index) => index + 1))
  })
})
