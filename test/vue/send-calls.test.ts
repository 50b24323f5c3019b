import { expect } from '@open-wc/testing'

import { callsController } from '../../src/controllers/calls/calls.js'
import { confirmCalls } from '../../src/controllers/calls/confirm-calls.js'
import { NotCreatedError } from '../../src/core/errors/config.js'
import { useWalletModalSendCalls } from '../../src/vue/index.js'
import { CALLS, connectedFor, inTurn } from '../helpers/calls.js'
import { endInstance } from '../helpers/instance.js'
import { endAll, inScope, until } from './mount.js'

afterEach(async () => {
  endAll()
  await endInstance()
})

describe('useWalletModalSendCalls', () => {
  it('follows calls to their end', async () => {
    await connectedFor({ prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    const { sendCalls, isPending, isSuccess, data, reset } = inScope(useWalletModalSendCalls).result
    const ended = sendCalls({ calls: CALLS })
    expect(isPending.value).to.equal(true)
    await until(() => callsController.state.status === 'ready')
    await confirmCalls()
    expect(await ended).to.deep.include({ status: 'sent' })
    expect([isPending.value, isSuccess.value]).to.deep.equal([false, true])
    expect(data.value).to.equal(await ended)
    reset()
    expect([isSuccess.value, data.value]).to.deep.equal([false, undefined])
  })

  it('says why calls cannot be shown, without rejecting', async () => {
    const { sendCalls, error, isSuccess } = inScope(useWalletModalSendCalls).result
    expect(await sendCalls({ calls: CALLS })).to.equal(undefined)
    expect(error.value).to.be.instanceOf(NotCreatedError)
    await connectedFor({ prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    expect(await sendCalls({ calls: [] })).to.deep.include({ status: 'failed' })
    expect(error.value).to.have.property('code', 'TRANSACTION_INVALID')
    expect(isSuccess.value).to.equal(false)
  })
})
