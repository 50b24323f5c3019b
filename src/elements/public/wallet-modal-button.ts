import { element } from '../define.js'
import { WalletModalButton } from './wallet-modal-button.class.js'

element('wallet-modal-button')(WalletModalButton)

export { WalletModalButton }
