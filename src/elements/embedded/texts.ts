/** Registers the English texts of the embedded wallet, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { embedded } from '../../locales/en/embedded.js'
import { social } from '../../locales/en/social.js'

addMessages(embedded)
addMessages(social)
