import type { ChainAdapter } from '../../chains/adapter.js'
import { loadedAdapter } from '../../chains/loaded.js'
import type { BalanceQuery, NativeBalance } from '../../chains/ports/reads.js'
import { formatAmount } from '../../core/amount.js'
import { TESTNET_BALANCE } from '../../core/text/format-balance.js'
import { type ChainNamespace, toCaipAddress } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { tasks } from '../../core/task.js'
import { nativeBalanceCache } from '../../services/storage/cache.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { skipsBalance } from '../networks/skips-balance.js'
import { networksController } from '../networks/networks.js'
import { hasIntent, recordIntent } from '../shell/intent.js'

const readOf = tasks<ChainNamespace>()
/** The key of a forced read. */
const forced = (key: string): string => `forced ${key}`

/**
 * Loads the native balance of a namespace's account, at most once per account and chain in 30 s unless `force`d.
 * Testnets show zero unless the site turns `testnetBalances` on (SPEC 6); unsupported networks show none. Before a
 * visitor shows intent only the connected wallet is asked, never an endpoint.
 */
export async function loadBalance(
  namespace: ChainNamespace,
  { force = false }: { readonly force?: boolean } = {},
): Promise<void> {
  const { address } = accountsController.account(namespace)
  const network = networksController.state.active[namespace]
  const connectorId = connectionsController.activeConnectorId(namespace)
  const reading = readOf(namespace)
  const key = address && network ? toCaipAddress(network.caipNetworkId, address) : ''
  if (!force && reading.key === forced(key)) return // known data is older than the current read
  reading.abort()
  if (!address || !network || network.unsupported || !connectorId) return
  const { symbol } = network.nativeCurrency
  if (skipsBalance(network)) return show(namespace, TESTNET_BALANCE, symbol)
  const cached = force ? undefined : nativeBalanceCache.read(key)
  if (cached) return show(namespace, cached.balance, cached.symbol)
  await reading.replace(
    signal => fetchBalance({ namespace, address, network, connectorId, key, signal }),
    force ? forced(key) : key,
  )
}

/**
 * Reads the native balance again. A read that a later one replaces ends with that one, so that callers who ask at the
 * same time all find the balance there. If only an endpoint can answer, the site's request counts as intent.
 */
export async function refreshBalance(namespace: ChainNamespace): Promise<void> {
  const connectorId = connectionsController.activeConnectorId(namespace)
  if (connectorId && !loadedAdapter(namespace)?.wallets?.connector(connectorId)?.balance) recordIntent()
  await loadBalance(namespace, { force: true })
  const reading = readOf(namespace)
  while (reading.running) await reading.running
}

const show = (namespace: ChainNamespace, balance: string, balanceSymbol: string): void =>
  accountsController.patch(namespace, { balance, balanceSymbol, balanceStatus: 'ready' })

/** Reads over the chain's endpoints once the visitor shows intent, over the connected wallet before that. */
function readerOf(
  { reads, wallets }: ChainAdapter,
  connectorId: string,
): ((query: BalanceQuery) => Promise<NativeBalance>) | undefined {
  if (hasIntent()) return reads && (async query => (await reads()).balance(query))
  const connector = wallets?.connector(connectorId)
  return connector?.balance?.bind(connector)
}

async function fetchBalance({
  namespace,
  address,
  network,
  connectorId,
  key,
  signal,
}: {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: CaipNetwork
  readonly connectorId: string
  readonly key: string
  readonly signal: AbortSignal
}): Promise<void> {
  const adapter = loadedAdapter(namespace)
  if (!adapter) return
  const read = readerOf(adapter, connectorId)
  // endpoints are asked upon intent; a family without any has no balance to wait for
  if (!read) return accountsController.patch(namespace, { balanceStatus: adapter.reads ? 'idle' : 'ready' })
  accountsController.patch(namespace, { balanceStatus: 'loading' })
  const isGone = (): boolean => signal.aborted || accountsController.account(namespace).address !== address // disconnected meanwhile
  try {
    const { amount, symbol, decimals } = await read({ address, network, signal })
    if (isGone()) return
    const balance = formatAmount(amount, decimals)
    show(namespace, balance, symbol)
    nativeBalanceCache.write(key, { caipAddress: key, balance, symbol })
  } catch (error) {
    if (isGone()) return
    accountsController.patch(namespace, { balanceStatus: 'failed' })
    throw error
  }
}
