/** Registers the English texts of holdings, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { holdings } from '../../locales/en/holdings.js'

addMessages(holdings)
