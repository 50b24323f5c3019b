import { element } from '../base/define.js'
import { WalletModalAccountButton } from './wallet-modal-account-button.class.js'

element('wallet-modal-account-button')(WalletModalAccountButton)

export { WalletModalAccountButton }
