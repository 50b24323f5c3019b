/**
 * Everything that no visitor waits for while a wallet connects, as one chunk: what follows a connection, and how the other
 * views are loaded. It comes once a wallet is connected, when a visitor turns to anything but a wallet that is here, or
 * when the page is quiet and there is no such wallet. It stands on `connecting` and `asking`. What only some visitors come to is loaded from here and from nowhere before, as
 * chunks that are reached from two sides would tear this one into pieces.
 */
import * as flows from '../controllers/flows/backstage.js'
import { asking } from './asking.js'
import { dragSheet } from './modal/drag-sheet.js'
import { shake } from './modal/shake.js'
import { wrapTab } from './modal/wrap-tab.js'
import './modal/w3m-snack-bar.js'
import './partials/w3m-wallet-gone.js'
import './ui/w3m-ui-skeleton.js'
import * as registry from './registry.js'

/** What only some visitors see of the first view and the frame. */
const parts = {
  extras: () => import('./views/connect-extras.js'),
  networkSelector: () => import('./modal/w3m-network-selector.js'),
}

/** One object, so that whoever loads the chunk has all of it. */
export const backstage = {
  asking,
  flows,
  /** What the dialog does with keys, with fingers, and when it may not be closed. */
  dialog: { dragSheet, shake, wrapTab },
  parts,
  registry,
  prefetchRow: async (row: Element) => (await import('../controllers/flows/prefetch-row.js')).prefetchRow(row),
}
