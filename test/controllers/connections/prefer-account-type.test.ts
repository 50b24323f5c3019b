import { expect } from '@open-wc/testing'

import type { AccountType } from '../../../src/core/entities/account-types.js'
import { bitcoinRegtest } from '../../../src/networks.js'
import { REGTEST_ACCOUNTS } from '../../../src/testing/index.js'
import { fakeAdapter } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const [{ paymentAddress, ordinalAddress }] = REGTEST_ACCOUNTS
const connector = { id: 'Juniper', type: 'ANNOUNCED', name: 'Juniper', chain: 'bip122' } as const

function bitcoin(stored?: object) {
  if (stored) localStorage.setItem('@appkit/preferred_account_types', JSON.stringify(stored))
  const asked: AccountType[] = []
  const give = async (connectorId: string) => {
    const { bip122 } = JSON.parse(localStorage.getItem('@appkit/preferred_account_types') ?? '{}')
    if (bip122) asked.push(bip122)
    const accounts = [
      { address: paymentAddress, type: 'payment' },
      { address: ordinalAddress, type: 'ordinal' },
    ] as const
    const caipNetworkId = `bip122:${bitcoinRegtest.id}` as const
    return { connectorId, accounts: bip122 === 'ordinal' ? accounts.toReversed() : accounts, caipNetworkId }
  }
  const family = fakeAdapter({ connect: give, reconnect: give }, { namespace: 'bip122', connectors: [connector] })
  const { modal } = instance({}, { networks: [bitcoinRegtest], adapters: [family.factory] })
  return { modal, family, asked }
}

describe('prefer-account-type', () => {
  afterEach(endInstance)

  it('puts the account of that type first without asking the wallet, and remembers the choice', async () => {
    const { modal, family } = bitcoin()
    await modal.connect(connector.id, 'bip122')
    expect(modal.getAddressByChainNamespace('bip122')).to.equal(paymentAddress)
    expect(modal.getPreferredAccountType('bip122')).to.equal('payment')
    family.calls.length = 0
    await modal.setPreferredAccountType('ordinal', 'bip122')
    expect(modal.getAddress('bip122')).to.equal(ordinalAddress)
    expect(modal.getPreferredAccountType()).to.equal('ordinal')
    expect(family.calls.filter(call => call.startsWith('connect'))).to.deep.equal([])
    expect(JSON.parse(localStorage.getItem('@appkit/preferred_account_types') ?? '')).to.deep.equal({
      bip122: 'ordinal',
    })
    await modal.disconnect()
    await modal.connect(connector.id, 'bip122')
    expect(modal.getAddress('bip122')).to.equal(ordinalAddress)
  })

  it('sends an event once the choice applies, and none if nothing changes', async () => {
    const { modal } = bitcoin()
    await modal.connect(connector.id, 'bip122')
    const told: unknown[] = []
    modal.subscribeEvents(({ data }) => {
      if (data?.event === 'SET_PREFERRED_ACCOUNT_TYPE') told.push(data.properties)
    })
    await modal.setPreferredAccountType('payment', 'bip122')
    await modal.setPreferredAccountType('ordinal', 'bip122')
    const network = `bip122:${bitcoinRegtest.id}`
    expect(told).to.deep.equal([{ accountType: 'ordinal', network }])
  })

  it('leaves a wallet alone that has no such account, or has it first already', async () => {
    const { modal, family } = bitcoin()
    await modal.connect(connector.id, 'bip122')
    family.calls.length = 0
    await modal.setPreferredAccountType('payment', 'bip122')
    await modal.setPreferredAccountType('stx', 'bip122')
    expect(modal.getAddress('bip122')).to.equal(paymentAddress)
    expect(modal.getPreferredAccountType('bip122')).to.equal('payment')
    expect(family.calls).to.deep.equal([])
  })

  it('is reported before anyone is connected, and ignores an invalid account type', async () => {
    const { modal } = bitcoin()
    expect(modal.getPreferredAccountType('bip122')).to.equal(undefined)
    await modal.setPreferredAccountType('ordinal', 'bip122')
    expect(modal.getPreferredAccountType('bip122')).to.equal('ordinal')
    await modal.setPreferredAccountType('admin' as AccountType, 'bip122')
    expect(modal.getPreferredAccountType('bip122')).to.equal('ordinal')
  })
})
