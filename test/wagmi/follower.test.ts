import { expect } from '@open-wc/testing'
import 'viem' // what is loaded later is here, as tests are timed

import type { WalletModal } from '../../src/client/types.js'
import { createFollower } from '../../src/wagmi/follower.js'
import { ALICE } from '../helpers/fake-adapter.js'
import { waitUntil } from '../helpers/wait-until.js'

type Emitter = Parameters<typeof createFollower>[1]

/** A modal that has only one account, and the events that wagmi received. */
function ground() {
  const told: string[] = []
  const listeners: (() => void)[] = []
  const state = { isConnected: false }
  const modal: Partial<WalletModal> = {
    getAccount: () =>
      ({
        isConnected: state.isConnected,
        status: state.isConnected ? 'connected' : 'disconnected',
        allAccounts: state.isConnected ? [{ address: ALICE }] : [],
      }) as unknown as ReturnType<WalletModal['getAccount']>, // no more of it is read
    getChainId: () => 1,
    subscribeAccount: listener => {
      listeners.push(listener as () => void) // what it is given is not read
      return () => undefined
    },
  }
  const emitter = {
    emit: (name: string) => void told.push(name),
    listenerCount: () => 1, // wagmi takes what it is told
  } as unknown as Emitter // as above
  const set = (isConnected: boolean): void => {
    state.isConnected = isConnected
    for (const listener of listeners) listener()
  }
  return { modal: modal as WalletModal, emitter, told, set }
}

describe('the events for wagmi', () => {
  it('end with the disconnection, even if the connection was short', async () => {
    const { modal, emitter, told, set } = ground()
    createFollower(modal, emitter)
    set(true)
    await Promise.resolve()
    set(false)
    await waitUntil(() => told.includes('disconnect'), 'the end')
    set(true)
    await waitUntil(() => told.filter(name => name === 'connect').length === 2, 'connected again')
    expect(told).to.deep.equal(['connect', 'disconnect', 'connect'])
  })

  it('do not include a connection that ended before it could be reported', async () => {
    const { modal, emitter, told, set } = ground()
    createFollower(modal, emitter)
    set(true)
    set(false)
    set(true)
    await waitUntil(() => told.length > 0, 'connected')
    expect(told).to.deep.equal(['connect'])
  })
})
