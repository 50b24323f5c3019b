/** Registers the English texts of account names, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { names } from '../../locales/en/names.js'

addMessages(names)
