import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTestClient, getAddress, http, publicActions, walletActions } from 'viem'
import { deployer, devAccounts } from './accounts.mjs'
import { deployExchange, market } from './exchange.mjs'
import { receiptOf } from './receipts.mjs'

/** @type {Record<'TestToken' | 'TestNFT' | 'TestNames', { abi: import('viem').Abi, bytecode: `0x${string}` }>} */
const artifacts = JSON.parse(readFileSync(join(import.meta.dirname, 'artifacts.json'), 'utf8'))

/** The test ERC-20, as it is on both chains. */
export const token = market.plain
/** The names of the test name system, as they are on both chains: each of one of the first accounts. */
export const names = Object.freeze({
  'alder.eth': devAccounts[0].address,
  'beech.eth': devAccounts[1].address,
  'cedar.eth': devAccounts[2].address,
  '\u{1f469}\u200d\u{1f3a4}.eth': devAccounts[3].address, // two emoji that a joiner makes one of
})
/** The test ERC-721, as it is on both chains. */
export const nft = Object.freeze({ name: 'Test Picture', symbol: 'TPIC' })
/** How many of the first accounts get tokens and a picture each. */
export const MINTED_ACCOUNTS = 3
/** What each of them gets, in base units: 10,000 TUSD. */
export const MINTED_AMOUNT = 10_000n * 10n ** BigInt(token.decimals)

/**
 * Deploys the test contracts on a fresh chain and gives the first accounts something to hold, and names.
 * @param {import('viem').Chain} chain
 * @returns {Promise<{
 *   token: { address: `0x${string}`, decimals: number, symbol: string },
 *   nft: { address: `0x${string}` },
 *   names: { universalResolver: `0x${string}`, entries: Readonly<Record<string, `0x${string}`>> },
 *   tokens: import('./exchange.mjs').DevTokens,
 * }>}
 * @throws {Error} when the chain refuses a transaction
 */
export async function deployContracts(chain) {
  const client = createTestClient({
    mode: 'anvil',
    chain,
    account: deployer,
    transport: http(),
  })
    .extend(publicActions)
    .extend(walletActions)

  const deploy = async (/** @type {keyof typeof artifacts} */ name, /** @type {unknown[]} */ args) => {
    const hash = await client.deployContract({ ...artifacts[name], args })
    const { contractAddress } = await receiptOf(client, hash)
    if (!contractAddress) throw new Error(`${name} was not deployed on ${chain.name}.`)
    return getAddress(contractAddress)
  }
  const tokenAddress = await deploy('TestToken', [token.name, token.symbol, token.decimals])
  const nftAddress = await deploy('TestNFT', [nft.name, nft.symbol])
  const labels = Object.keys(names).map(name => name.replace(/\.eth$/, ''))
  const namesAddress = await deploy('TestNames', [labels, Object.values(names)])
  const universalResolver = await client.readContract({
    address: namesAddress,
    abi: artifacts.TestNames.abi,
    functionName: 'universalResolver',
  })

  const mint = async (
    /** @type {keyof typeof artifacts} */ name,
    /** @type {`0x${string}`} */ address,
    /** @type {unknown[]} */ args,
  ) => {
    const { abi } = artifacts[name]
    const hash = await client.writeContract({ address, abi, functionName: 'mint', args })
    await receiptOf(client, hash)
  }
  for (const { address } of devAccounts.slice(0, MINTED_ACCOUNTS)) {
    await mint('TestToken', tokenAddress, [address, MINTED_AMOUNT])
    await mint('TestNFT', nftAddress, [address])
  }
  const tokens = await deployExchange(client, tokenAddress)
  return {
    token: { address: tokenAddress, decimals: token.decimals, symbol: token.symbol },
    nft: { address: nftAddress },
    names: { universalResolver: getAddress(String(universalResolver)), entries: names },
    tokens,
  }
}
