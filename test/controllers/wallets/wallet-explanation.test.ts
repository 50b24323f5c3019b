import { expect } from '@open-wc/testing'

import type { Connector } from '../../../src/core/entities/connector.js'
import { explanationOf } from '../../../src/controllers/wallets/wallet-explanation.js'
import type { WalletSources } from '../../../src/controllers/wallets/rules.js'

const aspen: Connector = { id: 'aspen', type: 'ANNOUNCED', name: 'Aspen', chain: 'eip155', info: { rdns: 'com.aspen' } }
const sources: WalletSources = {
  connectors: [aspen],
  recent: [],
  featured: [],
  custom: [{ id: 'c', name: 'Cedar' }],
  recommended: [{ id: 'w', name: 'Aspen', rdns: 'com.aspen' }],
  exclude: {},
}
const place = { phone: true, namespaces: ['eip155'] as const, universal: false }
const further = { listed: [{ id: 'l', name: 'Larch' }], found: [], withheld: [{ id: 'h', name: 'Hazel' }], place }
const explain = (id: string, patch: Partial<WalletSources> = {}) => explanationOf(id, { ...sources, ...patch }, further)

describe('explanationOf', () => {
  for (const id of ['aspen', 'com.aspen', 'w'])
    it(`explains where ${id} is shown and what was merged into its row`, () =>
      expect(explain(id)).to.deep.include({
        name: 'Aspen',
        shown: true,
        where: ['Connect', 'AllWallets'],
        group: 'injected',
        position: 1,
        reasons: ['ANNOUNCED connector aspen for eip155', 'merged recommended wallet w'],
      }))

  it('reports a wallet that only the list of all wallets shows', () =>
    expect(explain('l')).to.deep.include({ shown: true, where: ['AllWallets'], position: undefined }))

  it('reports a recommended wallet whose place installed ones have taken', () => {
    const installed = ['a', 'b', 'c', 'd'].map(id => ({ ...aspen, id, name: id, info: {} }))
    const recommended = [{ id: 'r', name: 'Rowan' }]
    expect(explain('r', { recommended })).to.deep.include({ where: ['Connect', 'AllWallets'], position: 3 })
    expect(explain('r', { connectors: installed, recommended })).to.deep.include({ shown: true, where: ['AllWallets'] })
  })

  it('explains why a wallet is hidden', () => {
    expect(explain('c', { exclude: { names: ['CEDAR'] } })).to.include({
      shown: false,
      hidden: 'the site excludes it by id, rdns or name',
    })
    expect(explain('h')).to.include({ shown: false, name: 'Hazel', hidden: 'it has no link for phones' })
    const browser = { ...aspen, id: 'injected', info: {} }
    expect(explain('injected', { connectors: [browser, aspen] }).hidden).to.equal(
      'another wallet of the page shows in place of the browser wallet',
    )
    expect(explain('nobody').hidden).to.equal('nothing that was loaded goes by this id')
  })
})
