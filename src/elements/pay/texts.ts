/** Registers the English texts of paying, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { pay } from '../../locales/en/pay.js'

addMessages(pay)
