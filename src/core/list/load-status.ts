/** The loading status of a service's list. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'
