import { accountOf } from '../../controllers/accounts/active.js'
import { providerOf } from '../../core/connection-reader.js'
import { networksController } from '../../controllers/networks/networks.js'
import { optionsController } from '../../controllers/shell/options.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { AccountState, ConnectedWalletInfo } from '../../core/entities/account.js'
import type { SIWXConfig } from '../../core/entities/siwx.js'
import { computed, type Readable } from '../../core/signal.js'

/** One derived signal per namespace, shared by all components; without a namespace, the active one. */
function perNamespace<T>(read: (namespace: ChainNamespace | undefined) => T) {
  const known = new Map<ChainNamespace | undefined, Readable<T>>()
  return (namespace?: ChainNamespace): Readable<T> => {
    const source = known.get(namespace) ?? computed(() => read(namespace ?? networksController.state.activeNamespace))
    known.set(namespace, source)
    return source
  }
}

/** The raw provider of the connected wallet. */
export const providerSource = perNamespace(providerOf)

/** What is known of the connected wallet. */
export const walletInfoSource = perNamespace(
  (namespace): ConnectedWalletInfo | undefined => accountOf(namespace).connectedWalletInfo,
)

/** Networks that the connected wallet approved; `undefined` means any. */
export const approvedSource = perNamespace(
  (namespace): readonly CaipNetworkId[] | undefined => namespace && networksController.state.approved[namespace],
)

/** The loading status of the native balance. */
export const balanceStatusSource = perNamespace(
  (namespace): AccountState['balanceStatus'] => accountOf(namespace).balanceStatus,
)

/** The site's sign-in configuration. */
export const siwxSource = computed((): SIWXConfig | undefined => {
  const { siwx, siweConfig } = optionsController.state.options
  return siwx ?? siweConfig
})
