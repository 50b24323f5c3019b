/**
 * What connects a wallet and shows its account in the page, as one chunk: it comes with the tap on a wallet, when the page
 * is quiet after the Connect view is there, or to restore a connection. Nothing is loaded from here: `backstage`, which stands
 * on this chunk, does that.
 */
import * as flows from '../controllers/flows/connecting.js'
import { connecting as texts } from '../core/i18n/locales/connecting.js'
import { addMessages } from '../core/i18n/add-messages.js'
import { HeightFollower } from './modal/height-follower.js'
import { accountFace } from './public/account-face.js'
import './views/w3m-connecting-external-view.js'

addMessages(texts)

/** One object, so that whoever loads the chunk has all of it. */
export const connecting = {
  accountFace,
  flows,
  HeightFollower,
}
