import { expect } from '@open-wc/testing'

import type { WalletModal } from '../../src/client/types.js'
import { createFollower } from '../../src/wagmi/follower.js'
import { ALICE } from '../helpers/fake-adapter.js'
import { waitUntil } from '../helpers/wait-until.js'

type Emitter = Parameters<typeof createFollower>[1]

/** A modal with nothing but one account, and what wagmi was told of it. */
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
  const emitter = { emit: (name: string) => void told.push(name) } as unknown as Emitter // as above
  const set = (isConnected: boolean): void => {
    state.isConnected = isConnected
    for (const listener of listeners) listener()
  }
  return { modal: modal as WalletModal, emitter, told, set }
}

describe('what wagmi is told', () => {
  it('ends with the end of a connection that was short', async () => {
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

  it('is nothing of what was over before', async () => {
    const { modal, emitter, told, set } = ground()
    createFollower(modal, emitter)
    set(true)
    set(false)
    set(true)
    await waitUntil(() => told.length > 0, 'connected')
    expect(told).to.deep.equal(['connect'])
  })
})
