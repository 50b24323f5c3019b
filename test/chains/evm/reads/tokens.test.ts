import { expect } from '@open-wc/testing'

import { readTokens } from '../../../../src/chains/evm/reads/tokens.js'
import { HttpStatusError } from '../../../../src/core/errors/service.js'
import { createRpc, evmChainCheck } from '../../../../src/services/json-rpc.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { mainnet } from '../../../../src/networks.js'
import { json } from '../../../helpers/fake-fetch.js'
import { stubFetch } from '../../../controllers/stubs.js'
import { rejection } from '../../../helpers/rejection.js'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const [GOOD, BARE, ODD] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`, `0x${'3'.repeat(40)}`]
const word = (value: bigint | number): string => `0x${value.toString(16).padStart(64, '0')}`
const label = `0x${'4d4b52'.padEnd(64, '0')}`

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly [{ readonly to: string; readonly data: string }]
}

function answer({ id, method, params }: Call) {
  if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' }
  const [{ to, data }] = params
  if (to === BARE) return { jsonrpc: '2.0', id, result: '0x' }
  const results: Record<string, string> = {
    '0x70a08231': word(1_500_000),
    '0x313ce567': word(to === ODD ? 255 : 6),
    '0x95d89b41': label,
  }
  const result = results[data.slice(0, 10)]
  return result
    ? { jsonrpc: '2.0', id, result }
    : { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } }
}

describe('tokens read from an EVM chain', () => {
  const [network] = parseNetworks([mainnet]).networks
  let stub: ReturnType<typeof stubFetch> | undefined
  afterEach(() => stub?.restore())
  const read = (tokens: readonly string[]) => {
    if (!network) throw new Error('no network')
    return readTokens({ address: ME, tokens }, createRpc(['https://chain-a.test/rpc'], { check: evmChainCheck(1) }))
  }

  it('are sent in one request, without invalid ones', async () => {
    stub = stubFetch(({ init }) => {
      const calls: Call | readonly Call[] = JSON.parse(String(init.body))
      return json(Array.isArray(calls) ? calls.map(answer) : answer(calls as Call)) // one call or several
    })
    expect(await read([GOOD ?? '', BARE ?? '', ODD ?? ''])).to.deep.equal([
      { address: GOOD, amount: 1_500_000n, decimals: 6, symbol: 'MKR', name: 'MKR' },
    ])
    expect(stub.seen, 'the chain id, then all calls').to.have.length(2)
  })

  it('fail when no endpoint answers', async () => {
    stub = stubFetch(() => new Response('', { status: 503 }))
    expect(await rejection(read([GOOD ?? '']))).to.be.instanceOf(HttpStatusError)
  })
})
