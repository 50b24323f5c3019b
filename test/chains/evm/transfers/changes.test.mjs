// What calls would change over the compiled package, as a local chain simulates them.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { encodeFunctionData, erc20Abi, parseEther } from 'viem'

import { devAccounts } from '../../../../dev/evm/accounts.mjs'
import { startChains } from '../../../../dev/evm/chains.mjs'
import { exchangeAbi, NATIVE, ROUTER } from '../../../../dev/evm/exchange.mjs'

const compiled = (/** @type {string} */ path) => import(new URL(`../../../../.tmp/js/${path}`, import.meta.url).href)

/** @type {Awaited<ReturnType<typeof startChains>>} */
let chains
/** @type {any} */
let parts
before(async () => {
  const [started, changes, arrival, rpc] = await Promise.all([
    startChains(),
    compiled('chains/evm/transfers/changes.js'),
    compiled('chains/evm/transfers/arrival.js'),
    compiled('services/json-rpc.js'),
  ])
  chains = started
  parts = { ...changes, ...arrival, ...rpc }
})
after(() => Promise.all((chains ?? []).map(chain => chain.stop())))

const [HOLDER, OTHER] = [devAccounts[0]?.address ?? '0x', devAccounts[8]?.address ?? '0x']
const AMOUNT = 5_000_000n

/** Five dollars for ether, to a receiver, after an approval. @param {`0x${string}`} receiver */
async function swapTo(receiver) {
  const [chain] = chains
  if (!chain) throw new Error('no chain')
  const token = chain.market.tokens.plain.address
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [ROUTER, AMOUNT] })
  const args = [token, NATIVE, AMOUNT, 1n, receiver, '0x']
  const swap = encodeFunctionData({ abi: exchangeAbi, functionName: 'swap', args })
  const calls = [
    { to: token, value: 0n, data: approval },
    { to: ROUTER, value: 0n, data: swap },
  ]
  const request = { network: chain.network, from: HOLDER, calls, tokens: [token, token] }
  return { token, request, rpc: parts.createRpc([chain.rpcUrl]) }
}

describe('what calls would change on a chain', () => {
  it('is what leaves for a swap, although its approval is not there yet', async () => {
    const { request, rpc, token } = await swapTo(HOLDER)
    const { amounts, leaving } = await parts.readChanges(rpc, request)
    assert.deepEqual([amounts, leaving], [[-AMOUNT, -AMOUNT], [token.toLowerCase()]])
  })

  it('is nothing that arrives where the router pays out to someone else', async () => {
    const [chain] = chains
    const gold = chain?.market.tokens.permit.address ?? '0x'
    const buy = (/** @type {`0x${string}`} */ receiver) => ({
      to: ROUTER,
      value: parseEther('0.01'),
      data: encodeFunctionData({
        abi: exchangeAbi,
        functionName: 'swap',
        args: [NATIVE, gold, parseEther('0.01'), 1n, receiver, '0x'],
      }),
    })
    const { request, rpc } = await swapTo(HOLDER)
    const read = async (/** @type {`0x${string}`} */ receiver) =>
      (await parts.readChanges(rpc, { ...request, calls: [buy(receiver)], tokens: [gold] })).amounts[0]
    assert.ok((await read(HOLDER)) > 0n)
    assert.equal(await read(OTHER), 0n)
  })

  it('is less than was sent for the receiver of a token that keeps a part', async () => {
    const [chain] = chains
    const token = chain?.market.tokens.fee.address ?? '0x'
    const [, , , from] = devAccounts.map(({ address }) => address)
    const { rpc, request } = await swapTo(HOLDER)
    const transfer = { rpc, network: request.network, from, to: OTHER, amount: AMOUNT, token }
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, AMOUNT] })
    const arrives = await parts.readArrival(transfer, { from, to: token, data })
    assert.ok(arrives > 0n && arrives < AMOUNT, String(arrives))
  })

  it('is unknown where a call would fail', async () => {
    const { request, rpc } = await swapTo(HOLDER)
    assert.equal(await parts.readChanges(rpc, { ...request, calls: request.calls.slice(1) }), undefined)
  })
})
