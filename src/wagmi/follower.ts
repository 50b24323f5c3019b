import type { CreateConnectorFn } from '@wagmi/core'
import type { Address } from 'viem'

import type { WalletModal } from '../client/types.js'

type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

/** Reports the modal's events to wagmi. */
export interface Follower {
  /** The connected EVM addresses, the active one first, with their checksums. */
  accounts(): Promise<readonly Address[]>
  /** Records the current state as known to wagmi. */
  note(): void
  /** Reports these addresses to wagmi. */
  notify(accounts: readonly string[]): Promise<void>
}

/** What wagmi knows. */
interface Known {
  readonly isConnected: boolean
  readonly addresses: string
  readonly chainId: number
}

/** Follows the modal for the lifetime of the page, as wagmi's connectors do. */
export function createFollower(modal: WalletModal, emitter: Emitter): Follower {
  const addresses = (): readonly string[] => modal.getAccount('eip155').allAccounts.map(({ address }) => address)
  const read = (): Known => ({
    isConnected: modal.getAccount('eip155').isConnected,
    addresses: addresses().join(' '),
    chainId: Number(modal.getChainId('eip155')),
  })
  const withChecksums = async (plain: readonly string[]): Promise<readonly Address[]> => {
    const { getAddress } = await import('viem')
    return plain.map(address => getAddress(address))
  }
  let known = read()
  let turn = Promise.resolve()

  async function tell(before: Known, now: Known, listed: readonly string[]): Promise<void> {
    if (!now.isConnected) return before.isConnected ? void emitter.emit('disconnect') : undefined
    const accounts = await withChecksums(listed)
    if (!before.isConnected) return void emitter.emit('connect', { accounts, chainId: now.chainId })
    const changed = before.addresses !== now.addresses
    if (changed || before.chainId !== now.chainId)
      emitter.emit('change', { ...(changed ? { accounts } : {}), chainId: now.chainId })
  }

  /** One event after the other: the code for addresses may still load while the next one happens. */
  function follow(): void {
    const [before, now, listed] = [known, read(), addresses()]
    known = now
    turn = turn.then(() => tell(before, now, listed)).catch(reportError)
  }

  modal.subscribeAccount(() => {
    const { status } = modal.getAccount('eip155')
    if (status === 'connected' || status === 'disconnected') follow()
  }, 'eip155')
  return {
    accounts: () => withChecksums(addresses()),
    note: () => {
      known = read()
    },
    notify: async accounts => void emitter.emit('change', { accounts: await withChecksums(accounts) }),
  }
}
