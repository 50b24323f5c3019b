import { showAccount } from './account-view.mjs'
import { inContext } from './methods-read.mjs'
import { addressOf, checkContext, configOf, countOf } from './params.mjs'
import { codes, invalidParams, RpcError } from './rpc-error.mjs'
import { readTransaction } from './transaction.mjs'
import { describeError } from './transaction-error.mjs'

/** @typedef {import('./ledger.mjs').Ledger} Ledger */
/** @typedef {import('./ledger.mjs').Outcome} Outcome */

/** @param {Outcome} outcome what nodes tell of a simulation */
const resultOf = ({ err, logs, units, returnData }) => ({
  err,
  logs,
  accounts: /** @type {unknown} */ (null),
  innerInstructions: null,
  unitsConsumed: units,
  returnData,
})

/** @param {Ledger} ledger @param {unknown} text @param {unknown} given */
function sendTransaction(ledger, text, given) {
  const config = configOf(given)
  const wire = readTransaction(text, config['encoding'])
  if (!config['skipPreflight']) {
    checkContext(config, ledger.slot)
    const outcome = ledger.simulate(wire, { verify: true, checkBlockhash: true })
    if (outcome.err === 'SignatureFailure')
      throw new RpcError(codes.badSignature, 'Transaction signature verification failure')
    if (outcome.err) {
      const message = `Transaction simulation failed: ${describeError(outcome.err)}`
      throw new RpcError(codes.preflightFailure, message, resultOf(outcome))
    }
  }
  // Without preflight a node only passes the transaction on: what cannot get in is lost without a word.
  ledger.execute(wire)
  return wire.signature
}

/** @param {Ledger} ledger @param {unknown} text @param {unknown} given */
function simulateTransaction(ledger, text, given) {
  const config = configOf(given)
  checkContext(config, ledger.slot)
  const { sigVerify = false, replaceRecentBlockhash = false, accounts } = config
  if (sigVerify && replaceRecentBlockhash) throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
  const wire = readTransaction(text, config['encoding'])
  const outcome = ledger.simulate(wire, { verify: sigVerify, checkBlockhash: !replaceRecentBlockhash })
  if (outcome.err === 'SignatureFailure')
    throw new RpcError(codes.badSignature, 'Transaction signature verification failure')
  const wanted = accounts ? /** @type {unknown[]} */ (accounts.addresses) : undefined
  const show = (/** @type {unknown} */ given) => {
    const address = addressOf(given)
    const changed = outcome.accounts.find(entry => Reflect.get(entry, 'address') === address)
    const account = changed ?? ledger.account(address)
    return account
      ? showAccount(account, { encoding: accounts.encoding ?? 'base64' }, key => ledger.account(key))
      : null
  }
  return inContext(ledger, {
    ...resultOf(outcome),
    ...(wanted ? { accounts: wanted.map(show) } : {}),
    ...(replaceRecentBlockhash ? { replacementBlockhash: ledger.latestBlockhash() } : {}),
  })
}

/** @param {Ledger} ledger @returns {Record<string, (...params: any[]) => unknown>} */
export const writeMethods = ledger => ({
  sendTransaction: (text, config) => sendTransaction(ledger, text, config),
  simulateTransaction: (text, config) => simulateTransaction(ledger, text, config),
  requestAirdrop: (address, lamports) => ledger.airdrop(addressOf(address), BigInt(countOf(lamports))),
})
