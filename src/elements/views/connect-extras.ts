/** Parts of the Connect view that are only sometimes seen: legal links, an empty or failed list. */
import '../partials/w3m-legal-footer.js'
import '../ui/w3m-ui-empty.js'
import '../ui/w3m-ui-notice.js'
