/** How far a list from a service is. */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'
