/** Registers the English texts of calls, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { calls } from '../../locales/en/calls.js'

addMessages(calls)
