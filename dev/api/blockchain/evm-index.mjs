import { hexToString, isHex, pad, trim } from 'viem'
import { askChain } from './ask-chain.mjs'

/** Topic of the Transfer event that ERC-20 and ERC-721 share; the latter has its id as a fourth topic. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const SELECTORS = { name: '0x06fdde03', symbol: '0x95d89b41', decimals: '0x313ce567', balanceOf: '0x70a08231' }

/**
 * @typedef {{ address: string, topics: string[], data: string, transactionHash: string }} Log
 * @typedef {{ hash: string, from: string, to: string | null, value: string, input: string, nonce: string }} ChainTransaction
 * @typedef {{ transaction: ChainTransaction, minedAt: number, failed: boolean, logs: Log[] }} Mined
 * @typedef {{ name: string, symbol: string, decimals: number | undefined }} TokenLabel
 */

/** @param {unknown} reply @returns {string} the decoded text; empty for anything else */
function textOf(reply) {
  if (typeof reply !== 'string' || !isHex(reply) || reply.length < 66) return ''
  const bytes = reply.length === 66 ? trim(reply, { dir: 'right' }) : `0x${reply.slice(130)}`
  const length = reply.length === 66 ? undefined : Number(`0x${reply.slice(66, 130)}`)
  return hexToString(/** @type {`0x${string}`} */ (bytes)).slice(0, length)
}

/** The transactions of one chain, read block by block as it grows. */
export class EvmIndex {
  #rpcUrl
  /** @type {Mined[]} the oldest first */
  #mined = []
  #blocks = 0
  #lastHash = ''
  /** @type {Map<string, TokenLabel>} */
  #labels = new Map()
  /** @type {Promise<void>} */
  #turn = Promise.resolve()

  /** @param {string} rpcUrl */
  constructor(rpcUrl) {
    this.#rpcUrl = rpcUrl
  }

  /**
   * Everything mined so far, the oldest first.
   * @throws {import('./ask-chain.mjs').ChainDownError}
   */
  async mined() {
    const walk = this.#turn.catch(() => undefined).then(() => this.#walk())
    this.#turn = walk
    await walk
    return this.#mined
  }

  /**
   * The names, symbols and decimals of contracts; `decimals` is missing if a contract has none.
   * @param {readonly string[]} contracts
   * @returns {Promise<TokenLabel[]>}
   */
  async labels(contracts) {
    await this.mined() // forgets the labels of a chain that was reset
    const unknown = [...new Set(contracts)].filter(contract => !this.#labels.has(contract))
    const calls = unknown.flatMap(to =>
      [SELECTORS.name, SELECTORS.symbol, SELECTORS.decimals].map(data => ethCall(to, data)),
    )
    const answers = await askChain(this.#rpcUrl, calls)
    unknown.forEach((contract, index) => {
      const [name, symbol, decimals] = answers.slice(index * 3, index * 3 + 3)
      const places = typeof decimals === 'string' && decimals.length === 66 ? Number(decimals) : undefined
      this.#labels.set(contract, { name: textOf(name), symbol: textOf(symbol), decimals: places })
    })
    return contracts.map(contract => this.#labels.get(contract) ?? { name: '', symbol: '', decimals: undefined })
  }

  /**
   * @param {string} account
   * @param {readonly string[]} contracts
   * @returns {Promise<bigint[]>}
   */
  async balances(account, contracts) {
    const data = `${SELECTORS.balanceOf}${pad(/** @type {`0x${string}`} */ (account)).slice(2)}`
    const answers = await askChain(
      this.#rpcUrl,
      contracts.map(to => ethCall(to, data)),
    )
    return answers.map(answer => (typeof answer === 'string' && answer.length === 66 ? BigInt(answer) : 0n))
  }

  /** @param {string} account @returns {Promise<bigint>} */
  async nativeBalance(account) {
    const [balance] = await askChain(this.#rpcUrl, [{ method: 'eth_getBalance', params: [account, 'latest'] }])
    return BigInt(balance ?? 0)
  }

  /** Reads new blocks. A chain that was reset to an older state is read again from the start. */
  async #walk() {
    const known = `0x${Math.max(0, this.#blocks - 1).toString(16)}`
    const [latest, last] = await askChain(this.#rpcUrl, [
      { method: 'eth_blockNumber', params: [] },
      { method: 'eth_getBlockByNumber', params: [known, false] },
    ])
    if (this.#blocks && last?.hash !== this.#lastHash) this.#forget()
    const numbers = []
    for (let number = this.#blocks; number <= Number(latest); number++) numbers.push(`0x${number.toString(16)}`)
    const blocks = await askChain(
      this.#rpcUrl,
      numbers.map(number => ({ method: 'eth_getBlockByNumber', params: [number, true] })),
    )
    const transactions = blocks.flatMap(block =>
      (block?.transactions ?? []).map((/** @type {ChainTransaction} */ transaction) => ({ transaction, block })),
    )
    const receipts = await askChain(
      this.#rpcUrl,
      transactions.map(({ transaction }) => ({ method: 'eth_getTransactionReceipt', params: [transaction.hash] })),
    )
    transactions.forEach(({ transaction, block }, index) => {
      const { status, logs = [] } = receipts[index] ?? {}
      this.#mined.push({ transaction, minedAt: Number(block.timestamp) * 1000, failed: status === '0x0', logs })
    })
    this.#blocks += blocks.length
    this.#lastHash = blocks.at(-1)?.hash ?? this.#lastHash
  }

  #forget() {
    this.#mined = []
    this.#blocks = 0
    this.#lastHash = ''
    this.#labels.clear()
  }
}

/** @param {string} to @param {string} data */
const ethCall = (to, data) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })
