import { expect } from '@open-wc/testing'

import type { WalletModal } from '../../src/client/types.js'
import { createFollower } from '../../src/wagmi/follower.js'
import { ALICE, BOB } from '../helpers/fake-adapter.js'
import { waitUntil } from '../helpers/wait-until.js'

/** A follower of a modal whose account changes as told, and what wagmi hears. */
function start() {
  const heard: unknown[] = []
  let account = { isConnected: false, status: 'disconnected', allAccounts: [] as readonly { address: string }[] }
  let notify = (): void => undefined
  const modal = {
    getAccount: () => account,
    getChainId: () => 1,
    subscribeAccount: (listener: () => void) => (notify = listener),
  } as unknown as WalletModal // what the follower uses of it
  const emit = (event: string, data?: { readonly accounts?: unknown }): number => heard.push([event, data?.accounts])
  createFollower(modal, { emit } as unknown as Parameters<typeof createFollower>[1]) // the same
  const set = (...addresses: readonly string[]): void => {
    const isConnected = addresses.length > 0
    const allAccounts = addresses.map(address => ({ address }))
    account = { isConnected, status: isConnected ? 'connected' : 'disconnected', allAccounts }
    notify()
  }
  return { heard, set }
}

describe('what wagmi is told', () => {
  it('is told in order, although the code for addresses loads with the first', async () => {
    const { heard, set } = start()
    set(ALICE)
    set(BOB)
    set()
    await waitUntil(() => heard.length > 2, 'not all was told')
    expect(heard).to.deep.equal([
      ['connect', [ALICE]],
      ['change', [BOB]],
      ['disconnect', undefined],
    ])
  })
})
