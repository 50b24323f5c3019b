/** Registers the English texts of swapping, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { swap } from '../../locales/en/swap.js'

addMessages(swap)
