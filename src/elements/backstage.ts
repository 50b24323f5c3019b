/**
 * Everything that no visitor waits for while a wallet connects, as one chunk: the services, what the dialog needs once it
 * moves, and how the other views are loaded. It comes when the page is quiet after the Connect view is there, or with the
 * first need. It stands on `connecting`. What only some visitors come to is loaded from here and from nowhere before, as
 * chunks that are reached from two sides would tear this one into pieces.
 */
import * as flows from '../controllers/flows/backstage.js'
import { connecting } from './connecting.js'
import { dragSheet } from './modal/drag-sheet.js'
import { HeightFollower } from './modal/height-follower.js'
import { shake } from './modal/shake.js'
import './modal/w3m-snack-bar.js'
import './partials/w3m-wallet-gone.js'
import { wrapTab } from './modal/wrap-tab.js'
import './ui/w3m-ui-skeleton.js'
import * as registry from './registry.js'

/** What only some visitors see of the first view and the frame. */
const parts = {
  allWallets: () => import('./partials/w3m-all-wallets-row.js'),
  extras: () => import('./views/connect-extras.js'),
  networkSelector: () => import('./modal/w3m-network-selector.js'),
}

/** One object, so that whoever loads the chunk has all of it. */
export const backstage = {
  connecting,
  flows,
  /** What moves the dialog, and what it says, once it is there. */
  frame: { HeightFollower, dragSheet, shake, wrapTab },
  parts,
  registry,
  prefetchRow: async (row: Element) => (await import('../controllers/flows/prefetch-row.js')).prefetchRow(row),
}
