import { orderedWalletRows } from '../../controllers/derived/wallet-rows.js'
import type { Connector } from '../../core/entities/connector.js'
import type { Wallet } from '../../core/entities/wallet.js'

/** The catalogue's entry of the wallet behind a connector, when it is known. */
export function catalogueWallet({ id, chain }: Connector): Wallet | undefined {
  const rows = orderedWalletRows.get()
  return rows.find(({ connectors }) => connectors.some(own => own.id === id && own.chain === chain))?.wallet
}
