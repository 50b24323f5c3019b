import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, it } from 'node:test'
import { createPublicClient, http, parseEther } from 'viem'
import { startChains } from '../../dev/evm/chains.mjs'
import { defaultPorts, startDevStack } from '../../dev/index.mjs'
import { findPort } from '../../dev/ports.mjs'
import { comesTrue } from '../support/comes-true.mjs'
import { isAlive, withStack } from './with-stack.mjs'

const artifacts = JSON.parse(readFileSync(join(import.meta.dirname, '../../dev/evm/artifacts.json'), 'utf8'))
const anyPorts = { api: 0, evm: 0, evm2: 0, frame: 0, social: 0 }

describe('a running stack', () => {
  const { askJson, stack } = withStack({ wallets: 5 })

  it('has two chains with funded accounts and test contracts', async () => {
    const { networks, contracts, accounts, evm } = stack()
    assert.deepEqual(
      evm.map(chain => [chain.chainId, chain.caipNetworkId, chain.name]),
      [
        [31337, 'eip155:31337', 'Local One'],
        [31338, 'eip155:31338', 'Local Two'],
      ],
    )
    for (const network of networks) {
      const client = createPublicClient({ chain: network, transport: http() })
      const { token, nft } = contracts[network.id] ?? assert.fail('no contracts')
      assert.equal(await client.getChainId(), network.id)
      assert.equal(await client.getBalance({ address: accounts[0]?.address ?? '0x' }), parseEther('10000'))

      const read = (/** @type {string} */ name, /** @type {unknown[]} */ args = []) =>
        client.readContract({ address: token.address, abi: artifacts.TestToken.abi, functionName: name, args })
      assert.equal(await read('symbol'), 'TUSD')
      assert.equal(await read('name'), 'Test Dollar')
      assert.equal(await read('decimals'), 6)
      assert.equal(token.decimals, 6)
      for (const [index, { address }] of accounts.entries()) {
        assert.equal(await read('balanceOf', [address]), index < 3 ? 10_000_000_000n : 0n)
        const owned = { address: nft.address, abi: artifacts.TestNFT.abi, functionName: 'balanceOf', args: [address] }
        assert.equal(await client.readContract(owned), index < 3 ? 1n : 0n)
      }
      const uri = await client.readContract({
        address: nft.address,
        abi: artifacts.TestNFT.abi,
        functionName: 'tokenURI',
        args: [2n],
      })
      assert.equal(JSON.parse(String(uri).replace('data:application/json,', '')).name, 'Test Picture #2')
    }
  })

  it('reports everything over HTTP', async () => {
    const info = await askJson('/__dev/info')
    const { api, accounts, networks, contracts } = stack()
    assert.equal(info.api.url, api.url)
    assert.deepEqual(info.accounts, accounts)
    assert.deepEqual(info.networks, networks)
    assert.deepEqual(info.contracts, JSON.parse(JSON.stringify(contracts)))
    assert.equal(info.evm[0].rpcUrl, stack().evm[0]?.rpcUrl)
  })

  it('creates as many wallets as requested', async () => {
    assert.equal((await askJson('/getWallets?projectId=p')).count, 5)
  })

  it('is reset with its Bitcoin service', async () => {
    const { bitcoin, api } = stack()
    bitcoin.faults.set({ mode: 'fail' })
    bitcoin.autoMine(false)
    assert.equal((await fetch(`${bitcoin.url}/blocks/tip/height`)).status, 500)
    await fetch(`${api.url}/__dev/reset`, { method: 'POST' })
    assert.deepEqual([bitcoin.faults.list(), bitcoin.requests()], [[], []])
    assert.equal((await fetch(`${bitcoin.url}/blocks/tip/height`)).status, 200)
    const mining = await fetch(`${bitcoin.url}/__dev/mine`, { method: 'POST', body: '{"blocks":0}' })
    assert.equal((await mining.json()).auto, true)
  })

  it('serves a chain through the API server too', async () => {
    const [chain] = stack().evm
    const client = createPublicClient({ transport: http(chain?.proxyUrl) })
    assert.equal(await client.getChainId(), 31337)
  })
})

