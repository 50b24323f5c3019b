'use client'
import { stateSnapshot } from '../client/snapshots.js'
import type { StateSnapshot } from '../client/types.js'
import { SERVER_STATE } from '../client/bindings/server-snapshots.js'
import { useReadable } from './use-readable.js'

/** The state of the modal: whether it is open, loading or initialized, and which network is active. */
export const useWalletModalState = (): StateSnapshot => useReadable(stateSnapshot, SERVER_STATE)
