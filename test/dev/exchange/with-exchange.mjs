import assert from 'node:assert/strict'
import {
  createWalletClient,
  encodeAbiParameters,
  erc20Abi,
  getAddress,
  http,
  parseAbi,
  parseSignature,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { receiptOf } from '../../../dev/evm/receipts.mjs'
import { withStack } from '../with-stack.mjs'

export const CHAIN = 'eip155:31337'
export const NATIVE = /** @type {const} */ ('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE')
const COMMON = 'projectId=p&st=appkit&sv=html-wagmi-1'
const noncesAbi = parseAbi(['function nonces(address owner) view returns (uint256)'])

/** @typedef {`0x${string}`} Hex */

/** @param {Hex} address */
export const idOf = address => /** @type {const} */ (`${CHAIN}:${address}`)

/** One stack, and what a site does with the conversion service of its first chain. */
export function withExchange() {
  const { ask, askJson, post, stack } = withStack()
  const chain = () => stack().evm[0] ?? assert.fail('no chain')
  const tokens = () => chain().tokens

  /** A visitor, by the place of the account. @param {number} place */
  const visitor = place => {
    const account = privateKeyToAccount(stack().accounts[place]?.privateKey ?? assert.fail())
    const [network] = stack().networks
    const client = createWalletClient({ account, chain: network, transport: http() }).extend(publicActions)
    const { address } = account
    return {
      account,
      client,
      address,
      /** @param {Hex} token */
      balance: token =>
        token === NATIVE
          ? client.getBalance({ address })
          : client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
      /** @param {{ to: Hex, data: Hex, value?: bigint, gas?: bigint }} transaction */
      send: async transaction => receiptOf(client, await client.sendTransaction(transaction)),
      /** The permit of a token for the router, as the service wants it. @param {Hex} token @param {bigint} value @param {string} name */
      async permit(token, value, name) {
        const nonce = await client.readContract({
          address: token,
          abi: noncesAbi,
          functionName: 'nonces',
          args: [address],
        })
        const deadline = BigInt(Math.floor(Date.now() / 1000) + 3600)
        const message = { owner: address, spender: chain().router, value, nonce, deadline }
        const signature = await account.signTypedData({
          domain: { name, version: '1', chainId: 31337, verifyingContract: token },
          types: {
            Permit: ['owner address', 'spender address', 'value uint256', 'nonce uint256', 'deadline uint256'].map(
              entry => ({ name: entry.split(' ')[0] ?? '', type: entry.split(' ')[1] ?? '' }),
            ),
          },
          primaryType: 'Permit',
          message,
        })
        const { r, s, v } = parseSignature(signature)
        return encodeAbiParameters(
          ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'].map(type => ({ type })),
          [address, chain().router, value, deadline, Number(v), r, s],
        )
      },
    }
  }
  /** @typedef {ReturnType<typeof visitor>} Visitor */

  /** @param {string} route @param {Record<string, string>} [query] */
  const convert = (route, query = {}) =>
    askJson(`/v1/convert/${route}?${new URLSearchParams([...new URLSearchParams(COMMON), ...Object.entries(query)])}`)

  /** @param {Hex} from @param {Hex} to @param {bigint} amount @returns {Promise<bigint>} */
  const quote = async (from, to, amount) => {
    const { quotes } = await convert('quotes', { from: idOf(from), to: idOf(to), amount: String(amount) })
    return BigInt(quotes[0].toAmount)
  }

  /** @param {Visitor} who @param {Hex} from @param {Hex} to @param {bigint} amount @param {Record<string, unknown>} [more] */
  const askBuild = (who, from, to, amount, { slippage = 1, permit, ...more } = {}) =>
    post('/v1/convert/build-transaction', {
      projectId: 'p',
      from: idOf(from),
      to: idOf(to),
      amount: String(amount),
      userAddress: idOf(who.address),
      eip155: { slippage, ...(permit ? { permit } : {}) },
      disableEstimate: true,
      ...more,
    })

  /** What a wallet is to sign. @param {Parameters<typeof askBuild>} asked */
  const build = async (...asked) => {
    const [, from, , amount] = asked
    const { tx } = /** @type {any} */ (await (await askBuild(...asked)).json())
    return {
      to: getAddress(tx.to.replace(`${CHAIN}:`, '')),
      data: /** @type {Hex} */ (tx.data),
      value: from === NATIVE ? amount : 0n,
      gas: BigInt(tx.eip155.gas),
    }
  }

  /** Approves the traded amount, like the site. @param {Visitor} who @param {Hex} token @param {bigint} amount */
  const approve = async (who, token, amount) => {
    const query = { from: idOf(token), to: idOf(token), userAddress: idOf(who.address), amount: String(amount) }
    const { tx } = await convert('build-approve', query)
    return who.send({ to: getAddress(tx.from.replace(`${CHAIN}:`, '')), data: tx.data })
  }

  /** @param {Visitor} who @param {Hex} token */
  const allowance = async (who, token) =>
    BigInt((await convert('allowance', { tokenAddress: idOf(token), userAddress: idOf(who.address) })).allowance)

  /** What a token costs in dollars. @param {Hex} token @returns {Promise<number>} */
  const price = async token => {
    const body = { projectId: 'p', currency: 'usd', addresses: [idOf(token)] }
    const { fungibles } = /** @type {any} */ (await (await post('/v1/fungible/price', body)).json())
    return fungibles[0].price
  }

  return {
    ask,
    askBuild,
    askJson,
    allowance,
    approve,
    build,
    chain,
    convert,
    post,
    price,
    quote,
    stack,
    tokens,
    visitor,
  }
}
