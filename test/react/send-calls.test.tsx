import { expect } from '@open-wc/testing'

import { callsController } from '../../src/controllers/calls/calls.js'
import { confirmCalls } from '../../src/controllers/calls/confirm-calls.js'
import { useWalletModalSendCalls } from '../../src/react/index.js'
import { CALLS, connectedFor, hashOf, inTurn } from '../helpers/calls.js'
import { endInstance } from '../helpers/instance.js'
import { uncaughtErrors } from '../helpers/uncaught-errors.js'
import { mountHook, unmountAll, until } from './render.js'

afterEach(async () => {
  unmountAll()
  await endInstance()
})

describe('useWalletModalSendCalls', () => {
  it('follows calls to their end', async () => {
    await connectedFor({ prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    const sent: unknown[] = []
    const { last } = mountHook(() => useWalletModalSendCalls({ onSuccess: ({ hashes }) => sent.push(hashes) }))
    const ended = last().sendCalls({ calls: CALLS })
    await until(() => callsController.state.status === 'ready')
    expect(last()).to.include({ isPending: true, isSuccess: false })
    await confirmCalls()
    expect(await ended).to.deep.include({ status: 'sent', isAtomic: false })
    await until(() => last().isSuccess)
    expect(sent).to.deep.equal([[0, 1, 2].map(hashOf)])
    last().reset()
    await until(() => !last().isSuccess)
  })

  it('says why calls cannot be shown, without rejecting', async () => {
    await connectedFor({ prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    const failures: unknown[] = []
    const { last } = mountHook(() =>
      useWalletModalSendCalls({ onError: error => failures.push(Reflect.get(error, 'code')) }),
    )
    expect(await last().sendCalls({ calls: [] })).to.deep.include({ status: 'failed', hashes: [] })
    await until(() => last().isError)
    expect(failures).to.deep.equal(['TRANSACTION_INVALID'])
  })

  it('reports the outcome correctly when a callback of the site throws', async () => {
    await connectedFor({ prepareCalls: inTurn({ sign: () => undefined }).prepareCalls })
    const failures: unknown[] = []
    const onSuccess = (): never => {
      throw new Error('of the site')
    }
    const { last } = mountHook(() => useWalletModalSendCalls({ onSuccess, onError: error => failures.push(error) }))
    const errors = await uncaughtErrors(async () => {
      const ended = last().sendCalls({ calls: CALLS })
      await until(() => callsController.state.status === 'ready')
      await confirmCalls()
      expect(await ended).to.deep.include({ status: 'sent' })
      await until(() => last().isSuccess)
    })
    expect(last()).to.include({ isError: false, error: undefined })
    expect([errors.map(String), failures]).to.deep.equal([['Error: of the site'], []])
  })

  it('calls onError when there is no instance', async () => {
    const failures: unknown[] = []
    const { last } = mountHook(() => useWalletModalSendCalls({ onError: ({ name }) => failures.push(name) }))
    expect(await last().sendCalls({ calls: CALLS })).to.equal(undefined)
    await until(() => last().isError)
    expect(failures).to.deep.equal(['NotCreatedError'])
  })
})
