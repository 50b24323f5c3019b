/** What brings back what was connected: after a reload, from another tab, from the back/forward cache; one chunk for all. */
export { reconnect } from './reconnect.js'
export { resumePage } from './resume-page.js'
export { syncTabs } from './sync-tabs.js'
