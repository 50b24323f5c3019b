import { formatUnits, getAddress, toEventSelector } from 'viem'
import { ROUTER } from '../../evm/exchange.mjs'
import { TRANSFER } from './evm-index.mjs'

/**
 * @typedef {import('./evm-index.mjs').EvmIndex} EvmIndex
 * @typedef {import('./evm-index.mjs').Mined} Mined
 * @typedef {{ name: string, symbol: string, decimals: number, amount: bigint, address?: string }} Holding
 */

/** Topic of the exchange's event for coins that it paid out; a transfer inside a transaction leaves no log. */
const COINS_PAID = toEventSelector('CoinsPaid(address,uint256)')

/** @param {string} topic @returns {string} */
export const addressOf = topic => getAddress(`0x${topic.slice(26)}`)

/** @param {string} a @param {string | null | undefined} b */
export const isSame = (a, b) => a.toLowerCase() === b?.toLowerCase()

/**
 * What an account holds: the chain's coin, and every ERC-20 that was ever moved to it.
 * @param {EvmIndex} index
 * @param {string} account
 * @param {{ name: string, symbol: string, decimals: number }} currency
 * @returns {Promise<Holding[]>}
 */
export async function evmHoldings(index, account, currency) {
  const mined = await index.mined()
  const contracts = new Set(
    mined
      .flatMap(({ logs }) => logs)
      .filter(
        ({ topics }) => topics[0] === TRANSFER && topics.length === 3 && isSame(addressOf(topics[2] ?? ''), account),
      )
      .map(({ address }) => getAddress(address)),
  )
  const list = [...contracts]
  const [amounts, labels, native] = await Promise.all([
    index.balances(account, list),
    index.labels(list),
    index.nativeBalance(account),
  ])
  const tokens = list.map((address, at) => {
    const { name = '', symbol = '', decimals = 0 } = labels[at] ?? {}
    return { name, symbol, decimals, amount: amounts[at] ?? 0n, address }
  })
  return [{ ...currency, amount: native }, ...tokens.filter(({ amount }) => amount > 0n)]
}

/** @param {string} from @param {string} to @param {string} account */
const directionOf = (from, to, account) => (isSame(from, to) ? 'self' : isSame(to, account) ? 'in' : 'out')

/** @param {import('./evm-index.mjs').Log} log @param {string} account */
const concerns = ({ topics }, account) =>
  topics[0] === TRANSFER && topics.slice(1, 3).some(topic => isSame(addressOf(topic), account))

/** Coins that the exchange paid to an account. @param {import('./evm-index.mjs').Log} log @param {string} account */
const isPayment = ({ address, topics }, account) =>
  topics[0] === COINS_PAID && isSame(address, ROUTER) && isSame(addressOf(topics[1] ?? ''), account)

/**
 * The transfers of one transaction, as seen from an account.
 * @param {Mined} mined
 * @param {string} account
 * @param {Map<string, import('./evm-index.mjs').TokenLabel>} labels
 * @param {{ currency: { name: string, symbol: string, decimals: number }, pictures: (symbol: string) => string }} show
 */
function transfersOf({ transaction, failed, logs }, account, labels, { currency, pictures }) {
  const icon = (/** @type {string} */ symbol) => ({ url: pictures(symbol) })
  const coins = (/** @type {string} */ direction, /** @type {bigint} */ amount) => ({
    direction,
    quantity: { numeric: formatUnits(amount, currency.decimals) },
    value: null,
    price: null,
    fungible_info: { name: currency.name, symbol: currency.symbol, icon: icon(currency.symbol) },
    nft_info: null,
  })
  const sent =
    !failed && BigInt(transaction.value) > 0n && transaction.to
      ? [coins(directionOf(transaction.from, transaction.to, account), BigInt(transaction.value))]
      : []
  const paid = logs.filter(log => isPayment(log, account)).map(({ data }) => coins('in', BigInt(data)))
  const moved = logs
    .filter(log => concerns(log, account))
    .map(({ address, topics, data }) => {
      const { name = '', symbol = '', decimals = 0 } = labels.get(getAddress(address)) ?? {}
      const direction = directionOf(addressOf(topics[1] ?? ''), addressOf(topics[2] ?? ''), account)
      const id = topics[3]
      return id === undefined
        ? {
            direction,
            quantity: { numeric: formatUnits(BigInt(data), decimals) },
            value: null,
            price: null,
            fungible_info: { name, symbol, icon: icon(symbol) },
            nft_info: null,
          }
        : {
            direction,
            quantity: { numeric: '1' },
            value: null,
            price: null,
            fungible_info: null,
            nft_info: {
              name: `${name} #${BigInt(id)}`,
              content: { preview: { url: pictures(`${symbol}${BigInt(id)}`), content_type: 'image/svg+xml' } },
              flags: { is_spam: false },
            },
          }
    })
  return [...sent, ...paid, ...moved]
}

/** @param {Mined} mined @param {string} account @param {readonly { direction: string }[]} transfers */
function operationOf({ transaction }, account, transfers) {
  if (!transaction.to) return 'deploy'
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('in')) return isSame(transaction.from, account) ? 'mint' : 'receive'
  if (directions.has('out') || directions.has('self')) return 'send'
  return transaction.input.startsWith('0x095ea7b3') ? 'approve' : 'execute'
}

/** @param {import('./evm-index.mjs').Log | undefined} log @param {number} at @returns {string | undefined} */
const sideOf = (log, at) => (log?.topics[at] ? addressOf(log.topics[at]) : undefined)

/**
 * What an account did or had done to it, the latest first.
 * @param {EvmIndex} index
 * @param {string} account
 * @param {string} chain CAIP-2 id
 * @param {Parameters<typeof transfersOf>[3]} show
 */
export async function evmHistory(index, account, chain, show) {
  const own = (await index.mined()).filter(
    ({ transaction: { from, to }, logs }) =>
      isSame(account, from) || isSame(account, to) || logs.some(log => concerns(log, account)),
  )
  const contracts = [...new Set(own.flatMap(({ logs }) => logs.map(({ address }) => getAddress(address))))]
  const known = await index.labels(contracts)
  const labels = new Map(
    contracts.map((contract, at) => [contract, known[at] ?? { name: '', symbol: '', decimals: 0 }]),
  )
  return own.reverse().map(mined => {
    const { transaction, minedAt, failed, logs } = mined
    const transfers = transfersOf(mined, account, labels, show)
    const log = logs.find(entry => concerns(entry, account))
    return {
      id: `${chain}-${transaction.hash}`,
      metadata: {
        operationType: operationOf(mined, account, transfers),
        hash: transaction.hash,
        minedAt: new Date(minedAt).toISOString(),
        sentFrom: sideOf(log, 1) ?? getAddress(transaction.from),
        sentTo: sideOf(log, 2) ?? (transaction.to ? getAddress(transaction.to) : ''),
        status: failed ? 'failed' : 'confirmed',
        nonce: Number(transaction.nonce),
        chain,
        application: null,
      },
      transfers,
    }
  })
}
