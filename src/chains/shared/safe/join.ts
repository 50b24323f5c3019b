import { SAFE_ID, type Connector } from '../../../core/entities/connector.js'
import { ChainNotSupportedError } from '../../../core/errors/network.js'
import type { ChainAdapter } from '../../adapter.js'
import type { ConnectResult } from '../../ports/wallets.js'
import { joinConnector } from '../join-connector.js'
import { signMessage } from '../sign-message.js'
import { followSafe } from './follow.js'
import type { SafeWallet } from './safe-provider.js'

/** The picture of a Safe, drawn for this project: a safe door with its wheel. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#121312" stroke-width="6">' +
    '<rect width="96" height="96" rx="22" fill="#12ff80" stroke="none"/>' +
    '<rect x="22" y="22" width="52" height="52" rx="8"/><circle cx="48" cy="48" r="11"/>' +
    '<path d="M48 29v8M48 59v8M29 48h8M59 48h8" stroke-linecap="round"/></svg>',
)}`

/** The connector of the Safe that the page is in. */
export const SAFE_CONNECTOR: Connector = {
  id: SAFE_ID,
  type: 'EXTERNAL',
  name: 'Safe',
  chain: 'eip155',
  imageUrl: ICON,
}

/** The EVM family with the surrounding Safe added to its own wallets. */
export function joinSafe(family: ChainAdapter, wallet: SafeWallet): ChainAdapter {
  const { address, caipNetworkId, provider } = wallet
  const connect = (): Promise<ConnectResult> => {
    wallet.connect(true)
    return Promise.resolve({
      connectorId: SAFE_ID,
      accounts: [{ address }],
      caipNetworkId,
      approved: [caipNetworkId], // a Safe is a contract on one network
      wallet: { name: 'Safe', icon: ICON, type: 'EXTERNAL' },
    })
  }
  const joined = joinConnector(family, {
    id: SAFE_ID,
    provider: () => provider,
    connect,
    reconnect: connect,
    disconnect: () => Promise.resolve(wallet.connect(false)),
    switchNetwork: target =>
      target.caipNetworkId === caipNetworkId
        ? Promise.resolve(caipNetworkId)
        : Promise.reject(new ChainNotSupportedError({ details: target.name })),
    signMessage: params => signMessage('eip155', params, call => provider.request(call)),
    destroy: () => wallet.connect(false),
  })
  return followSafe(joined, wallet)
}
