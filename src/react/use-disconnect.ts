'use client'
import { getWalletModal } from '../client.js'
import type { ChainNamespace } from '../core/caip.js'

/** What `useDisconnect` returns; always the same object. */
export interface UseDisconnect {
  /** Disconnects one namespace, or all; rejects with `DisconnectError`, `DisconnectChainsError` or `NotCreatedError`. */
  readonly disconnect: (options?: { readonly namespace?: ChainNamespace | undefined }) => Promise<void>
}

const ACTIONS: UseDisconnect = { disconnect: async ({ namespace } = {}) => getWalletModal().disconnect(namespace) }

/** Disconnects. */
export const useDisconnect = (): UseDisconnect => ACTIONS
