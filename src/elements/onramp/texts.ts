/** Registers the English texts of buying, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { onramp } from '../../locales/en/onramp.js'

addMessages(onramp)
