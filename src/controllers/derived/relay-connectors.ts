import type { ChainNamespace } from '../../core/caip.js'
import { type Connector, WALLET_CONNECT_ID } from '../../core/entities/connector.js'
import { optionsController } from '../options.js'
import { canRelay } from './wallet-connect.js'

/** The connector of the wallet-connection protocol in a namespace, where the site has it; plain data, its code is lazy. */
export const relayConnectors = (chain: ChainNamespace): readonly Connector[] =>
  canRelay(optionsController.state.options)
    ? [{ id: WALLET_CONNECT_ID, type: 'WALLET_CONNECT', name: 'WalletConnect', chain }]
    : []
