/** Registers the English texts of wallets, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { wallets } from '../../locales/en/wallets.js'

addMessages(wallets)
