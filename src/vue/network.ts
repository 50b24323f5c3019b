import { computed, type ComputedRef, type Ref } from 'vue'

import { approvedSource } from '../client/bindings/namespace-sources.js'
import { switchNetwork } from '../client/bindings/network-actions.js'
import { SERVER_NETWORK } from '../client/bindings/server-snapshots.js'
import { networkSnapshot } from '../client/snapshots.js'
import type { NetworkSnapshot, ActionsApi } from '../client/types.js'
import type { CaipNetworkId } from '../core/caip.js'
import { follow, followFields, type Refs } from './follow.js'

/** What `useWalletModalNetwork` returns. */
export interface UseWalletModalNetwork extends Refs<NetworkSnapshot> {
  /** Networks that the connected wallet approved; `undefined` if it does not report them. */
  readonly approvedCaipNetworkIds: Readonly<Ref<readonly CaipNetworkId[] | undefined>>
  /** Whether the wallet can be asked for any network. */
  readonly supportsAllNetworks: ComputedRef<boolean>
  /** Switches by a network of the list, its chain id or its CAIP-2 id; rejects only with `throwOnFailure`. */
  readonly switchNetwork: ActionsApi['switchNetwork']
}

/** The active network. */
export function useWalletModalNetwork(): UseWalletModalNetwork {
  const approvedCaipNetworkIds = follow(() => approvedSource(), undefined)
  return {
    ...followFields(() => networkSnapshot(), SERVER_NETWORK),
    approvedCaipNetworkIds,
    supportsAllNetworks: computed(() => approvedCaipNetworkIds.value === undefined),
    switchNetwork,
  }
}
