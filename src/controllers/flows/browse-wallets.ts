/** What asks for the list of all wallets, as one chunk: its view paints what is known before it is there. */
export { loadWalletPage } from './load-wallet-page.js'
export { searchWallets } from './search-wallets.js'
export { startWalletList } from './start-wallet-list.js'
