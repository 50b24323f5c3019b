import { parseAccounts } from '../../services/wallets/evm-accounts.js'
import { parseChainId, parseWalletFault } from '../../services/wallets/evm-reply.js'
import type { EvmWallet } from './wallet.js'

/** News is told once a wallet has been quiet this long, in ms: of a burst the last word counts. */
const QUIET = 16
/** News of a wallet that never is quiet is told this often, in ms. */
const LONGEST = 250
/** A wallet that lost its node says `disconnect` with this code and comes back by itself. */
const TEMPORARY = 1013

/** What a wallet said of itself. `accounts` is never empty. */
export interface WalletNews {
  readonly accounts?: readonly string[]
  readonly chainId?: number
  /** It let go of the site; nothing follows. */
  readonly gone?: true
}

/**
 * Listens to a wallet until the returned function is called. Bursts are told as their last value and values of a wrong
 * shape are ignored; an empty list of accounts means that the wallet let go. Wallets without events are just quiet.
 */
export function watchWallet({ bound }: EvmWallet, tell: (news: WalletNews) => void): () => void {
  let news: WalletNews = {}
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    const told = news
    news = {}
    timer = undefined
    tell(told.accounts && !told.accounts.length ? { gone: true } : told)
  }
  const hear = (part: WalletNews): void => {
    const now = Date.now()
    if (timer === undefined) since = now
    news = { ...news, ...part }
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(QUIET, since + LONGEST - now)))
  }
  const stops = [
    bound.on('accountsChanged', value => {
      const accounts = parseAccounts(value)
      if (accounts) hear({ accounts })
    }),
    bound.on('chainChanged', value => {
      const chainId = parseChainId(value)
      if (chainId) hear({ chainId })
    }),
    bound.on('disconnect', value => {
      if (parseWalletFault(value).code !== TEMPORARY) hear({ accounts: [] })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    clearTimeout(timer)
  }
}
