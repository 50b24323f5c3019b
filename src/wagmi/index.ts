export { walletModalConnector, type WalletModalConnectorOptions } from './wallet-modal-connector.js'
