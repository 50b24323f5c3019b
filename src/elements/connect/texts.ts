/** Registers the English texts of connect, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { connect } from '../../locales/en/connect.js'

addMessages(connect)
