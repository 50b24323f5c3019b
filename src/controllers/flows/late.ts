/** What the handle offers for connections that stand; one chunk, as views bring each of these themselves. */
export { deleteConnection } from './delete-connection.js'
export { disconnect } from './disconnect.js'
export { explainWallet } from './explain-wallet.js'
export { pairInView } from './pair-in-view.js'
export { switchConnection } from './switch-connection.js'
export { switchNetwork } from './switch-network.js'
