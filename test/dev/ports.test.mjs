import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { describe, it } from 'node:test'
import { startBitcoin } from '../../dev/bitcoin/start.mjs'
import { defaultPorts } from '../../dev/index.mjs'
import { HOST, listen, planPorts } from '../../dev/ports.mjs'
import { startSolana } from '../../dev/solana/start.mjs'

/** @param {import('node:net').Server} server */
const portOf = server => /** @type {import('node:net').AddressInfo} */ (server.address()).port
/** @param {Partial<Record<keyof typeof defaultPorts, number>>} asked */
const plan = asked =>
  Object.fromEntries(Object.entries(planPorts(defaultPorts, asked)).map(([part, { port }]) => [part, port]))

describe('the plan of ports', () => {
  it('gives every part its usual port', () => {
    assert.deepEqual(plan({}), defaultPorts)
  })

  it('lets a requested port override a default one', () => {
    assert.deepEqual(plan({ api: 8545 }), { ...defaultPorts, api: 8545, evm: 0 })
    assert.deepEqual(plan({ relay: 3002, evm2: 8787 }), {
      ...defaultPorts,
      relay: 3002,
      bitcoin: 0,
      evm2: 8787,
      api: 0,
    })
    assert.deepEqual(plan({ evm: 8546, evm2: 8545 }), { ...defaultPorts, evm: 8546, evm2: 8545 })
  })

  it('gives the first of two parts the port that both request, and 0 to one that accepts any', () => {
    assert.deepEqual(plan({ evm: 4000, evm2: 4000, relay: 0 }), { ...defaultPorts, evm: 4000, evm2: 0, relay: 0 })
  })

  it('keeps the ports of the others from each part', () => {
    const { evm, relay } = planPorts(defaultPorts, { relay: 0, solana: 40_000 })
    assert.deepEqual([...evm.reserved].sort(), [3002, 40_000, 8546, 8787, 8790, 8791])
    assert.deepEqual([...relay.reserved].sort(), [3002, 40_000, 8545, 8546, 8787, 8790, 8791])
  })
})

describe('listening', () => {
  it('uses no reserved port', async t => {
    /** @type {number[]} */
    const offered = []
    const reserved = { has: (/** @type {number} */ port) => offered.push(port) < 3 }
    const server = createHttpServer()
    t.after(() => server.close())
    const port = await listen(server, 0, /** @type {any} */ (reserved))
    assert.equal(offered.length, 3)
    assert.equal(port, offered[2])
    assert.equal(portOf(server), port)
  })

  for (const [name, start] of /** @type {const} */ ([
    ['Bitcoin service', startBitcoin],
    ['Solana chain', startSolana],
  ])) {
    it(`gives many that start at once each a port: ${name}`, async t => {
      const blocker = createServer().listen(0, HOST)
      await once(blocker, 'listening')
      const port = portOf(blocker)
      await new Promise(resolve => blocker.close(resolve))
      const all = await Promise.all(Array.from({ length: 6 }, () => start({ port })))
      t.after(() => Promise.all(all.map(one => one.stop())))
      assert.equal(new Set(all.map(({ url }) => url)).size, 6)
      assert.equal(all.filter(({ url }) => url.endsWith(`:${port}`)).length, 1)
    })
  }
})
