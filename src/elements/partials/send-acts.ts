/** What the send views do, and what they say when it fails, as one chunk: they paint before it is there. */
import '../ui/w3m-ui-notice.js'

export { confirmSend } from '../../controllers/flows/confirm-send.js'
export { fillMost } from '../../controllers/flows/fill-most.js'
export { resolveReceiver } from '../../controllers/flows/resolve-receiver.js'
export { reviewSend } from '../../controllers/flows/review-send.js'
export { askForForm } from '../../controllers/flows/start-send.js'
export { switchNetwork } from '../../controllers/flows/switch-network.js'
export { sendErrorWords } from './send-error-words.js'
