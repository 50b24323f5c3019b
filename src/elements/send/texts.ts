/** Registers the English texts of send, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { send } from '../../locales/en/send.js'

addMessages(send)
