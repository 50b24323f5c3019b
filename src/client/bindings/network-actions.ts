import { getWalletModal } from '../../client.js'
import type { CaipNetworkId } from '../../core/caip.js'
import type { NetworkSnapshot, ActionsApi } from '../types.js'

/** The result of `useWalletModalNetwork`. */
export interface UseWalletModalNetwork extends NetworkSnapshot {
  /** The networks that the connected wallet approved; `undefined` if it does not report them. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /** Whether the wallet may be asked to switch to any network. */
  readonly supportsAllNetworks: boolean
  /**
   * Switches to one of the listed networks, given as the network, its chain id or its CAIP-2 id. Rejects only with
   * `throwOnFailure`.
   */
  readonly switchNetwork: ActionsApi['switchNetwork']
}

/** Switches the network of the current instance. */
export const switchNetwork: ActionsApi['switchNetwork'] = async (network, options) =>
  getWalletModal().switchNetwork(network, options)
