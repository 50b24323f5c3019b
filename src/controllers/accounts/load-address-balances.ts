import { instance, instanceValue } from '../../core/instance.js'
import { loadedAdapter } from '../../chains/loaded.js'
import { formatAmount } from '../../core/amount.js'
import { type ChainNamespace, toCaipAddress } from '../../core/caip.js'
import { nativeBalanceCache } from '../../services/storage/cache.js'
import { addressBalancesController } from './address-balances.js'
import { networksController } from '../networks/networks.js'
import { skipsBalance } from '../networks/skips-balance.js'
import { logger } from '../../services/logger.js'

/** Maximum number of addresses read for one list. */
const LIMIT = 20

/** The addresses being read; per instance, as the answer to an ended one is lost. */
const reading = instanceValue(() => new Set<string>())

/**
 * Reads the native balances of the addresses in a list on the namespace's active network, each at most once in 30 s.
 * Unreadable ones show no balance; testnets show none unless `testnetBalances` (SPEC 6).
 */
export async function loadAddressBalances(namespace: ChainNamespace, addresses: readonly string[]): Promise<void> {
  const network = networksController.state.active[namespace]
  const reads = loadedAdapter(namespace)?.reads
  if (!reads || !network || network.unsupported) return
  if (skipsBalance(network)) return
  const life = instance().signal
  const pending = reading()
  await Promise.all(
    addresses.slice(0, LIMIT).map(async address => {
      const key = toCaipAddress(network.caipNetworkId, address)
      const cached = nativeBalanceCache.read(key)
      if (cached) return addressBalancesController.setBalance(key, cached)
      if (pending.has(key)) return
      pending.add(key)
      try {
        const { amount, symbol, decimals } = await (await reads()).balance({ address, network })
        if (life.aborted) return
        const balance = formatAmount(amount, decimals)
        addressBalancesController.setBalance(key, { balance, symbol, timestamp: Date.now() })
        nativeBalanceCache.write(key, { caipAddress: key, balance, symbol })
      } catch (error) {
        logger.error(error) // the row is shown without a balance
      } finally {
        pending.delete(key)
      }
    }),
  )
}
