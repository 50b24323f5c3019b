/** Everything between the tap on a wallet and its account in the page; it loads as one chunk. */
export { connect } from './connect.js'
export { finishConnect } from './finish-connect.js'
export { preferredType } from './preferred-type.js'
