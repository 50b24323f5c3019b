import { expect } from '@open-wc/testing'

import { addressBalancesController } from '../../../src/controllers/accounts/address-balances.js'
import { loadAddressBalances } from '../../../src/controllers/accounts/load-address-balances.js'
import { prepare } from '../../../src/controllers/visit/prepare.js'
import { endInstance, instance } from '../../helpers/instance.js'

const ADDRESS = '0x00000000000000000000000000000000000000c5'
const balance = () => addressBalancesController.balance(`eip155:1:${ADDRESS}`)?.balance

describe('load-address-balances', () => {
  afterEach(endInstance)

  it('asks once while a balance is being read', async () => {
    let answer = (_amount: bigint): void => undefined
    const { adapter } = instance({ balance: () => new Promise(resolve => (answer = resolve)) })
    await prepare()
    const first = loadAddressBalances('eip155', [ADDRESS])
    await loadAddressBalances('eip155', [ADDRESS])
    answer(3n * 10n ** 18n)
    await first
    expect(balance()).to.equal('3')
    expect(adapter.calls.filter(call => call.startsWith('balance'))).to.have.length(1)
  })

  it('reads a balance for the next instance even if the previous one never got it', async () => {
    const { modal } = instance({ balance: () => new Promise(() => undefined) })
    await prepare()
    void loadAddressBalances('eip155', [ADDRESS])
    modal.destroy()
    instance({ balance: async () => 2n * 10n ** 18n })
    await prepare()
    await loadAddressBalances('eip155', [ADDRESS])
    expect(balance()).to.equal('2')
  })
})
