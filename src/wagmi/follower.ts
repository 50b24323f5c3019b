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

/** What wagmi knows before it was told anything. */
const NOTHING: Known = { isConnected: false, addresses: '', chainId: NaN }

/**
 * Follows the modal for the lifetime of the page, as wagmi's connectors do. A connection that was there before counts as
 * known unless `isLate`: then wagmi has been told that there is none.
 */
export function createFollower(modal: WalletModal, emitter: Emitter, { isLate = false } = {}): Follower {
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
  let known = isLate ? NOTHING : read()

  async function follow(): Promise<void> {
    const [before, now] = [known, read()]
    known = now
    if (!now.isConnected) return before.isConnected ? void emitter.emit('disconnect') : undefined
    const accounts = await withChecksums(addresses())
    if (!before.isConnected) return void emitter.emit('connect', { accounts, chainId: now.chainId })
    const changed = before.addresses !== now.addresses
    if (changed || before.chainId !== now.chainId)
      emitter.emit('change', { ...(changed ? { accounts } : {}), chainId: now.chainId })
  }

  /** One after the other: the first connection waits for code, and an end must not be reported before it. */
  let turn = Promise.resolve()
  const settled = (): void => {
    const { status } = modal.getAccount('eip155')
    if (status === 'connected' || status === 'disconnected') turn = turn.then(follow).catch(reportError)
  }
  modal.subscribeAccount(settled, 'eip155')
  if (isLate) settled()
  return {
    accounts: () => withChecksums(addresses()),
    note: () => {
      known = read()
    },
    notify: async accounts => void emitter.emit('change', { accounts: await withChecksums(accounts) }),
  }
}
