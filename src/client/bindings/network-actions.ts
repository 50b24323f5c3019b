import { getWalletModal } from '../../client.js'
import type { CaipNetworkId } from '../../core/caip.js'
import type { NetworkSnapshot, ActionsApi } from '../types.js'

/** What `useWalletModalNetwork` returns. */
export interface UseWalletModalNetwork extends NetworkSnapshot {
  /** Networks that the connected wallet approved; `undefined` if it does not report them. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /** Whether the wallet can be asked for any network. */
  readonly supportsAllNetworks: boolean
  /**
   * Switches to a listed network, given as the network, its chain id or its CAIP-2 id; rejects only with
   * `throwOnFailure`.
   */
  readonly switchNetwork: ActionsApi['switchNetwork']
}

/** Switches the network of the current instance. */
export const switchNetwork: ActionsApi['switchNetwork'] = async (network, options) =>
  getWalletModal().switchNetwork(network, options)
