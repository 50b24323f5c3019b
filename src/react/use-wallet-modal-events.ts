'use client'
import { type AnalyticsState, analyticsController } from '../controllers/shell/analytics/analytics.js'
import { SERVER_EVENTS } from '../client/bindings/server-snapshots.js'
import { useReadable } from './use-readable.js'

/** The latest event, such as `MODAL_OPEN` or `CONNECT_SUCCESS`. */
export const useWalletModalEvents = (): AnalyticsState => useReadable(analyticsController, SERVER_EVENTS)
