/** Registers every public element; `WalletModal…` are their classes. */
export { WalletModalElement } from './public/wallet-modal.js'
export { WalletModalAccountButton } from './public/wallet-modal-account-button.js'
export { WalletModalButton } from './public/wallet-modal-button.js'
export { WalletModalConnectButton } from './public/wallet-modal-connect-button.js'
export { WalletModalEmbed } from './public/wallet-modal-embed.js'
export { WalletModalNetworkButton } from './public/wallet-modal-network-button.js'
export { WalletModalWalletButton } from './public/wallet-modal-wallet-button.js'
