import { element } from '../base/define.js'
import { WalletModalWalletButton } from './wallet-modal-wallet-button.class.js'

element('wallet-modal-wallet-button')(WalletModalWalletButton)

export { WalletModalWalletButton }
