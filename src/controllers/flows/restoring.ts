/** What brings back what was connected, after a reload or from another tab; one chunk for both. */
export { reconnect } from './reconnect.js'
export { syncTabs } from './sync-tabs.js'
