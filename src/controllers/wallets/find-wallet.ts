import type { Wallet } from '../../core/entities/wallet.js'
import { walletsController } from './wallets.js'

/** A wallet by its catalogue id, from any source. */
export function findWallet(id: string): Wallet | undefined {
  const { featured, recommended, custom, listed, found, recent } = walletsController.state
  const lists = [custom, featured, recommended, found, listed, recent]
  return lists.flatMap(list => list.find(wallet => wallet.id === id) ?? [])[0]
}
