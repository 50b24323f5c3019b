/** Registers the English texts of networks, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { networks } from '../../locales/en/networks.js'

addMessages(networks)
