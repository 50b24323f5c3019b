import { element } from '../base/define.js'
import { WalletModalButton } from './wallet-modal-button.class.js'

element('wallet-modal-button')(WalletModalButton)

export { WalletModalButton }
