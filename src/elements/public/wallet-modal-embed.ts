import { element } from '../base/define.js'
import { WalletModalEmbed } from './wallet-modal-embed.class.js'

element('wallet-modal-embed')(WalletModalEmbed)

export { WalletModalEmbed }
