import { element } from '../base/define.js'
import { WalletModalConnectButton } from './wallet-modal-connect-button.class.js'

element('wallet-modal-connect-button')(WalletModalConnectButton)

export { WalletModalConnectButton }
