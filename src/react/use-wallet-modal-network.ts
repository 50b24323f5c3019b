'use client'
import { useMemo } from 'react'

import { getWalletModal } from '../client.js'
import { networkSnapshot } from '../client/snapshots.js'
import type { NetworkSnapshot, OnIntentApi } from '../client/types.js'
import type { CaipNetworkId } from '../core/caip.js'
import { approvedSource } from './namespace-sources.js'
import { SERVER_NETWORK } from './server-snapshots.js'
import { useReadable } from './use-readable.js'

/** What `useWalletModalNetwork` returns. */
export interface UseWalletModalNetwork extends NetworkSnapshot {
  /** Networks that the connected wallet approved; `undefined` when it does not say. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[] | undefined
  /** Whether the wallet can be asked for any network. */
  readonly supportsAllNetworks: boolean
  /** Switches by a network of the list, its chain id or its CAIP-2 id; rejects only with `throwOnFailure`. */
  readonly switchNetwork: OnIntentApi['switchNetwork']
}

const switchNetwork: OnIntentApi['switchNetwork'] = async (network, options) =>
  getWalletModal().switchNetwork(network, options)

/** The active network. */
export function useWalletModalNetwork(): UseWalletModalNetwork {
  const network = useReadable(networkSnapshot(), SERVER_NETWORK)
  const approved = useReadable(approvedSource(), undefined)
  return useMemo(
    () => ({
      ...network,
      approvedCaipNetworkIds: approved,
      supportsAllNetworks: approved === undefined,
      switchNetwork,
    }),
    [network, approved],
  )
}
