import type { ChainNamespace } from '../../core/caip.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { addRecent } from './recent-wallets.js'
import { KEYS } from '../../services/storage/keys.js'
import { updateStored } from '../../services/storage/read-write.js'
import { connectorsController } from '../connections/connectors.js'
import { connectRows } from './connect-rows.js'
import { walletsController } from './wallets.js'

/** Puts the wallet behind a connector at the front of the recent ones (SPEC 4). */
export function rememberWallet(namespace: ChainNamespace, connectorId: string): void {
  const connector = connectorsController.find(connectorId, namespace)
  if (!connector || connector.type === 'WALLET_CONNECT') return // the wallet behind it is remembered by the pairing
  const row = connectRows
    .get()
    .find(({ connectors }) => connectors.some(({ id, chain }) => id === connectorId && chain === namespace))
  const rdns = connector.info?.rdns
  const wallet: Wallet = row?.wallet ?? {
    id: connector.explorerId ?? connector.id,
    name: connector.name,
    ...(rdns ? { rdns } : {}),
  }
  walletsController.setRecent(updateStored(KEYS.recentWallets, stored => addRecent(stored, wallet)))
}
