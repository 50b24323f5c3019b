/** Registers the English texts of paying, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { pay } from '../../locales/en/pay.js'

addMessages(pay)
