/** Registers the English texts of switching, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { switching } from '../../locales/en/switching.js'

addMessages(switching)
