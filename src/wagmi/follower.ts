import type { CreateConnectorFn } from '@wagmi/core'
import type { Address } from 'viem'

import type { WalletModal } from '../client/types.js'
import { serialQueue } from '../core/task.js'

type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

/** Reports the modal's events to wagmi. */
export interface Follower {
  /** The connected EVM addresses, the active one first, with their checksums. */
  accounts(): Promise<readonly Address[]>
  /** Records the current state as known to wagmi. */
  markKnown(): void
  /** Reports these addresses to wagmi. */
  notify(accounts: readonly string[]): Promise<void>
}

/** What wagmi knows. */
interface Known {
  readonly isConnected: boolean
  readonly addresses: string
  readonly chainId: number
}

/** What wagmi knows before the first report. */
const NOTHING: Known = { isConnected: false, addresses: '', chainId: NaN }

/**
 * Follows the modal for the lifetime of the page, as wagmi's connectors do. An existing connection counts as known to
 * wagmi, unless `isLate`: then wagmi has already looked for one and found none.
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

  /** Reports wait for one another: the first `connect` waits for code to load, and no `disconnect` may overtake it. */
  const inTurn = serialQueue()
  const settled = (): void => {
    const { status } = modal.getAccount('eip155')
    if (status === 'connected' || status === 'disconnected') inTurn(follow).catch(reportError)
  }
  modal.subscribeAccount(settled, 'eip155')
  if (isLate) settled()
  return {
    accounts: () => withChecksums(addresses()),
    markKnown: () => {
      known = read()
    },
    notify: async accounts => void emitter.emit('change', { accounts: await withChecksums(accounts) }),
  }
}
