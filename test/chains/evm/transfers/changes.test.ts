import { keccak_256 } from '@noble/hashes/sha3'
import { expect } from '@open-wc/testing'

import { readChanges } from '../../../../src/chains/evm/transfers/changes.js'
import type { ChangesRequest } from '../../../../src/chains/ports/calls.js'
import { toHex } from '../../../../src/core/encoding/bytes.js'
import { JsonRpcError } from '../../../../src/core/errors/json-rpc.js'
import { HttpStatusError, HttpUnreachableError } from '../../../../src/core/errors/service.js'
import { mainnet } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { ALICE, BOB } from '../../../helpers/fake-adapter.js'
import { rejection } from '../../../helpers/rejection.js'

const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const GOLD = '0x68749665FF8D2d112Fa859AA293F07A622782F38'
const hash = (signature: string): string => `0x${toHex(keccak_256(signature))}`
const word = (value: bigint | string): string =>
  `0x${(typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0')}`
const TRANSFER = hash('Transfer(address,address,uint256)')
const moved = (address: string, from: string, to: string, amount = 1n) => ({
  address,
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount),
})
const ok = (returnData = '0x', logs: readonly unknown[] = []) => ({ status: '0x1', returnData, logs })

/** A swap of dollars for the coin, as a node simulates it; the account holds 100 of both before. */
function setUp(results: readonly unknown[] | Error) {
  const [network] = parseNetworks([mainnet]).networks
  if (!network) throw new Error('no network')
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const rpc = {
    async request(method: string, params: unknown = []) {
      asked.push({ method, params })
      if (results instanceof Error) throw results
      return [{ calls: results }]
    },
  }
  const calls = [
    { to: DOLLAR, value: 0n, data: '0x095ea7b3' },
    { to: BOB, value: 7n, data: '0x12345678' },
  ]
  const request: ChangesRequest = { network, from: ALICE, calls, tokens: [DOLLAR, undefined] }
  return { rpc, request, asked }
}
const balances = (...amounts: readonly bigint[]) => amounts.map(amount => ok(word(amount)))
const swapped = (logs: readonly unknown[] = []) => [
  ...balances(100n, 100n),
  ok(),
  ok('0x', logs),
  ...balances(95n, 130n),
]

describe('what simulated calls would change', () => {
  it('is read from the balances before and after, in one request', async () => {
    const { rpc, request, asked } = setUp(swapped([moved(DOLLAR, ALICE, BOB, 5n)]))
    expect(await readChanges(rpc, request)).to.deep.equal({ amounts: [-5n, 30n], leaving: [DOLLAR.toLowerCase()] })
    const balance = { to: DOLLAR, data: `${hash('balanceOf(address)').slice(0, 10)}${word(ALICE).slice(2)}` }
    const coin = {
      to: '0xcA11bde05977b3631167028862bE2a173976CA11',
      data: `${hash('getEthBalance(address)').slice(0, 10)}${word(ALICE).slice(2)}`,
    }
    const sent = [
      { from: ALICE, to: DOLLAR, data: '0x095ea7b3' },
      { from: ALICE, to: BOB, data: '0x12345678', value: '0x7' },
    ]
    expect(asked.map(({ method }) => method)).to.deep.equal(['eth_simulateV1'])
    const [options] = asked[0]?.params as readonly { readonly blockStateCalls: readonly unknown[] }[]
    expect(options?.blockStateCalls).to.deep.equal([{ calls: [balance, coin, ...sent, balance, coin] }])
  })

  it('names what else leaves: tokens and collectibles, in total', async () => {
    const single = hash('TransferSingle(address,address,address,uint256,uint256)')
    const batch = hash('TransferBatch(address,address,address,uint256[],uint256[])')
    for (const event of [
      moved(GOLD, ALICE, BOB),
      { address: GOLD, topics: [TRANSFER, word(ALICE), word(BOB), word(9n)], data: '0x' },
      { address: GOLD, topics: [single, word(BOB), word(ALICE), word(BOB)], data: '0x' },
      { address: GOLD, topics: [batch, word(BOB), word(ALICE), word(BOB)], data: '0x' },
    ]) {
      const { rpc, request } = setUp(swapped([event]))
      expect((await readChanges(rpc, request))?.leaving).to.deep.equal([GOLD.toLowerCase()])
    }
    const coin = '0xfffffffffffffffffffffffffffffffffffffffe' // how nodes report the chain's coin
    const back = [moved(GOLD, ALICE, BOB, 3n), moved(GOLD, BOB, ALICE, 3n), moved(coin, ALICE, BOB, 7n)]
    const { rpc, request } = setUp(swapped(back))
    expect((await readChanges(rpc, request))?.leaving).to.deep.equal([])
  })

  it('is unknown where a call would fail, where the answer is not whole, and for a balance that is none', async () => {
    const failing = [...balances(100n, 100n), ok(), { status: '0x0' }, ...balances(100n, 100n)]
    for (const results of [failing, swapped().slice(1), []])
      expect(await readChanges(setUp(results).rpc, setUp(results).request)).to.equal(undefined)
    const blind = setUp(swapped().map((each, index) => (index === 1 ? ok() : each)))
    expect((await readChanges(blind.rpc, blind.request))?.amounts).to.deep.equal([-5n, undefined])
  })

  it('is unknown from endpoints that cannot simulate, which are asked once', async () => {
    const { rpc, request, asked } = setUp(new JsonRpcError(-32601))
    expect(await readChanges(rpc, request)).to.equal(undefined)
    expect(await readChanges(rpc, request)).to.equal(undefined)
    expect(asked).to.have.length(1)
  })

  it('is asked for again after endpoints were unreachable, overloaded or rate-limited', async () => {
    const limit = new JsonRpcError(-32005)
    for (const failure of [new HttpUnreachableError(), new HttpStatusError(503), new HttpStatusError(429), limit]) {
      const { rpc, request } = setUp(swapped())
      const { request: answer } = rpc
      rpc.request = async () => {
        rpc.request = answer
        throw failure
      }
      expect(await readChanges(rpc, request)).to.equal(undefined)
      expect((await readChanges(rpc, request))?.amounts).to.deep.equal([-5n, 30n])
    }
  })

  it('ends with its signal', async () => {
    const { rpc, request } = setUp(swapped())
    const left = AbortSignal.abort(new Error('left'))
    const slow = { request: () => new Promise(() => undefined) }
    expect(await rejection(readChanges(slow, { ...request, signal: left }))).to.have.property('message', 'left')
    expect(await readChanges(rpc, request)).not.to.equal(undefined)
  })
})
