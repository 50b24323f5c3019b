import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withStack } from '../with-stack.mjs'
import { withSolana } from './with-solana.mjs'

const { chain, rpc, call } = withSolana()

describe('the JSON-RPC of the local Solana chain', () => {
  it('funds its accounts and takes airdrops', async () => {
    const [first] = chain().accounts
    assert.ok((await call('getBalance', first?.address)).result.value >= 999_000_000_000)
    await call('requestAirdrop', chain().tokens.token.mint, 5_000_000)
    assert.ok((await call('getBalance', chain().tokens.token.mint)).result.value > 5_000_000)
  })

  it('returns its tokens', async () => {
    for (const { mint, program } of Object.values(chain().tokens)) {
      const { value } = (await call('getAccountInfo', mint, { encoding: 'jsonParsed' })).result
      assert.equal(value.owner, program)
      assert.equal(value.data.parsed.info.decimals, 6)
      assert.equal((await call('getTokenSupply', mint)).result.value.uiAmountString, '30000')
    }
  })

  it('answers questions about the chain', async () => {
    assert.equal((await call('getHealth')).result, 'ok')
    assert.ok((await call('getVersion')).result['solana-core'])
    assert.ok((await rpc().getSlot().send()) > 0n)
    assert.ok((await rpc().getEpochInfo().send()).absoluteSlot > 0n)
    assert.ok((await rpc().getMinimumBalanceForRentExemption(165n).send()) > 1_000_000n)
  })

  it('answers a batch in order, and each failure separately', async () => {
    const calls = [
      { jsonrpc: '2.0', id: 1, method: 'getHealth' },
      { jsonrpc: '2.0', id: 2, method: 'getNothing' },
      { jsonrpc: '2.0', id: 3, method: 'getBalance', params: ['no address'] },
    ]
    const answers = await (await fetch(chain().url, { method: 'POST', body: JSON.stringify(calls) })).json()
    assert.deepEqual(answers[0], { jsonrpc: '2.0', result: 'ok', id: 1 })
    assert.deepEqual(answers[1], { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' }, id: 2 })
    assert.equal(answers[2].error.code, -32602)
  })

  it('checks commitments and slots that were not reached', async () => {
    const [first] = chain().accounts
    const unknown = await call('getBalance', first?.address, { commitment: 'surely' })
    assert.match(unknown.error.message, /unknown variant `surely`, expected one of `processed`/)
    assert.ok((await call('getBalance', first?.address, { commitment: 'singleGossip' })).result)
    const early = await call('getBalance', first?.address, { minContextSlot: 1_000_000 })
    assert.equal(early.error.code, -32016)
  })

  it('refuses transactions that cannot be read', async () => {
    assert.equal((await call('sendTransaction', 'AAAA', { encoding: 'base64' })).error.code, -32602)
    assert.match((await call('sendTransaction', '0OIl')).error.message, /invalid base58/)
    assert.equal((await call('sendTransaction', '%%%%', { encoding: 'base64' })).error.code, -32602)
  })

  it('answers rubbish with a parse error and other methods of HTTP not at all', async () => {
    const answer = await (await fetch(chain().url, { method: 'POST', body: '{' })).json()
    assert.equal(answer.error.code, -32700)
    assert.equal((await fetch(chain().url)).status, 405)
  })
})

describe('the Solana chain in the stack', () => {
  const { stack, post } = withStack()
  const ask = async (/** @type {string} */ reference, /** @type {unknown} */ body) =>
    (await post(`/v1?chainId=solana:${reference}&projectId=p`, body)).json()
  const genesis = { jsonrpc: '2.0', id: '1', method: 'getGenesisHash' }

  it('is reachable under each cluster, and reports its genesis', async () => {
    for (const reference of [
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
      'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    ])
      assert.ok((await ask(reference, genesis)).result.startsWith(reference))
  })

  it('can be made to fail', async () => {
    stack().api.faults.set({
      rpcMethod: 'getBalance',
      mode: 'rpc-error',
      error: { code: -32005, message: 'Node is behind' },
    })
    const body = { jsonrpc: '2.0', id: 1, method: 'getBalance', params: [stack().solana.accounts[0]?.address] }
    assert.equal((await ask('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', body)).error.code, -32005)
    stack().api.faults.clear()
    assert.ok((await ask('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', body)).result.value > 0)
  })

  it('describes itself on request', async () => {
    const { solana } = await (await fetch(`${stack().api.url}/__dev/info`)).json()
    assert.equal(solana.url, stack().solana.url)
    assert.equal(solana.network.chainNamespace, 'solana')
  })
})
