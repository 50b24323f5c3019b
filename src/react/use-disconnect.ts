'use client'
import { disconnectActions, type UseDisconnect } from '../client/bindings/disconnect.js'

export type { DisconnectOptions, UseDisconnect } from '../client/bindings/disconnect.js'

/** Disconnects. */
export const useDisconnect = (): UseDisconnect => disconnectActions
