// Batches over the compiled package on a local chain, signed by accounts that the chain itself holds.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { createPublicClient, encodeFunctionData, erc20Abi, http, parseEther, toHex } from 'viem'

import { devAccounts } from '../../../../dev/evm/accounts.mjs'
import { startChains } from '../../../../dev/evm/chains.mjs'

const compiled = (/** @type {string} */ path) => import(new URL(`../../../../.tmp/js/${path}`, import.meta.url).href)

/** @type {Awaited<ReturnType<typeof startChains>>} */
let chains
/** @type {(batch: object) => Promise<{ atomic: boolean, hashes: readonly string[] }>} */
let sendCalls
before(async () => {
  ;[chains, { sendCalls }] = await Promise.all([startChains(), compiled('chains/evm/index.js')])
})
after(() => Promise.all((chains ?? []).map(chain => chain.stop())))

const RECEIVER = devAccounts[8]?.address ?? '0x'

/** Everything that a batch needs: a chain with a node that signs for an account, without batch support. */
function setUp() {
  const [chain] = chains
  const from = devAccounts[0]?.address
  if (!chain || !from) throw new Error('no chain')
  const client = createPublicClient({ transport: http(chain.rpcUrl) })
  const request = (/** @type {any} */ call) =>
    call.method === 'eth_accounts' ? Promise.resolve([from]) : client.request(call)
  /** @type {string[]} */
  const progress = []
  const onProgress = (/** @type {any} */ { done, total }) => progress.push(`${done}/${total}`)
  const { network, rpcUrl, contracts } = chain
  return {
    client,
    progress,
    contracts,
    batch: { provider: { request }, network, endpoints: [rpcUrl], from, onProgress },
  }
}

const ether = { to: RECEIVER, value: toHex(parseEther('0.5')) }

describe('a batch on a chain', () => {
  it('is sent one by one, each in a block before the next, with progress', async () => {
    const { client, progress, contracts, batch } = setUp()
    const { address } = contracts.token
    const held = () => client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [RECEIVER] })
    const [wei, units] = [await client.getBalance({ address: RECEIVER }), await held()]
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 7n] })
    const { atomic, hashes } = await sendCalls({ ...batch, calls: [ether, { to: address, data }] })
    assert.deepEqual([atomic, hashes.length, progress], [false, 2, ['0/2', '1/2', '2/2']])
    assert.equal((await client.getBalance({ address: RECEIVER })) - wei, parseEther('0.5'))
    assert.equal((await held()) - units, 7n)
    const blocks = await Promise.all(
      hashes.map(hash => client.getTransactionReceipt({ hash: /** @type {`0x${string}`} */ (hash) })),
    )
    assert.ok((blocks[0]?.blockNumber ?? 0n) < (blocks[1]?.blockNumber ?? 0n))
  })

  it('stops at a call that fails on the chain, and what went before stays', async () => {
    const { client, progress, contracts, batch } = setUp()
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [RECEIVER, 10n ** 30n] })
    const failing = { to: contracts.token.address, data, gas: '0x186a0' } // with gas given, no one tries it first
    const before = await client.getBalance({ address: RECEIVER })
    await assert.rejects(sendCalls({ ...batch, calls: [ether, failing, ether] }), /./)
    assert.equal((await client.getBalance({ address: RECEIVER })) - before, parseEther('0.5'))
    assert.deepEqual(progress, ['0/3', '1/3'])
  })
})
