import { Faults } from '../api/faults.mjs'
import { RequestLog } from '../api/log.mjs'
import { bitcoinAccounts } from './accounts.mjs'
import { Ledger } from './ledger.mjs'
import { toNetwork } from './network.mjs'
import { serveLedger } from './server.mjs'

/** What every account begins with, in satoshis: two payments, so that coins must be chosen, and one ordinal. */
const FUNDS = { payment: [100_000_000n, 50_000_000n], ordinal: [10_000n] }

/**
 * Starts a small Bitcoin service on 127.0.0.1: an unspent-output set in memory behind the HTTP of Esplora. It takes a
 * transaction only when its inputs are unspent, its amounts balance and its signatures are right. It is no consensus
 * node.
 * @param {{ port?: number, reserved?: ReadonlySet<number>, print?: (line: string) => void }} [settings] a taken port is
 *   replaced, and 0 means any; none of `reserved` is taken
 * @returns {Promise<import('../index.d.mts').DevBitcoin>}
 */
export async function startBitcoin({ port = 0, reserved, print = () => undefined } = {}) {
  const ledger = new Ledger()
  for (const { payment, ordinal } of bitcoinAccounts) {
    for (const value of FUNDS.payment) ledger.fund(payment.address, value)
    for (const value of FUNDS.ordinal) ledger.fund(ordinal.address, value)
  }
  const faults = new Faults()
  const log = new RequestLog()
  const accounts = bitcoinAccounts.map(({ payment, ordinal }) => ({ payment: { ...payment }, ordinal: { ...ordinal } }))
  const info = (/** @type {string} */ url) => ({ url, accounts, network: toNetwork(url) })
  const { url, stop } = await serveLedger({
    port,
    reserved,
    print,
    state: base => ({ ledger, faults, log, info: () => info(base) }),
  })
  return {
    ...info(url),
    describe: () => info(url),
    faults,
    requests: route => log.list(route),
    clear: () => log.clear(),
    mine: (blocks = 1) => {
      for (let made = 0; made < blocks; made += 1) ledger.mine()
      return ledger.tip.height
    },
    autoMine: on => {
      ledger.autoMine = on
    },
    fund: (address, amount) => ledger.fund(address, BigInt(amount)),
    stop,
  }
}
