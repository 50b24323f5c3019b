/** Registers the English texts of switching, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { switching } from '../../locales/en/switching.js'

addMessages(switching)
