import { signal } from '../core/signal.js'

/** Whether earlier connections have been restored or given up. */
export const initialized = signal(false)
