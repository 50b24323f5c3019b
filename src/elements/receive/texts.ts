/** Registers the English texts of receive, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { receive } from '../../locales/en/receive.js'

addMessages(receive)
