import { isRecord } from '../api/body.mjs'
import { empty, json, text } from '../api/reply.mjs'
import { toAddress, toStatus, toTransaction, toUnspent } from './esplora.mjs'
import { scriptOf } from './ledger.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {import('../api/reply.mjs').Reply} Reply */
/**
 * @typedef {object} State
 * @property {import('./ledger.mjs').Ledger} ledger
 * @property {import('../api/faults.mjs').Faults} faults
 * @property {import('../api/log.mjs').RequestLog} log
 * @property {() => unknown} info
 */
/**
 * @typedef {object} Call
 * @property {Record<string, string>} params
 * @property {URLSearchParams} query
 * @property {string} body
 * @property {{ value: unknown } | undefined} parsed
 */
/** @typedef {{ method: string, path: string, answer: (call: Call, state: State) => Reply }} Route */

/** What a fee of each confirmation target costs, in satoshis for each virtual byte: there is no competition here. */
const FEES = Object.fromEntries([1, 2, 3, 6, 12, 24, 144].map(target => [target, 1]))

/** Most blocks mined by one request. */
const MAX_BLOCKS = 1_000

/** @param {(address: string, state: State) => unknown} read @returns {Route['answer']} */
const ofAddress =
  read =>
  ({ params: { address = '' } }, state) =>
    scriptOf(address) ? json(read(address, state)) : text('Invalid Bitcoin address', 400)

/** @param {(entry: import('./ledger.mjs').Entry, state: State) => Reply} read @returns {Route['answer']} */
const ofTransaction =
  read =>
  ({ params: { txid = '' } }, state) => {
    const entry = state.ledger.transaction(txid)
    return entry ? read(entry, state) : text('Transaction not found', 404)
  }

/** @param {Call} call @param {State} state @returns {Reply} */
function broadcast({ body }, { ledger }) {
  try {
    return text(ledger.accept(body.trim()), 200)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, message } = error
    return text(`sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`, 400)
  }
}

/** What an Esplora server answers. @type {readonly Route[]} */
export const esploraRoutes = [
  {
    method: 'GET',
    path: '/address/:address/utxo',
    answer: ofAddress((address, { ledger }) => toUnspent(ledger, address)),
  },
  {
    method: 'GET',
    path: '/address/:address/txs',
    answer: ofAddress((address, { ledger }) => ledger.transactionsOf(address).map(toTransaction)),
  },
  { method: 'GET', path: '/address/:address', answer: ofAddress((address, { ledger }) => toAddress(ledger, address)) },
  { method: 'GET', path: '/tx/:txid', answer: ofTransaction(entry => json(toTransaction(entry))) },
  { method: 'GET', path: '/tx/:txid/hex', answer: ofTransaction(entry => text(entry.hex, 200)) },
  { method: 'GET', path: '/tx/:txid/status', answer: ofTransaction(entry => json(toStatus(entry))) },
  { method: 'POST', path: '/tx', answer: broadcast },
  { method: 'GET', path: '/blocks/tip/height', answer: (_call, { ledger }) => text(String(ledger.tip.height), 200) },
  { method: 'GET', path: '/blocks/tip/hash', answer: (_call, { ledger }) => text(ledger.tip.hash, 200) },
  { method: 'GET', path: '/fee-estimates', answer: () => json(FEES) },
]

/** @param {() => Reply} work @returns {Reply} what was wrong with a switch, in words */
function orComplaint(work) {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return json({ error: error.message }, 400)
  }
}

/** @param {Call} call @returns {Record<string, unknown>} */
const settingsOf = ({ parsed }) => (isRecord(parsed?.value) ? parsed.value : {})

/** Our own switches. @type {readonly Route[]} */
export const controlRoutes = [
  { method: 'GET', path: '/__dev/info', answer: (_call, { info }) => json(info()) },
  { method: 'GET', path: '/__dev/faults', answer: (_call, { faults }) => json(faults.list()) },
  {
    method: 'POST',
    path: '/__dev/faults',
    answer: ({ parsed }, { faults }) =>
      orComplaint(() => {
        const fault = /** @type {import('../api/faults.mjs').Fault} */ (parsed?.value) // `set` looks at it
        return json({ id: faults.set(fault) })
      }),
  },
  {
    method: 'DELETE',
    path: '/__dev/faults',
    answer: ({ query }, { faults }) => (faults.clear(query.get('id') ?? undefined), empty()),
  },
  {
    method: 'GET',
    path: '/__dev/requests',
    answer: ({ query }, { log }) => json(log.list(query.get('route') ?? undefined)),
  },
  { method: 'DELETE', path: '/__dev/requests', answer: (_call, { log }) => (log.clear(), empty()) },
  {
    method: 'POST',
    path: '/__dev/mine',
    answer(call, { ledger }) {
      const { blocks = 1, auto } = settingsOf(call)
      if (typeof auto === 'boolean') ledger.autoMine = auto
      for (let made = 0; made < Math.min(Number(blocks) || 0, MAX_BLOCKS); made += 1) ledger.mine()
      return json({ height: ledger.tip.height, auto: ledger.autoMine })
    },
  },
  {
    method: 'POST',
    path: '/__dev/fund',
    answer: (call, { ledger }) =>
      orComplaint(() => {
        const { address, amount } = settingsOf(call)
        if (!Number.isSafeInteger(amount) || Number(amount) <= 0)
          throw new TypeError('amount must be a positive whole number of satoshis.')
        return json({ txid: ledger.fund(String(address), BigInt(Number(amount))) })
      }),
  },
]
