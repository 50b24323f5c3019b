/** Registers the English texts of accounts, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { accounts } from '../../locales/en/accounts.js'

addMessages(accounts)
