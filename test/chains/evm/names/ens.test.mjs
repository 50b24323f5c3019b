// Names over the compiled package, of a real registry on a local chain.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import { decodeFunctionData, encodeAbiParameters, parseAbi, toFunctionSelector } from 'viem'

import { startChains } from '../../../../dev/evm/chains.mjs'

const RESOLVER = parseAbi(['function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)'])
const compiled = (/** @type {string} */ path) => import(new URL(`../../../../.tmp/js/${path}`, import.meta.url).href)

/** @type {Awaited<ReturnType<typeof startChains>>} */
let chains
/** @type {new (context: object) => { resolve(query: object): Promise<string | undefined>, normalize(name: string): string | undefined }} */
let EnsNames
before(async () => {
  ;[chains, { EnsNames }] = await Promise.all([startChains(), compiled('chains/evm/names/ens.js')])
})
after(() => Promise.all((chains ?? []).map(chain => chain.stop())))

const namesOver = (/** @type {string} */ url) => new EnsNames({ endpoints: async () => [url] })

/** @param {string} name @param {object} [settings] */
function ask(name, settings = {}) {
  const [chain] = chains
  if (!chain) throw new Error('no chain')
  const { network, rpcUrl, contracts } = chain
  const { universalResolver } = contracts.names
  return namesOver(rpcUrl).resolve({ name, network, universalResolver, ...settings })
}

describe('ENS on a chain', () => {
  it('resolves names', async () => {
    const entries = Object.entries(chains[0]?.contracts.names.entries ?? {})
    assert.equal(entries.length, 4)
    for (const [name, address] of entries) assert.equal(await ask(name), address)
  })

  it('reads a name as ENS does, whatever its capitals', async () =>
    assert.equal(await ask('ALDER.eth'), await ask('alder.eth')))

  it('reads joined emoji as ENS does, with or without what makes them colourful', async () => {
    const names = namesOver('')
    assert.equal(names.normalize('\u{1f937}\u200d\u2642\ufe0f.ETH'), '\u{1f937}\u200d\u2642.eth')
    assert.equal(names.normalize('\u{1f469}\u200d\u{1f3a4}.eth'), '\u{1f469}\u200d\u{1f3a4}.eth')
    for (const name of ['al\u200dder.eth', '\u{1f600}\u200d\u{1f600}.eth', '\u{1f600}\u200d.eth'])
      assert.equal(names.normalize(name), undefined, name)
  })

  it('has the general address where a name has none of its own for a network', async () =>
    assert.equal(await ask('alder.eth', { coinType: 0x80000000 + 8453 }), await ask('alder.eth')))

  it('has the address of a name for a network before the general one', async () => {
    const [general, special] = [
      '0x1111111111111111111111111111111111111111',
      '0x2222222222222222222222222222222222222222',
    ]
    const server = createServer(async (request, response) => {
      const { id, params } = JSON.parse(await text(request))
      const { args } = decodeFunctionData({ abi: RESOLVER, data: params[0].data })
      const isSpecial = args?.[1].startsWith(toFunctionSelector('addr(bytes32,uint256)'))
      const answer = isSpecial
        ? encodeAbiParameters([{ type: 'bytes' }], [special])
        : encodeAbiParameters([{ type: 'address' }], [general])
      const result = encodeAbiParameters([{ type: 'bytes' }, { type: 'address' }], [answer, general])
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
    })
    await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    const asked = { name: 'alder.eth', network: chains[0]?.network }
    const names = namesOver(`http://127.0.0.1:${port}`)
    assert.equal(await names.resolve({ ...asked, coinType: 0x80000000 + 8453 }), special)
    assert.equal(await names.resolve(asked), general)
    server.close()
    server.closeAllConnections()
  })

  it('follows no endpoint to another place', async () => {
    const [chain] = chains
    if (!chain) throw new Error('no chain')
    const { network, rpcUrl, contracts } = chain
    const server = createServer((_request, response) => void response.writeHead(307, { location: rpcUrl }).end())
    await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    const { universalResolver } = contracts.names
    await assert.rejects(
      namesOver(`http://127.0.0.1:${port}`).resolve({ name: 'alder.eth', network, universalResolver }),
    )
    server.close()
    server.closeAllConnections()
  })

  it('finds nothing for names that no one has or can have', async () => {
    for (const name of ['nobody-has-this.eth', 'sub.alder.eth', 'alder.test', '\u0430lder.eth', 'al_der.eth', 'a..eth'])
      assert.equal(await ask(name), undefined, name)
  })

  it('says when there is no registry at the well-known place', async () =>
    assert.rejects(ask('alder.eth', { universalResolver: undefined }), { name: 'ContractFunctionExecutionError' }))

  it('stops when no one waits any longer, and reports when no endpoint answers', async () => {
    await assert.rejects(ask('alder.eth', { signal: AbortSignal.abort() }), { name: 'ModalClosedError' })
    await assert.rejects(namesOver('http://127.0.0.1:1').resolve({ name: 'alder.eth', network: chains[0]?.network }))
  })
})
