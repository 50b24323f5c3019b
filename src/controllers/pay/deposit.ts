import { canSend } from '../../core/availability.js'
import { type CaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'
import type { Exchange, PaymentAsset } from '../../core/entities/pay.js'

/** An exchange with the assets it pays out. */
export interface DepositExchange {
  readonly exchange: Exchange
  readonly assets: readonly PaymentAsset[]
}

/** A deposit from an exchange to the visitor's own account. */
export interface DepositState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly exchanges: readonly DepositExchange[]
  /** As entered. */
  readonly amount: string
  /** `undefined` until the visitor has chosen; the network's first is the default. */
  readonly asset: PaymentAsset | undefined
}

/** Holds the deposit form. */
export class DepositController extends Controller<DepositState> {
  constructor() {
    super({ status: 'idle', exchanges: [], amount: '', asset: undefined })
  }

  /** Records the form input. */
  edit(patch: Partial<Pick<DepositState, 'amount' | 'asset'>>): void {
    this.set(patch)
  }

  /** Records the exchanges. */
  setExchanges(status: DepositState['status'], exchanges: readonly DepositExchange[] = []): void {
    this.set({ status, exchanges })
  }
}

/** The page's deposit. */
export const depositController = new DepositController()

const isSame = (one: PaymentAsset, other: PaymentAsset): boolean =>
  one.network === other.network && one.asset.toLowerCase() === other.asset.toLowerCase()

/** What can be deposited on a network, each once. Reading it in `render()` subscribes. */
export function depositAssets(network: CaipNetworkId): readonly PaymentAsset[] {
  const namespace = parseCaipNetworkId(network)?.namespace
  if (!namespace || !canSend(namespace)) return [] // payments are read only on these families
  const all = depositController.state.exchanges.flatMap(({ assets }) => assets)
  return all.filter(
    (asset, index) => asset.network === network && all.findIndex(other => isSame(asset, other)) === index,
  )
}

/** The deposited asset: the chosen one if it is on the network, else the network's first. */
export function depositAsset(network: CaipNetworkId): PaymentAsset | undefined {
  const { asset } = depositController.state
  return asset?.network === network ? asset : depositAssets(network)[0]
}

/** The exchanges that pay an asset out. */
export const exchangesFor = (asset: PaymentAsset): readonly Exchange[] =>
  depositController.state.exchanges
    .filter(({ assets }) => assets.some(other => isSame(asset, other)))
    .map(({ exchange }) => exchange)
