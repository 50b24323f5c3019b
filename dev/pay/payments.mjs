import { randomBytes } from 'node:crypto'
import { encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { askChain } from '../api/blockchain/ask-chain.mjs'
import { isRecord } from '../api/body.mjs'

/** @typedef {import('./assets.mjs').Asset} Asset */

/** The possible outcomes at the payment service. */
const OUTCOMES = /** @type {const} */ (['success', 'failure', 'refund', 'timeout', 'pending'])

/**
 * A payment at an exchange.
 * @typedef {object} Session
 * @property {string} id
 * @property {string} exchangeId
 * @property {Asset} asset
 * @property {bigint} amount
 * @property {`0x${string}`} recipient
 * @property {'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'} status
 * @property {string | null} txHash
 */

/**
 * A payment of the payment service.
 * @typedef {object} Transfer
 * @property {string} id
 * @property {`0x${string}`} user
 * @property {`0x${string}`} receiver where the service is paid
 * @property {{ asset: Asset, amount: bigint }} origin
 * @property {{ asset: Asset, amount: bigint }} destination
 * @property {`0x${string}`} recipient
 * @property {'waiting' | 'pending' | 'success' | 'failure' | 'refund' | 'timeout'} status
 * @property {Promise<void>} [working]
 */

const newId = () => randomBytes(16).toString('hex')

/** What an address holds. @param {Asset} asset @param {`0x${string}`} address */
async function holdingOf({ chain, token }, address) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const call = token
    ? { method: 'eth_call', params: [{ to: token, data }, 'latest'] }
    : { method: 'eth_getBalance', params: [address, 'latest'] }
  const [reply] = await askChain(chain.rpcUrl, [call])
  return BigInt(reply ?? '0x0')
}

/** Payments at exchanges and at the payment service, which pay out of the faucet of the local chains. */
export class Payments {
  /** @type {Map<string, Session>} */
  #sessions = new Map()
  /** @type {Map<string, Transfer>} */
  #transfers = new Map()
  /** @type {typeof OUTCOMES[number]} */
  #outcome = 'success'

  /**
   * Sets the outcome of future payments at the payment service.
   * @param {{ outcome: typeof OUTCOMES[number] }} rule
   * @throws {TypeError} there is no such outcome
   */
  set(rule) {
    const outcome = isRecord(rule) ? OUTCOMES.find(known => known === rule.outcome) : undefined
    if (!outcome) throw new TypeError(`"outcome" must be one of ${OUTCOMES.join(', ')}.`)
    this.#outcome = outcome
  }

  /** Clears all payments, and resets the outcome to success. */
  reset() {
    this.#outcome = 'success'
    this.#sessions.clear()
    this.#transfers.clear()
  }

  /** @returns {(Omit<Session, 'asset' | 'amount'> & { symbol: string, amount: string })[]} payments at exchanges, the latest last */
  list() {
    return [...this.#sessions.values()].map(({ asset, amount, ...session }) => {
      return { ...session, symbol: asset.symbol, amount: String(amount) }
    })
  }

  /** @param {Pick<Session, 'exchangeId' | 'asset' | 'amount' | 'recipient'>} wanted @returns {Session} */
  openSession(wanted) {
    /** @type {Session} */
    const session = { ...wanted, id: newId(), status: 'UNKNOWN', txHash: null }
    this.#sessions.set(session.id, session)
    return session
  }

  /** @param {string} id */
  session(id) {
    return this.#sessions.get(id)
  }

  /**
   * The visitor pays at the exchange, which pays the recipient from the faucet, once. The payment fails if the chain
   * refuses it, for example because the faucet holds less.
   * @param {Session} session
   */
  async settle(session) {
    if (session.status !== 'UNKNOWN') return
    session.status = 'IN_PROGRESS'
    const { asset, recipient, amount } = session
    try {
      session.txHash = await asset.chain.market.payOut(asset.token, recipient, amount)
      session.status = 'SUCCESS'
    } catch {
      session.status = 'FAILED'
    }
  }

  /** @param {Session} session */
  refuse(session) {
    if (session.status === 'UNKNOWN') session.status = 'FAILED'
  }

  /** @param {Pick<Transfer, 'user' | 'origin' | 'destination' | 'recipient'>} wanted @returns {Transfer} */
  openTransfer(wanted) {
    const receiver = getAddress(`0x${randomBytes(20).toString('hex')}`)
    /** @type {Transfer} */
    const transfer = { ...wanted, id: newId(), receiver, status: 'waiting' }
    this.#transfers.set(transfer.id, transfer)
    return transfer
  }

  /**
   * The status of a payment. If it has been paid to the service meanwhile, it is processed first.
   * @param {string} id
   * @returns {Promise<Transfer['status'] | undefined>}
   */
  async status(id) {
    const transfer = this.#transfers.get(id)
    if (!transfer) return undefined
    if (transfer.status === 'waiting') await (transfer.working ??= this.#work(transfer))
    return transfer.status
  }

  /** @param {Transfer} transfer */
  async #work(transfer) {
    try {
      const { origin, destination, receiver, recipient, user } = transfer
      if ((await holdingOf(origin.asset, receiver)) < origin.amount) return
      const outcome = this.#outcome
      if (outcome === 'success')
        await destination.asset.chain.market.payOut(destination.asset.token, recipient, destination.amount)
      if (outcome === 'refund') await origin.asset.chain.market.payOut(origin.asset.token, user, origin.amount)
      transfer.status = outcome
    } finally {
      delete transfer.working
    }
  }
}
