import type { CaipNetwork } from '../../core/entities/network.js'
import { optionsController } from '../shell/options.js'

/** Whether balances are not read on a network: a test network, unless the site turns `testnetBalances` on (SPEC 6). */
export const skipsBalance = ({ testnet }: CaipNetwork): boolean =>
  testnet === true && !optionsController.state.options.testnetBalances
