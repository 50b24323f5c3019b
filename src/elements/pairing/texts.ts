/** Registers the English texts of pairing, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { pairing } from '../../locales/en/pairing.js'

addMessages(pairing)
