import { parseAccounts } from '../../../services/wallets/evm-accounts.js'
import { parseChainId, parseWalletError } from '../../../services/wallets/wallet-reply.js'
import type { EvmWallet } from './wallet.js'

/** The debounce delay for a wallet's changes, in ms: the last of a burst counts. */
const QUIET = 16
/** How long changes are held back at most while a wallet keeps sending events, in ms. */
const LONGEST = 250
/** A wallet that lost its node emits `disconnect` with this code and recovers on its own. */
const TEMPORARY = 1013

/** A wallet's changes. */
export interface WalletChange {
  /** Empty if the wallet is locked or ended the connection. */
  readonly accounts?: readonly string[]
  readonly chainId?: number
  /** It disconnected from the site. */
  readonly gone?: true | undefined
}

/**
 * Listens to a wallet until the returned function is called. Of a burst only the last value counts, and malformed
 * values are ignored. Wallets without events are simply silent.
 */
export function watchWallet({ bound }: EvmWallet, notify: (change: WalletChange) => void): () => void {
  let change: WalletChange = {}
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    const latest = change
    change = {}
    timer = undefined
    notify(latest)
  }
  const collect = (part: WalletChange): void => {
    const now = Date.now()
    if (timer === undefined) since = now
    change = { ...change, ...part }
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(QUIET, since + LONGEST - now)))
  }
  const stops = [
    bound.on('accountsChanged', value => {
      const accounts = parseAccounts(value)
      if (accounts) collect({ accounts, gone: undefined })
    }),
    bound.on('chainChanged', value => {
      const chainId = parseChainId(value)
      if (chainId) collect({ chainId })
    }),
    bound.on('disconnect', value => {
      if (parseWalletError(value).code !== TEMPORARY) collect({ gone: true })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}
