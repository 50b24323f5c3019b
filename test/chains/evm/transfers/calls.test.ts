import { expect } from '@open-wc/testing'

import { EvmContractCalls } from '../../../../src/chains/evm/transfers/calls.js'
import { TransactionFailedError } from '../../../../src/core/errors/transaction.js'
import { rejection } from '../../../helpers/rejection.js'

/** Waits for a batch whose wallet answers with these states, one after the other. */
function awaitBatch(...states: readonly object[]) {
  const left = [...states]
  const asked: unknown[] = []
  const provider = {
    request: async (call: object) => {
      asked.push(call)
      return left.shift()
    },
  }
  const calls = new EvmContractCalls({} as never, {} as never) // neither endpoints nor wallets of the page are asked
  return { asked, waited: calls.awaitBatch({ connectorId: 'x', provider, id: 'batch' }) }
}

describe('a batch that a wallet has sent', () => {
  it('is waited for until the wallet says that it is through', async () => {
    const receipts = [{ transactionHash: `0x${'7'.repeat(64)}` }]
    const { asked, waited } = awaitBatch({ status: 100 }, { status: 200, receipts })
    expect(await waited).to.deep.equal([`0x${'7'.repeat(64)}`])
    const call = { method: 'wallet_getCallsStatus', params: ['batch'] }
    expect(asked).to.deep.equal([call, call])
  })

  it('has failed when the wallet says so', async () => {
    expect(await rejection(awaitBatch({ status: 500 }).waited)).to.be.instanceOf(TransactionFailedError)
  })
})
