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

/** How long to wait at least before an ignored connection is reported again, in ms. */
const PAUSE = 100

/** The part of the time since it was first ignored to wait: the longer wagmi takes, the fewer attempts. */
const PAUSE_PART = 0.25

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
  /** Since when wagmi has ignored the connection, in ms. */
  let ignoredSince: number | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  /**
   * wagmi ignores `connect` while it connects or restores any of its connectors, and reports no end of that, so it is
   * repeated until wagmi listens for changes of the connection.
   */
  function connect(connection: { readonly accounts: readonly Address[]; readonly chainId: number }): void {
    emitter.emit('connect', connection)
    if (emitter.listenerCount('change')) return
    const now = Date.now()
    ignoredSince ??= now
    clearTimeout(retry)
    retry = setTimeout(settled, Math.max(PAUSE, (now - ignoredSince) * PAUSE_PART))
  }

  async function follow(): Promise<void> {
    const [before, now] = [known, read()]
    known = now
    if (!now.isConnected || emitter.listenerCount('change')) ignoredSince = undefined
    if (!now.isConnected) return before.isConnected ? void emitter.emit('disconnect') : undefined
    const accounts = await withChecksums(addresses())
    if (!before.isConnected || ignoredSince !== undefined) return connect({ accounts, chainId: now.chainId })
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
