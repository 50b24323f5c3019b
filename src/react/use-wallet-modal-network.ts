'use client'
import { useMemo } from 'react'

import { approvedSource } from '../client/bindings/namespace-sources.js'
import { switchNetwork, type UseWalletModalNetwork } from '../client/bindings/network-actions.js'
import { SERVER_NETWORK } from '../client/bindings/server-snapshots.js'
import { networkSnapshot } from '../client/snapshots.js'
import { useReadable } from './use-readable.js'

export type { UseWalletModalNetwork } from '../client/bindings/network-actions.js'

/** The active network, and a function that switches it. */
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
