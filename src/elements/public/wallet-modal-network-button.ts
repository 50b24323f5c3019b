import { element } from '../base/define.js'
import { WalletModalNetworkButton } from './wallet-modal-network-button.class.js'

element('wallet-modal-network-button')(WalletModalNetworkButton)

export { WalletModalNetworkButton }
