import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeDeployData, encodeFunctionData, getAddress, parseEther, parseUnits } from 'viem'
import { devAccounts } from './accounts.mjs'
import { receiptOf } from './receipts.mjs'

/**
 * @typedef {'plain' | 'permit' | 'fee' | 'odd'} TokenKind
 * @typedef {import('../index.d.mts').DevToken} DevToken
 * @typedef {Record<TokenKind, DevToken>} DevTokens
 */

/** @type {Record<'TestExchange' | 'TestMarket', { abi: import('viem').Abi, bytecode: `0x${string}`, code?: `0x${string}` }>} */
const artifacts = JSON.parse(readFileSync(join(import.meta.dirname, 'artifacts.json'), 'utf8'))

export const exchangeAbi = artifacts.TestExchange.abi
/** Where the exchange is on every chain: at the address of the router that the hosted service builds transactions for. */
export const ROUTER = getAddress('0x1111111254EEB25477B68fb85Ed929f73A960582')
/** The placeholder for the coin of an EVM chain where a token is expected. */
export const NATIVE = getAddress(`0x${'e'.repeat(40)}`)
/** The fee on every transfer of the token with a fee, in hundredths of a percent. */
const TRANSFER_FEE = 200
/** The holders of the other tokens: not the first accounts, which deliberately hold little. */
const HOLDERS = devAccounts.slice(3, 5).map(({ address }) => address)
/** Each of them holds as many tokens as the pool divided by this number. */
const SHARE = 100n

/**
 * The tokens with a pool, and the initial contents of each pool: `tokens` and `coins`.
 * @type {Readonly<Record<TokenKind, { name: string, symbol: string, decimals: number, listedDecimals?: number, tokens: string, coins: string }>>}
 */
export const market = Object.freeze({
  plain: { name: 'Test Dollar', symbol: 'TUSD', decimals: 6, tokens: '2500000', coins: '1000' },
  permit: { name: 'Test Gold', symbol: 'TGOLD', decimals: 18, tokens: '500', coins: '400' },
  fee: { name: 'Test Toll', symbol: 'TTOLL', decimals: 18, tokens: '100000', coins: '200' },
  odd: { name: 'Test Oddity', symbol: 'TODD', decimals: 8, listedDecimals: 18, tokens: '25000', coins: '200' },
})
const kinds = /** @type {TokenKind[]} */ (Object.keys(market))

/**
 * Sets up the exchange on a fresh chain: creates the other tokens and fills the pools, in one transaction.
 * @param {import('viem').TestClient<'anvil'> & import('viem').PublicActions & import('viem').WalletActions} client
 * @param {`0x${string}`} plain the already deployed token
 * @returns {Promise<DevTokens>}
 * @throws {Error} when the chain refuses
 */
export async function deployExchange(client, plain) {
  const pools = kinds.map(kind => ({
    ...market[kind],
    tokens: parseUnits(market[kind].tokens, market[kind].decimals),
    coins: parseEther(market[kind].coins),
  }))
  const data = encodeDeployData({
    ...artifacts.TestMarket,
    args: [ROUTER, plain, pools, BigInt(TRANSFER_FEE), HOLDERS, SHARE],
  })
  const { account, chain } = client
  if (!account || !artifacts.TestExchange.code) throw new Error('There is no account or no code to deploy.')
  await client.setCode({ address: ROUTER, bytecode: artifacts.TestExchange.code })
  const value = pools.reduce((sum, { coins }) => sum + coins, 0n)
  const hash = await client.sendTransaction({ account, chain, data, value })
  const { contractAddress, status } = await receiptOf(client, hash)
  if (!contractAddress || status !== 'success') throw new Error('The exchange was not deployed.')
  const made = await Promise.all(
    kinds.slice(1).map(async kind => {
      const call = { address: contractAddress, abi: artifacts.TestMarket.abi, functionName: kind }
      return getAddress(String(await client.readContract(call)))
    }),
  )
  const token = (/** @type {TokenKind} */ kind, /** @type {`0x${string}` | undefined} */ address) => {
    if (!address) throw new Error(`The token ${kind} was not deployed.`)
    const { name, symbol, decimals, listedDecimals = decimals } = market[kind]
    const transferFee = kind === 'fee' ? TRANSFER_FEE : 0
    return { address, name, symbol, decimals, listedDecimals, eip2612: kind === 'permit', transferFee }
  }
  const [permit, fee, odd] = made
  return {
    plain: token('plain', plain),
    permit: token('permit', permit),
    fee: token('fee', fee),
    odd: token('odd', odd),
  }
}

/**
 * The call that changes the price of a token by a percentage.
 * @param {`0x${string}`} token
 * @param {number} percent
 * @returns {{ to: `0x${string}`, data: `0x${string}` }}
 * @throws {TypeError} it cannot fall by 100 percent or more, or rise that much
 */
export function repricing(token, percent) {
  const parts = Math.round((100 + Number(percent)) * 1e6)
  if (!(parts > 0 && parts <= 1e12)) throw new TypeError('A price changes by more than -100 and up to 999,900 percent.')
  const args = [token, BigInt(parts), 100_000_000n]
  return { to: ROUTER, data: encodeFunctionData({ abi: exchangeAbi, functionName: 'reprice', args }) }
}
