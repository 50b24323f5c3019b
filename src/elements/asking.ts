/**
 * What asks the services for what the first view shows, as one chunk: it comes when the page is quiet after the Connect view
 * is there, where the site has services at all. It stands on `connecting`, and `backstage` stands on it.
 */
import * as flows from '../controllers/flows/asking.js'
import { connecting } from './connecting.js'

/** One object, so that whoever loads the chunk has all of it. */
export const asking = {
  connecting,
  flows,
  /** The way to all wallets, which only a catalogue has. */
  allWallets: () => import('./partials/w3m-all-wallets-row.js'),
}
