/** Parts of the Connect view that are only sometimes seen: legal links, an empty or failed list. */
import { extras } from '../../core/i18n/locales/extras.js'
import { addMessages } from '../../core/i18n/add-messages.js'
import '../partials/w3m-connect-notices.js'
import '../partials/w3m-legal-footer.js'

addMessages(extras)
