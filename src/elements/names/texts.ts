/** Registers the English texts of account names, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { names } from '../../locales/en/names.js'

addMessages(names)
