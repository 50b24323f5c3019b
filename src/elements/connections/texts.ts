/** Registers the English texts of connections, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { connections } from '../../locales/en/connections.js'

addMessages(connections)
