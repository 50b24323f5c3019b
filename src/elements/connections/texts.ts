/** Registers the English texts of connections, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { connections } from '../../locales/en/connections.js'

addMessages(connections)