describe('starting and stopping', () => {
  /** What a test started: where it fails half way, this would keep the file from ending. @type {(() => unknown)[]} */
  const ends = []
  afterEach(() => Promise.all(ends.splice(0).map(end => end())))
  /** @param {import('../../dev/index.d.mts').DevStackOptions} options */
  const start = async options => {
    const stack = await startDevStack(options)
    ends.push(() => stack.stop())
    return stack
  }

  it('uses free ports instead of occupied ones', async () => {
    const servers = await Promise.all(
      [0, 0, 0].map(async () => {
        const server = createServer().listen(0, '127.0.0.1')
        await once(server, 'listening')
        ends.push(() => server.close())
        return server
      }),
    )
    const [api = 0, evm = 0, evm2 = 0] = servers.map(server => Number(Object(server.address()).port))
    const stack = await start({ ports: { api, evm, evm2 }, wallets: 1 })
    const urls = [stack.api.url, ...stack.evm.map(chain => chain.rpcUrl)]
    for (const port of [api, evm, evm2]) assert.ok(urls.every(url => !url.endsWith(`:${port}`)))
    assert.equal(new Set(urls).size, 3)
    assert.equal((await fetch(`${stack.api.url}/getWallets?projectId=p`)).status, 200)
  })

  it('leaves no process and no port behind', async () => {
    const chains = await startChains()
    ends.push(...chains.map(chain => chain.stop))
    assert.ok(chains.every(chain => isAlive(chain.pid)))
    await Promise.all(chains.map(chain => chain.stop()))
    assert.ok(chains.every(chain => !isAlive(chain.pid)))

    const stack = await start({ ports: anyPorts, wallets: 1 })
    stack.api.faults.set({ mode: 'hang' })
    const pending = assert.rejects(fetch(`${stack.api.url}/getWallets?projectId=p`))
    await comesTrue(() => stack.api.requests().length > 0)
    await Promise.all([stack.stop(), stack.stop()])
    await pending
    for (const url of [stack.api.url, ...stack.evm.map(chain => chain.rpcUrl)]) await assert.rejects(fetch(url))
  })

  for (const signal of /** @type {const} */ (['SIGKILL', 'SIGTERM', 'SIGINT'])) {
    it(`ends the chains when the program dies by ${signal}`, { skip: process.platform === 'win32' }, async () => {
      const chains = new URL('../../dev/evm/chains.mjs', import.meta.url).href
      const code = `import { startChains } from ${JSON.stringify(chains)}
        console.log(JSON.stringify((await startChains()).map(chain => chain.rpcUrl)))`
      const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      ends.push(() => child.kill('SIGKILL'))
      const [line] = await once(child.stdout, 'data')
      /** @type {string[]} */
      const urls = JSON.parse(String(line))
      // The port is more reliable than the process id, which a dead process keeps until it is reaped.
      const answering = async () => {
        const answers = await Promise.allSettled(urls.map(url => fetch(url, { method: 'POST', body: '{}' })))
        return answers.filter(answer => answer.status === 'fulfilled').length
      }
      assert.equal(await answering(), 2)
      child.kill(signal)
      assert.ok(await comesTrue(async () => (await answering()) === 0))
    })
  }

  it('refuses invalid ports and numbers', async () => {
    await assert.rejects(startDevStack({ ports: { api: 70_000 } }), /ports\.api/)
    await assert.rejects(startDevStack({ ports: { evm: -1 } }), RangeError)
    await assert.rejects(startDevStack({ wallets: 1.5 }), /wallets/)
    const ports = /** @type {{ api: number }} */ ({ api: 0, chain: 0 })
    await assert.rejects(startDevStack({ ports }), /^RangeError: ports\.chain is not known; known are api, evm, /)
  })

  it('refuses unknown and invalid options', async () => {
    for (const [options, message] of /** @type {const} */ ([
      [{ prots: {} }, 'options.prots is not known; known are ports, wallets, log, data.'],
      [{ quiet: undefined }, 'options.quiet is not known; known are ports, wallets, log, data.'],
      [null, 'options must be an object.'],
      [{ ports: 8787 }, 'ports must be an object.'],
      [{ ports: null }, 'ports must be an object.'],
      [{ log: 'yes' }, 'log must be true or false.'],
      [{ data: '' }, 'data must name a folder.'],
    ])) {
      const starting = startDevStack(/** @type {any} */ (options))
      await assert.rejects(starting, { name: 'RangeError', message })
    }
  })

  it('gives a part its requested port, even if it is another’s default', async t => {
    const { evm2 } = defaultPorts
    if ((await findPort(evm2)) !== evm2) return t.skip('something else has it on this machine')
    const stack = await start({
      ports: { api: 0, relay: evm2, evm: 0, bitcoin: 0, solana: 0, frame: 0, social: 0 },
      wallets: 1,
    })
    assert.equal(stack.relay.url, `ws://127.0.0.1:${evm2}`)
    for (const { chainId, rpcUrl } of stack.evm) {
      assert.equal(await createPublicClient({ transport: http(rpcUrl) }).getChainId(), chainId)
    }
  })

  it('uses the default port, or a free one, if none is given', async () => {
    const stack = await start({ ports: { ...anyPorts, relay: undefined }, wallets: 1 })
    assert.match(stack.relay.url, /^ws:\/\/127\.0\.0\.1:\d+$/)
  })

  it('says in one line what to do when anvil cannot be run', async () => {
    const before = process.env.ANVIL_PATH
    process.env.ANVIL_PATH = '/nowhere/anvil'
    try {
      await assert.rejects(startDevStack({ ports: anyPorts }), /^Error: ANVIL_PATH is set to \/nowhere\/anvil, .*\.$/)
    } finally {
      if (before === undefined) delete process.env.ANVIL_PATH
      else process.env.ANVIL_PATH = before
    }
  })

  it('exports the ports that its guide names as defaults', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../dev/README.md'), 'utf8')
    const named = [...guide.matchAll(/\bport (\d+)\b/g)].map(([, port]) => Number(port))
    assert.deepEqual(named.sort(), Object.values(defaultPorts).sort())
  })
})
