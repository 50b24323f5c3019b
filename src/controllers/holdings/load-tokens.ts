import { loadedAdapter } from '../../chains/loaded.js'
import { toCaipAddress } from '../../core/caip.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Token, TokenHolding, TokenInput } from '../../core/entities/token.js'
import { RateLimitedError } from '../../core/errors/service.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import { t } from '../../core/i18n/t.js'
import { BALANCE_CACHE } from '../../core/limits.js'
import { pressEnds } from '../../core/platform/press.js'
import { hasBalances } from '../../core/availability.js'
import { hasDecimals, toTokenBalance } from '../../core/tokens.js'
import { isFresh } from '../../core/list/fresh.js'
import { mustWait, nextRetry } from '../../core/list/retry.js'
import { fetchBalances, parseBalances } from '../../services/blockchain/balances.js'
import { isSupportedChain } from '../../services/blockchain/supported-chains.js'
import { declaredTokens } from '../../services/config/tokens.js'
import { isServiceOn } from '../../services/service-switch.js'
import { portfolioCache } from '../../services/storage/cache.js'
import { accountsController } from '../accounts/accounts.js'
import { type Holder, holderOf } from '../accounts/holder.js'
import { skipsBalance } from '../networks/skips-balance.js'
import { optionsController } from '../shell/options.js'
import { snackController } from '../shell/snack.js'
import { tokensController } from './tokens.js'
import { loadOnce } from '../shell/load-once.js'
import { holdings as texts } from '../../locales/en/holdings.js'

addMessages(texts)

/** Longer lists are kept only in this page: storing them would block the visitor. */
const CACHED_TOKENS = 500

/** How tokens are loaded. */
export interface LoadTokensOptions {
  /** Fetches even if the list is fresh. */
  readonly force?: boolean
  /** Restarts a load under way, whose answer may predate a change. */
  readonly restart?: boolean
  /** Plain addresses of tokens that have just changed, to bypass the service's cache for them. */
  readonly changed?: readonly string[]
  /** A background refresh: while it runs and if it fails, the rows stay as they are, and a failure shows no message. */
  readonly quiet?: boolean
}

/**
 * Loads the tokens of a namespace's account, at most once in 30 s for an account on a network unless `force`d or outdated,
 * and not within 30 s of a failure. The blockchain service lists them if it is on and serves the network; otherwise the
 * chain is asked for the tokens that the site named. Testnets have none unless the site wants their
 * balances (SPEC 6); families without token balances have no list.
 *
 * A failure keeps the last good list and shows 'Token Balance Unavailable' (SPEC 8), unless the load is `quiet`; it rejects
 * with the error. An exceeded rate limit shows only in the list.
 */
export async function loadTokens(namespace: ChainNamespace, options: LoadTokensOptions = {}): Promise<void> {
  const holder = holderOf(namespace)
  if (!holder) return
  if (!hasBalances(namespace)) return tokensController.patch(namespace, holder.owner, { status: 'unavailable' })
  const { status, updatedAt, retryAt, isOutdated = false } = tokensController.list(namespace, holder.owner)
  if (mustWait(retryAt)) return
  const isNew = (status === 'ready' || status === 'partial') && isFresh(updatedAt, BALANCE_CACHE)
  const force = options.force === true || isOutdated
  if (isNew && !force) return
  await loadOnce(
    `tokens ${namespace}`,
    holder.owner,
    (signal, isCurrent) => load(holder, { ...options, force }, signal, isCurrent),
    { force, restart: options.restart },
  )
}

