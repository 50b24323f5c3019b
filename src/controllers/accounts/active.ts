import { activePlace } from '../shell/analytics/active-place.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { AccountState, ConnectionStatus } from '../../core/entities/account.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { computed } from '../../core/signal.js'
import { accountsController } from './accounts.js'
import { networksController } from '../networks/networks.js'

/** The account of the active namespace. */
export const activeAccount = computed(() => accountsController.account(networksController.state.activeNamespace))

/** The network that is active in the active namespace. */
export const activeNetwork = computed((): CaipNetwork | undefined => {
  const { activeNamespace, active } = networksController.state
  return activeNamespace && active[activeNamespace]
})

/** The account of a namespace, or of the active one. */
export const accountOf = (namespace?: ChainNamespace): AccountState =>
  namespace ? accountsController.account(namespace) : activeAccount.get()

/** The active network of a namespace, or of the active one. */
export const networkOf = (namespace?: ChainNamespace): CaipNetwork | undefined =>
  namespace ? networksController.state.active[namespace] : activeNetwork.get()

/** The connection status of a namespace, or of the active one. */
export const statusOf = (namespace?: ChainNamespace): ConnectionStatus => accountOf(namespace).status

/** Whether the account of a namespace, or the active one, is view only: nothing can be signed with it. */
export const isViewOnly = (namespace?: ChainNamespace): boolean =>
  accountOf(namespace).connectedWalletInfo?.type === 'VIEW_ONLY'

/** Whether any namespace is connected. */
export const isAnyConnected = (): boolean =>
  Object.values(accountsController.state.accounts).some(({ status }) => status === 'connected')

/** Whether the active namespace is connected. */
export const isActiveConnected = (): boolean => activeAccount.get().status === 'connected'

/** Whether it is being restored. */
export const isActiveRestoring = (): boolean => activeAccount.get().status === 'reconnecting'

activePlace.set(
  computed(() => ({ address: activeAccount.get().address, caipNetworkId: activeNetwork.get()?.caipNetworkId })),
)
