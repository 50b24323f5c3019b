import { loadedAdapter } from '../../chains/loaded.js'
import { formatAmount } from '../../core/amount.js'
import { TESTNET_BALANCE } from '../../core/text/format-balance.js'
import { type ChainNamespace, toCaipAddress } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { nativeBalanceCache } from '../../services/storage/cache.js'
import { accountsController } from '../accounts/accounts.js'
import { connectionsController } from './connections.js'
import { isUnasked } from '../networks/unasked.js'
import { networksController } from '../networks/networks.js'
import { hasIntent } from '../shell/intent.js'
import { sameInstance } from '../shell/same-instance.js'

/** A read under way. */
interface Turn {
  readonly stop: AbortController
  readonly key: string
  readonly force: boolean
  readonly isSame: () => boolean
}

const turns = new Map<ChainNamespace, Turn>()

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
  const running = turns.get(namespace)
  const key = address && network ? toCaipAddress(network.caipNetworkId, address) : ''
  if (running?.force && !force && running.key === key && running.isSame()) return // what is known is older than what is being read
  running?.stop.abort()
  if (!address || !network || network.unsupported || !connectorId) return
  const { symbol } = network.nativeCurrency
  if (isUnasked(network)) return show(namespace, TESTNET_BALANCE, symbol)
  const cached = force ? undefined : nativeBalanceCache.read(key)
  if (cached) return show(namespace, cached.balance, cached.symbol)
  const turn = { stop: new AbortController(), key, force, isSame: sameInstance() }
  turns.set(namespace, turn)
  await fetchBalance({ namespace, address, network, connectorId, key, turn: turn.stop }).finally(() => {
    if (turns.get(namespace) === turn) turns.delete(namespace)
  })
}

const show = (namespace: ChainNamespace, balance: string, balanceSymbol: string): void =>
  accountsController.patch(namespace, { balance, balanceSymbol, balanceStatus: 'ready' })

async function fetchBalance({
  namespace,
  address,
  network,
  connectorId,
  key,
  turn: { signal },
}: {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly network: CaipNetwork
  readonly connectorId: string
  readonly key: string
  readonly turn: AbortController
}): Promise<void> {
  const adapter = loadedAdapter(namespace)
  if (!adapter) return
  accountsController.patch(namespace, { balanceStatus: 'loading' })
  const isSame = sameInstance()
  const isGone = (): boolean => signal.aborted || !isSame() || accountsController.account(namespace).address !== address // let go of meanwhile
  const query = { address, network, signal }
  try {
    const read = hasIntent()
      ? await (await adapter.reads?.())?.balance(query)
      : await adapter.wallets?.balance?.(connectorId, query)
    if (isGone()) return
    if (!read) return accountsController.patch(namespace, { balanceStatus: 'idle' })
    const { amount, symbol, decimals } = read
    const balance = formatAmount(amount, decimals)
    show(namespace, balance, symbol)
    nativeBalanceCache.write(key, { caipAddress: key, balance, symbol })
  } catch (error) {
    if (isGone()) return
    accountsController.patch(namespace, { balanceStatus: 'failed' })
    throw error
  }
}
