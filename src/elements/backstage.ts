/**
 * Everything after the first view, as one chunk: what connects, the views that a visitor who connects is sure to see, and
 * how the others are loaded. It comes when the page is quiet after the Connect view is there, or with the first need.
 * What only some visitors come to is loaded from here and from nowhere before: chunks that are reached from two sides
 * would tear this one into pieces.
 */
import * as flows from '../controllers/flows/backstage.js'
import { accountFace } from './public/account-face.js'
import { dragSheet } from './modal/drag-sheet.js'
import { HeightFollower } from './modal/height-follower.js'
import { shake } from './modal/shake.js'
import './modal/w3m-snack-bar.js'
import { wrapTab } from './modal/wrap-tab.js'
import './ui/w3m-ui-skeleton.js'
import * as registry from './registry.js'
import './views/w3m-connecting-external-view.js'

/** What only some visitors see of the first view and the frame. */
const parts = {
  allWallets: () => import('./partials/w3m-all-wallets-row.js'),
  extras: () => import('./views/connect-extras.js'),
  networkSelector: () => import('./modal/w3m-network-selector.js'),
}

/** One object, so that whoever loads the chunk has all of it. */
export const backstage = {
  accountFace,
  flows,
  /** What moves the dialog, and what it says, once it is there. */
  frame: { HeightFollower, dragSheet, shake, wrapTab },
  parts,
  registry,
  prefetchRow: async (row: Element) => (await import('../controllers/flows/prefetch-row.js')).prefetchRow(row),
}
