import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { createPublicClient, http } from 'viem'
import { startAnvil } from '../../dev/evm/anvil.mjs'
import { deployContracts } from '../../dev/evm/deploy.mjs'
import { receiptOf } from '../../dev/evm/receipts.mjs'

describe('a chain that mines late', () => {
  /** @type {Awaited<ReturnType<typeof startAnvil>>} */
  let anvil
  /** @type {import('node:http').Server} */
  let server
  let asked = 0

  /** @param {string} method @param {unknown[]} [params] @returns {Promise<object>} */
  const ask = async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return (await fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
  }
  const chain = () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    const rpcUrls = { default: { http: [`http://127.0.0.1:${port}`] } }
    return { id: 31337, name: 'Late', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls }
  }

  before(async () => {
    anvil = await startAnvil({ chainId: 31337, port: 0 })
    await ask('evm_setAutomine', [false])
    // The block arrives while the previous one is still being read, or when a receipt is polled.
    server = createServer(async (request, response) => {
      const chunks = []
      for await (const chunk of request) chunks.push(chunk)
      const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
      const answer = await ask(method, params)
      const isBlock = method === 'eth_getBlockByNumber' && params[1] === true
      if (method === 'eth_getTransactionReceipt') asked += 1
      if (isBlock || (method === 'eth_getTransactionReceipt' && asked % 4 === 3)) await ask('evm_mine')
      if (isBlock) await wait(300) // a slow chain
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...answer, id }))
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  after(async () => {
    server?.close()
    server?.closeAllConnections()
    await anvil?.stop()
  })

  it('still gets its contracts', { timeout: 20_000 }, async () => {
    const { token, nft, names } = await deployContracts(chain())
    for (const address of [token.address, nft.address, names.universalResolver]) assert.match(address, /^0x\w{40}$/)
    assert.ok(asked > 9, 'the receipts were asked for before they were there')
  })

  it('is not waited for without an end', async () => {
    const client = createPublicClient({ transport: http(anvil.url) })
    const hash = /** @type {const} */ (`0x${'1'.repeat(64)}`)
    await assert.rejects(receiptOf(client, hash, 100), /^Error: The transaction 0x1+ was not mined within 0\.1 s\.$/)
  })
})
