/** Registers the English texts of networks, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { networks } from '../../locales/en/networks.js'

addMessages(networks)