async function load(
  holder: Holder,
  { force = false, changed, quiet = false }: LoadTokensOptions,
  signal: AbortSignal,
  isCurrent: () => boolean,
): Promise<void> {
  const { options } = optionsController.state
  tokensController.patch(holder.namespace, holder.owner, { isOutdated: false }) // what happens from now on counts
  if (skipsBalance(holder.network)) return show(holder, [])
  const cached = force ? undefined : portfolioCache.read(holder.owner)
  if (cached)
    return show(holder, parseBalances(cached.balance.balances, holder.network.caipNetworkId), cached.timestamp)
  if (!quiet) tokensController.patch(holder.namespace, holder.owner, { status: 'loading' })
  try {
    const isServed =
      isServiceOn('blockchain', options) && (await isSupportedChain(holder.network.caipNetworkId, options))
    if (isServed) await askService(holder, changed, signal, isCurrent)
    else await askChain(holder, signal, isCurrent)
  } catch (error) {
    if (!isCurrent()) return
    await fail(holder, error, signal, isCurrent)
    if (isCurrent() && !quiet && !(error instanceof RateLimitedError))
      snackController.show(t('snack.tokensUnavailable'), 'error')
    throw error
  }
}

async function askService(
  holder: Holder,
  changed: readonly string[] | undefined,
  signal: AbortSignal,
  isCurrent: () => boolean,
): Promise<void> {
  const { address, network, owner } = holder
  const { options } = optionsController.state
  const query = {
    address,
    caipNetworkId: network.caipNetworkId,
    forceUpdate: changed?.map(token => toCaipAddress(network.caipNetworkId, token)),
  }
  const tokens = await fetchBalances(query, options, { signal })
  await pressEnds() // rows arriving during a press move the pressed element
  if (!isCurrent()) return
  show(holder, tokens)
  if (tokens.length > CACHED_TOKENS) return
  portfolioCache.write(owner, { caipAddress: owner, balance: { balances: tokens.map(toTokenBalance) } })
}

/** Reads the tokens that the site listed; if some cannot be read, the list is partial. */
async function askChain(holder: Holder, signal: AbortSignal, isCurrent: () => boolean): Promise<void> {
  const { namespace, address, network, owner } = holder
  const named = declaredTokens(network, optionsController.state.options)
  const reads = named.length ? await loadedAdapter(namespace)?.reads?.() : undefined
  if (!isCurrent()) return
  if (!reads?.tokens) return show(holder, [])
  const holdings = await reads.tokens({ address, network, tokens: named.map(token => token.address), signal })
  await pressEnds() // rows arriving during a press move the pressed element
  if (!isCurrent()) return
  show(holder, holdings.map(holding => toToken(holding, holder, named)).filter(hasDecimals))
  if (holdings.length < named.length) tokensController.patch(namespace, owner, { status: 'partial' })
}

function toToken(holding: TokenHolding, { network }: Holder, named: readonly TokenInput[]): Token {
  const image = named.find(({ address }) => address.toLowerCase() === holding.address.toLowerCase())?.image
  return { ...holding, chainId: network.caipNetworkId, price: 0, value: 0, ...(image ? { iconUrl: image } : {}) }
}

function show({ namespace, owner }: Holder, items: readonly Token[], updatedAt = Date.now()): void {
  tokensController.patch(namespace, owner, { status: 'ready', items, updatedAt, retryAt: undefined })
  if (holderOf(namespace)?.owner === owner)
    accountsController.patch(namespace, { tokenBalance: items.map(toTokenBalance) })
}

/** Without an older list, the tokens that the site listed are read from the chain, so that at least those are shown. */
async function fail(holder: Holder, error: unknown, signal: AbortSignal, isCurrent: () => boolean): Promise<void> {
  const { namespace, owner } = holder
  const isEmpty = tokensController.list(namespace, owner).items.length === 0
  const hasNamed = declaredTokens(holder.network, optionsController.state.options).length > 0
  if (isEmpty && hasNamed) await askChain(holder, signal, isCurrent).catch(() => undefined) // the first error counts
  if (!isCurrent()) return
  const isPartial = isEmpty && tokensController.list(namespace, owner).items.length > 0
  const isLimited = error instanceof RateLimitedError
  const status = isPartial ? 'partial' : isLimited ? 'limited' : 'failed'
  tokensController.patch(namespace, owner, { status, retryAt: nextRetry() })
}
