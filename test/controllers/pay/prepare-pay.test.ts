import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { preparePay } from '../../../src/controllers/pay/prepare-pay.js'
import { noteIntent } from '../../../src/controllers/shell/intent.js'
import { InsufficientFeeError } from '../../../src/core/errors/send.js'
import { ALICE, aspen, result, transfer } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { payment } from '../../helpers/payment.js'
import { rejection } from '../../helpers/rejection.js'

/** A price of all that the account has, with a deposit on top. */
async function asked(type: 'eoa' | 'smartAccount', deposit = 0n): Promise<void> {
  instance(
    {
      connect: async id => result(id, { accounts: [{ address: ALICE, type }] }),
      balance: async () => payment().amount,
      prepareTransfer: async () => transfer([], { deposit }),
    },
    { features: { pay: true } },
  )
  noteIntent()
  await connect(aspen.id, 'eip155')
  await loadBalance('eip155', { force: true })
  payController.start(payment())
}

describe('prepare-pay', () => {
  afterEach(endInstance)

  it('stops where nothing is left for the fee', async () => {
    await asked('eoa')
    expect(await rejection(preparePay())).to.be.instanceOf(InsufficientFeeError)
  })

  it('does not count the fee of a smart account, which may be sponsored, but counts a deposit', async () => {
    await asked('smartAccount')
    expect((await preparePay()).networkFee).to.equal(21_000n * 10n ** 9n)
    await endInstance()
    await asked('smartAccount', 1n)
    expect(await rejection(preparePay())).to.be.instanceOf(InsufficientFeeError)
  })
})
