import { signal } from '../core/signal.js'

/** Whether the instance has restored, or given up, what was connected before. */
export const initialized = signal(false)
