import type { CaipAddress } from '../../core/caip.js'
import { Controller } from '../../core/controller.js'

/** A native balance, as displayed beside an address. */
export interface AddressBalance {
  /** Exact decimal string in whole units. */
  readonly balance: string
  readonly symbol: string
  /** When it was read. */
  readonly timestamp: number
}

/** Native balances of addresses that are not the active account. */
export interface AddressBalancesState {
  readonly balances: Readonly<Record<CaipAddress, AddressBalance>>
}

/** Holds the balances displayed beside the accounts of a list. */
export class AddressBalancesController extends Controller<AddressBalancesState> {
  constructor() {
    super({ balances: {} })
  }

  /** The balance of an address on a network, once known. */
  balance(address: CaipAddress): AddressBalance | undefined {
    return this.state.balances[address]
  }

  /** Records a balance. */
  setBalance(address: CaipAddress, balance: AddressBalance): void {
    this.set({ balances: { ...this.state.balances, [address]: balance } })
  }
}

/** The balances of the page's known addresses. */
export const addressBalancesController = new AddressBalancesController()
