import { computed, type ComputedRef, type Ref } from 'vue'

import { approvedSource } from '../client/bindings/namespace-sources.js'
import { switchNetwork } from '../client/bindings/network-actions.js'
import { SERVER_NETWORK } from '../client/bindings/server-snapshots.js'
import { networkSnapshot } from '../client/snapshots.js'
import type { NetworkSnapshot, ActionsApi } from '../client/types.js'
import type { CaipNetworkId } from '../core/caip.js'
import { follow, followFields, type Refs } from './follow.js'

/** The result of `useWalletModalNetwork`. */
export interface UseWalletModalNetwork extends Refs<NetworkSnapshot> {
  /** The networks that the connected wallet approved; `undefined` if it does not report them. */
  readonly approvedCaipNetworkIds: Readonly<Ref<readonly CaipNetworkId[] | undefined>>
  /** Whether the wallet may be asked to switch to any network. */
  readonly supportsAllNetworks: ComputedRef<boolean>
  /**
   * Switches to one of the listed networks, given as the network, its chain id or its CAIP-2 id. Rejects only with
   * `throwOnFailure`.
   */
  readonly switchNetwork: ActionsApi['switchNetwork']
}

/** The active network, and a function that switches it. */
export function useWalletModalNetwork(): UseWalletModalNetwork {
  const approvedCaipNetworkIds = follow(() => approvedSource(), undefined)
  return {
    ...followFields(() => networkSnapshot(), SERVER_NETWORK),
    approvedCaipNetworkIds,
    supportsAllNetworks: computed(() => approvedCaipNetworkIds.value === undefined),
    switchNetwork,
  }
}
