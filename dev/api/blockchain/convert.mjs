import { encodeFunctionData, erc20Abi, getAddress, isAddress, maxUint256 } from 'viem'
import { exchangeAbi, NATIVE, ROUTER } from '../../evm/exchange.mjs'
import { askChain } from './ask-chain.mjs'

/** @typedef {import('../routes/route.mjs').ApiState['chains'][number]} Chain */

/** Gas of a trade that cannot be estimated, for example because its approval is missing. */
const USUAL_GAS = 300_000n
/** The arguments of a token's `permit`, as hex. */
const PERMIT = /^0x[\da-f]{448}$/i
/** By how much a trade yields less after a price move, by default, in percent. */
const MOVE = 5
/** Maximum accepted slippage, in percent. */
const MAX_SLIPPAGE = 50

/** A refused request; `field` and the message are in the reply. */
export class ConversionError extends Error {
  /** @param {string} field @param {string} message */
  constructor(field, message) {
    super(message)
    this.field = field
  }
}

/** The error of the quote provider for an invalid request. @param {string} message */
const refused = message => new ConversionError('', `Conversion parameter error: ${message}`)

/**
 * The exchange of a chain.
 * @param {string} chainId
 * @param {readonly Chain[]} chains
 * @throws {ConversionError} it has none
 */
export function exchangeOn(chainId, chains) {
  const chain = chains.find(({ caipNetworkId }) => caipNetworkId === chainId)
  if (!chain?.market) throw new ConversionError('chainId', `We don't support the chainId you provided: ${chainId}`)
  return { ...chain, market: chain.market }
}

/**
 * Reads account ids, which must all be of one chain.
 * @template {string} Field
 * @param {Record<Field, string>} ids
 * @param {readonly Chain[]} chains
 * @returns {{ chain: ReturnType<typeof exchangeOn> } & Record<Field, `0x${string}`>}
 * @throws {ConversionError}
 */
function readIds(ids, chains) {
  const entries = /** @type {[Field, string][]} */ (Object.entries(ids))
  const [chain, ...others] = [...new Set(entries.map(([, id]) => id.split(':', 2).join(':')))].map(chainId =>
    exchangeOn(chainId, chains),
  )
  if (!chain || others.length) throw new ConversionError('chainId', 'All chains must be the same.')
  const addresses = entries.map(([field, id]) => {
    const [, , address = ''] = id.split(':')
    if (!isAddress(address, { strict: false })) throw new ConversionError(field, `Invalid address: ${address}`)
    return [field, getAddress(address)]
  })
  return { chain, ...Object.fromEntries(addresses) }
}

/** @param {string} text @throws {ConversionError} */
function readAmount(text) {
  if (/^\d{1,78}$/.test(text) && BigInt(text) > 0n && BigInt(text) <= maxUint256) return BigInt(text)
  throw new ConversionError('amount', `Invalid amount: ${text}`)
}

/** @param {`0x${string}`} to @param {`0x${string}`} data */
const ethCall = (to, data) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] })

/** @param {unknown} reply @returns {bigint} 0 if the chain refused the call */
const toNumber = reply => (typeof reply === 'string' && /^0x[\da-f]+$/i.test(reply) ? BigInt(reply) : 0n)

/**
 * How much a trade yields now.
 * @param {Chain} chain @param {`0x${string}`} from @param {`0x${string}`} to @param {bigint} amount
 * @throws {ConversionError} there is no pool for it, or too little in it
 */
async function quoteOf({ rpcUrl }, from, to, amount) {
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'quote', args: [from, to, amount] })
  const [reply] = await askChain(rpcUrl, [ethCall(ROUTER, data)])
  const received = toNumber(reply)
  if (received === 0n) throw refused('insufficient liquidity')
  return received
}

/** Every token that can be traded on a chain, its coin first. @param {ReturnType<typeof exchangeOn>} chain */
export function tokensOn({ caipNetworkId, market }) {
  const coin = { name: 'Ether', symbol: 'ETH', address: NATIVE, decimals: 18, eip2612: false }
  const tokens = Object.values(market.tokens).map(({ name, symbol, address, listedDecimals, eip2612 }) => {
    return { name, symbol, address, decimals: listedDecimals, eip2612 }
  })
  return [coin, ...tokens].map(token => ({ ...token, address: `${caipNetworkId}:${token.address}` }))
}

/** @param {{ from: string, to: string, amount: string }} asked @param {readonly Chain[]} chains */
export async function quote({ from, to, amount }, chains) {
  const ids = readIds({ from, to }, chains)
  const received = await quoteOf(ids.chain, ids.from, ids.to, readAmount(amount))
  return { id: null, fromAmount: amount, fromAccount: from, toAmount: String(received), toAccount: to }
}

