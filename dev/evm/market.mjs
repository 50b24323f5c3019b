import {
  createTestClient,
  encodeFunctionData,
  getAddress,
  http,
  isAddress,
  parseAbi,
  publicActions,
  walletActions,
} from 'viem'
import { deployer } from './accounts.mjs'
import { repricing, ROUTER } from './exchange.mjs'
import { receiptOf } from './receipts.mjs'

const mintAbi = parseAbi(['function mint(address to, uint256 value)'])

/**
 * What a test or a person may change on the exchange of a chain.
 * @param {import('viem').Chain} chain
 * @param {import('./exchange.mjs').DevTokens} tokens
 */
export function createMarket(chain, tokens) {
  const client = createTestClient({ mode: 'anvil', chain, account: deployer, transport: http() })
    .extend(publicActions)
    .extend(walletActions)
  const list = Object.values(tokens)

  /** @param {unknown} symbol @throws {TypeError} there is no such token */
  const tokenOf = symbol => {
    const token = list.find(entry => entry.symbol === symbol)
    if (token) return token
    const known = list.map(entry => entry.symbol).join(', ')
    throw new TypeError(`There is no token ${String(symbol)}; there are ${known}.`)
  }
  /** @param {unknown} to @returns {`0x${string}`} @throws {TypeError} it is no address */
  const receiverOf = to => {
    if (!isAddress(String(to), { strict: false })) throw new TypeError(`${to} is not an address.`)
    return getAddress(String(to))
  }
  /** @param {{ to: `0x${string}`, data?: `0x${string}`, value?: bigint }} call @returns {Promise<string>} the hash */
  const send = async call => {
    const hash = await client.sendTransaction(call)
    const { status } = await receiptOf(client, hash)
    if (status !== 'success') throw new Error('The chain refused the change.')
    return hash
  }

  return {
    router: ROUTER,
    tokens,
    /** @param {string} symbol @param {number} percent */
    async movePrice(symbol, percent) {
      await send(repricing(tokenOf(symbol).address, percent))
    },
    /**
     * Pays someone out of the faucet.
     * @param {`0x${string}` | undefined} token the chain's coin without it
     * @param {`0x${string}`} to
     * @param {bigint} amount in base units
     * @returns {Promise<`0x${string}`>} the hash, once it is in a block
     * @throws {Error} the chain refused
     */
    async payOut(token, to, amount) {
      const call = token
        ? { to: token, data: encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [to, amount] }) }
        : { to, value: amount }
      const hash = await client.sendTransaction(call)
      const { status } = await receiptOf(client, hash)
      if (status !== 'success') throw new Error('The chain refused the payment.')
      return hash
    },
    /** @param {string} symbol @param {string} to @param {bigint | string} amount in base units */
    async mint(symbol, to, amount) {
      const { address } = tokenOf(symbol)
      const receiver = receiverOf(to)
      if (!/^\d{1,60}$/.test(String(amount))) throw new TypeError('An amount is a whole number of base units.')
      const args = /** @type {const} */ ([receiver, BigInt(amount)])
      return send({ to: address, data: encodeFunctionData({ abi: mintAbi, functionName: 'mint', args }) })
    },
    /** Gives someone coins. @param {string} to @param {bigint} value in wei */
    payCoins: (to, value) => send({ to: receiverOf(to), value }),
  }
}
