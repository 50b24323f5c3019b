import type { CallWrapper } from '../../core/handed-out.js'
import { askedWallets } from './asked.js'
import { fieldOf } from './hostile.js'

/** Requests that a wallet shows to the visitor. Any other is taken for a read: sites make those all the time. */
const SHOWN = /^(?:eth_(?:requestAccounts|sendTransaction|sign\w*)|personal_sign|wallet_(?!get|revoke)\w+)$/

/** Runs a site's own call of an EIP-1193 provider: what the wallet shows for it in the page has to be within reach. */
export const asSiteAsks: CallWrapper = (call, name, [request]) =>
  name === 'enable' || (name === 'request' && SHOWN.test(String(fieldOf(request, 'method'))))
    ? askedWallets.ask(() => new Promise(resolve => resolve(call())))
    : call()
