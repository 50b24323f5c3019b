import { createWalletModal } from '../../client.js'
import { element } from '../base/define.js'
import { WalletModalElement } from './wallet-modal.class.js'

WalletModalElement.create = createWalletModal
element('wallet-modal')(WalletModalElement)

export { WalletModalElement }