/** The gas prices for three speeds, in wei. @param {Chain} chain */
export async function gasPrices({ rpcUrl }) {
  const [reply] = await askChain(rpcUrl, [{ method: 'eth_gasPrice', params: [] }])
  const standard = toNumber(reply)
  return { standard: String(standard), fast: String((standard * 5n) / 4n), instant: String((standard * 3n) / 2n) }
}

/**
 * The router's allowance of a token.
 * @param {{ tokenAddress: string, userAddress: string }} asked
 * @param {readonly Chain[]} chains
 */
export async function allowance({ tokenAddress, userAddress }, chains) {
  const { chain, ...ids } = readIds({ tokenAddress, userAddress }, chains)
  if (ids.tokenAddress === NATIVE) return maxUint256
  const args = /** @type {const} */ ([ids.userAddress, ROUTER])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
  const [reply] = await askChain(chain.rpcUrl, [ethCall(ids.tokenAddress, data)])
  return toNumber(reply)
}

/**
 * The approval of the router, for the token in `to`, as the hosted service builds it; `from` is only repeated in the
 * reply.
 * @param {{ from: string, to: string, amount: string | null }} asked without an amount, it has no limit
 * @param {readonly Chain[]} chains
 */
export async function buildApproval({ from, to, amount }, chains) {
  const { chain } = readIds({ from, to }, chains)
  const args = /** @type {const} */ ([ROUTER, amount === null ? maxUint256 : readAmount(amount)])
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const { standard } = await gasPrices(chain)
  return { from, to, data, value: '0', eip155: { gasPrice: standard } }
}

/**
 * Builds the trade. Its minimum is what the pools yield now, less the slippage.
 * @param {{ from: string, to: string, userAddress: string, amount: string, slippage: number, permit: string, isEstimated: boolean }} asked
 * @param {readonly Chain[]} chains
 * @throws {ConversionError} it cannot be, or would fail
 */
export async function buildTrade({ from, to, userAddress, slippage, permit, isEstimated, ...asked }, chains) {
  if (slippage > MAX_SLIPPAGE) throw refused(`slippage must be at most ${MAX_SLIPPAGE}`)
  if (permit !== '0x' && !PERMIT.test(permit)) throw refused('permit is not valid')
  const amount = readAmount(asked.amount)
  const ids = readIds({ from, to, userAddress }, chains)
  const { rpcUrl, caipNetworkId } = ids.chain
  const received = await quoteOf(ids.chain, ids.from, ids.to, amount)
  const isNative = ids.from === NATIVE
  const minimum = (received * BigInt(100 - slippage) + 99n) / 100n
  const args = [ids.from, ids.to, amount, minimum, ids.userAddress, permit]
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'swap', args })
  const value = `0x${(isNative ? amount : 0n).toString(16)}`
  const holding = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [ids.userAddress] })
  const [held, price, gas] = await askChain(rpcUrl, [
    isNative ? { method: 'eth_getBalance', params: [ids.userAddress, 'latest'] } : ethCall(ids.from, holding),
    { method: 'eth_gasPrice', params: [] },
    { method: 'eth_estimateGas', params: [{ from: ids.userAddress, to: ROUTER, data, value }] },
  ])
  if (toNumber(held) < amount) throw refused('not enough balance')
  if (isEstimated && gas === undefined) throw refused('cannot estimate: not enough balance or allowance')
  const raised = ((gas === undefined ? USUAL_GAS : toNumber(gas)) * 11n) / 10n
  return {
    from: userAddress,
    to: `${caipNetworkId}:${ROUTER}`,
    data,
    amount: String(received),
    eip155: { gas: String(raised), gasPrice: String(toNumber(price)) },
  }
}

/**
 * Moves a price so that the requested trade yields the given percentage less.
 * @param {{ query: URLSearchParams, parsed: { value: unknown } | undefined }} request a quote, or a trade to build
 * @param {readonly Chain[]} chains
 * @param {number} [percent]
 */
export async function moveAgainst({ query, parsed }, chains, percent = MOVE) {
  const body = Object(parsed?.value)
  const [from, to] = ['from', 'to'].map(side => String(body[side] ?? query.get(side)).toLowerCase())
  const { market } = chains.find(({ caipNetworkId }) => to?.startsWith(`${caipNetworkId}:`)) ?? {}
  const tokens = Object.values(market?.tokens ?? {})
  const [sold, bought] = [from, to].map(id => tokens.find(({ address }) => id?.endsWith(address.toLowerCase())))
  if (bought) await market?.movePrice(bought.symbol, 10_000 / (100 - percent) - 100)
  else if (sold) await market?.movePrice(sold.symbol, -percent)
}
