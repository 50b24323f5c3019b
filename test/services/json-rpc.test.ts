import { expect } from '@open-wc/testing'

import { JsonRpcError } from '../../src/core/errors/json-rpc.js'
import { HttpStatusError, HttpUnreachableError, MalformedReplyError } from '../../src/core/errors/service.js'
import { createRpc, evmChainCheck } from '../../src/services/json-rpc.js'
import { type Answer, fakeFetch, json } from '../helpers/fake-fetch.js'
import { settle } from '../helpers/instance.js'
import { rejection } from '../helpers/rejection.js'
import { waitUntil } from '../helpers/wait-until.js'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: unknown
}
const A = 'https://a.example/'
const B = 'https://b.example/'
const callsOf = (body: unknown): readonly Call[] => {
  const parsed: unknown = JSON.parse(String(body))
  return (Array.isArray(parsed) ? parsed : [parsed]) as readonly Call[]
}
const isBatch = (body: unknown): boolean => Array.isArray(JSON.parse(String(body)))

/** Nodes by their URL; each gets the calls of one request and says what to answer. */
function nodes(
  answers: Readonly<Record<string, (calls: readonly Call[], batch: boolean) => Answer>>,
  options: Parameters<typeof createRpc>[1] = {},
) {
  const { fetchLike, seen } = fakeFetch(
    ({ url, init }) => answers[url.href]?.(callsOf(init.body), isBatch(init.body)) ?? new TypeError('no such host'),
  )
  const rpc = createRpc(Object.keys(answers), { fetchLike, ...options })
  return {
    rpc,
    seen,
    asked: () =>
      seen.map(
        ({ url, init }) =>
          `${url.host} ${callsOf(init.body)
            .map(c => c.method)
            .join()}`,
      ),
  }
}
const reply = ({ id, method }: Call, result: unknown = method) => ({ jsonrpc: '2.0', id, result })
const good = (calls: readonly Call[], batch: boolean): Response => {
  const replies = calls.map(call => reply(call))
  return json(batch ? replies : replies[0])
}
const html = (): Response => new Response('<html>', { headers: { 'content-type': 'text/html' } })

describe('json-rpc', () => {
  it('sends one call as an object and returns its result', async () => {
    const { rpc, seen } = nodes({ [A]: good })
    expect(await rpc.request('eth_blockNumber', ['x'])).to.equal('eth_blockNumber')
    expect(isBatch(seen[0]?.init.body)).to.equal(false)
    expect(callsOf(seen[0]?.init.body)[0]).to.deep.include({ jsonrpc: '2.0', method: 'eth_blockNumber', params: ['x'] })
    expect(new Headers(seen[0]?.init.headers).get('content-type')).to.equal('application/json')
  })

  it('needs no preflight at the rpc service', async () => {
    const url = 'https://rpc.example/v1/?chainId=eip155%3A1'
    const { rpc, seen } = nodes({ [url]: good })
    await rpc.request('a')
    expect(new Headers(seen[0]?.init.headers).get('content-type')).to.equal('text/plain')
  })

  it('sends calls of one microtask together, at most 1000 in a request', async () => {
    const { rpc, seen } = nodes({ [A]: good })
    const results = await Promise.all(Array.from({ length: 1_001 }, (_, index) => rpc.request(`m${index}`)))
    expect(results[1_000]).to.equal('m1000')
    expect(seen.map(({ init }) => callsOf(init.body).length)).to.deep.equal([1_000, 1])
  })

  it('matches answers by id: reordered ones fit, the missing one fails alone, foreign ids are ignored', async () => {
    const { rpc } = nodes({
      [A]: calls =>
        json([
          { id: 999_999, result: 'foreign' },
          ...calls
            .slice(1)
            .map(call => reply(call))
            .reverse(),
        ]),
    })
    const [missing, b, c] = await Promise.all([rejection(rpc.request('a')), rpc.request('b'), rpc.request('c')])
    expect(missing).to.be.instanceOf(MalformedReplyError)
    expect([b, c]).to.deep.equal(['b', 'c'])
  })

  it('does not take a single answer with another id', async () => {
    const { rpc } = nodes({ [A]: () => json({ id: 999_999, result: '0x3635c9adc5dea00000' }), [B]: good })
    expect(await rpc.request('a')).to.equal('a')
  })

  it('accepts null results and ignores a null error', async () => {
    const { rpc } = nodes({ [A]: ([call]) => json({ id: call?.id, result: null, error: null }) })
    expect(await rpc.request('a')).to.equal(null)
  })

  it('treats an error object as final', async () => {
    const { rpc, seen } = nodes({
      [A]: ([call]) => json({ id: call?.id, error: { code: -32603, message: '<b>no</b>\n', data: 'x'.repeat(9_999) } }),
      [B]: good,
    })
    const error = await rejection(rpc.request('a'))
    expect(error).to.be.instanceOf(JsonRpcError).and.include({ rpcCode: -32603, details: '<b>no</b>' })
    expect(seen).to.have.lengthOf(1)
  })

  for (const code of [-32601, -32004])
    it(`asks the next endpoint for a method that one lacks, by ${code}, and that one first for others`, async () => {
      const lacks = ({ id }: Call) => ({ jsonrpc: '2.0', id, error: { code, message: 'not supported' } })
      const some = ([call]: readonly Call[]) => json(call && (call.method === 'a' ? lacks : reply)(call))
      const { rpc, asked } = nodes({ [A]: some, [B]: good })
      expect(await rpc.request('a')).to.equal('a')
      expect(await rpc.request('b')).to.equal('b')
      expect(asked()).to.deep.equal(['a.example a', 'b.example a', 'a.example b'])
    })

  for (const code of [-32005, -32016, 429]) {
    const limited = ({ id }: Call) => ({ jsonrpc: '2.0', id, error: { code, message: 'limit exceeded' } })

    it(`asks the next endpoint after the rate limit ${code}, and that one first from then on`, async () => {
      const { rpc, asked } = nodes({ [A]: ([call]) => json(call && limited(call)), [B]: good })
      expect(await rpc.request('a')).to.equal('a')
      expect(await rpc.request('b')).to.equal('b')
      expect(asked()).to.deep.equal(['a.example a', 'b.example a', 'b.example b'])
    })

    it(`asks it only for those calls of a batch that were refused with ${code}`, async () => {
      const some = (calls: readonly Call[]) => json(calls.map(call => (call.method === 'b' ? limited : reply)(call)))
      const { rpc, asked } = nodes({ [A]: some, [B]: good })
      expect(await Promise.all([rpc.request('a'), rpc.request('b')])).to.deep.equal(['a', 'b'])
      expect(asked()).to.deep.equal(['a.example a,b', 'b.example b'])
    })

    it(`does not split a batch that was refused as a whole with ${code}`, async () => {
      const { rpc, asked } = nodes({ [A]: () => json({ id: null, error: { code, message: 'x' } }), [B]: good })
      expect(await Promise.all([rpc.request('a'), rpc.request('b')])).to.deep.equal(['a', 'b'])
      expect(asked()).to.deep.equal(['a.example a,b', 'b.example a,b'])
    })

    it(`tells a rate limit of ${code} from another chain`, async () => {
      const { rpc } = nodes({ [A]: ([call]) => json(call && limited(call)) }, { check: evmChainCheck(1) })
      expect(await rejection(rpc.request('a')))
        .to.be.instanceOf(HttpStatusError)
        .and.include({ status: 429 })
    })

    it(`passes on ${code} when every endpoint limits`, async () => {
      const all = ([call]: readonly Call[]) => json(call && limited(call))
      const { rpc } = nodes({ [A]: all, [B]: all })
      expect(await rejection(rpc.request('a')))
        .to.be.instanceOf(JsonRpcError)
        .and.include({ rpcCode: code })
    })
  }

  const failures: Readonly<Record<string, () => Answer>> = {
    'a broken connection': () => new TypeError('reset'),
    'status 503': () => json({}, { status: 503 }),
    'status 429': () => json({}, { status: 429 }),
    'HTML with status 200': html,
    'an answer without result': () => json({ id: 1 }),
    null: () => json(null),
    silence: () => 'hang',
  }
  for (const [name, fail] of Object.entries(failures))
    it(`asks the next endpoint after ${name}, and that one first from then on`, async () => {
      const { rpc, asked } = nodes({ [A]: fail, [B]: good }, { timeout: 30 })
      expect(await rpc.request('a')).to.equal('a')
      expect(await rpc.request('b')).to.equal('b')
      expect(asked()).to.deep.equal(['a.example a', 'b.example a', 'b.example b'])
    })

  it('fails with the last reason when every endpoint fails, and says so when there is none', async () => {
    const { rpc } = nodes({ [A]: html, [B]: () => json({}, { status: 503 }) })
    expect(await rejection(rpc.request('a')))
      .to.be.instanceOf(HttpStatusError)
      .and.include({ status: 503 })
    expect(await rejection(nodes({}).rpc.request('a'))).to.be.instanceOf(HttpUnreachableError)
  })

  it('sends single calls to a node without batch support', async () => {
    for (const refusal of [
      () => json({ id: null, error: { code: -32600, message: 'no' } }),
      () => json({}, { status: 400 }),
    ]) {
      const { rpc, seen } = nodes({ [A]: (calls, batch) => (batch ? refusal() : good(calls, batch)) })
      expect(await Promise.all([rpc.request('a'), rpc.request('b')])).to.deep.equal(['a', 'b'])
      expect(await Promise.all([rpc.request('c'), rpc.request('d')])).to.deep.equal(['c', 'd'])
      expect(seen.filter(({ init }) => isBatch(init.body))).to.have.lengthOf(1)
    }
  })

  it('takes one call’s failure for no refusal of the batch, whatever its contract says', async () => {
    const failing = ({ id }: Call) => ({ jsonrpc: '2.0', id, error: { code: 3, message: 'reverted: batch too large' } })
    const { rpc, seen } = nodes({
      [A]: calls => json(calls.map(call => (call.method === 'a' ? failing(call) : reply(call)))),
    })
    const [failure, result] = await Promise.all([rejection(rpc.request('a')), rpc.request('b')])
    expect(failure).to.be.instanceOf(JsonRpcError)
    expect(result).to.equal('b')
    expect(seen).to.have.lengthOf(1)
  })

  it('uses no data of an endpoint that serves another chain, and checks once', async () => {
    const chain = (id: string) => (calls: readonly Call[], batch: boolean) => {
      const replies = calls.map(call => reply(call, call.method === 'eth_chainId' ? id : 'data'))
      return json(batch ? replies : replies[0])
    }
    const { rpc, asked } = nodes({ [A]: chain('0x38'), [B]: chain('0x1') }, { check: evmChainCheck(1) })
    expect(await rpc.request('a')).to.equal('data')
    expect(await rpc.request('b')).to.equal('data')
    expect(asked()).to.deep.equal(['a.example eth_chainId', 'b.example eth_chainId', 'b.example a', 'b.example b'])
    const { rpc: alone } = nodes({ [A]: chain('0x38') }, { check: evmChainCheck(1) })
    expect(await rejection(alone.request('a'))).to.be.instanceOf(MalformedReplyError)
  })

  it('checks EVM chain ids strictly', () => {
    const { isExpected } = evmChainCheck(1)
    expect(['0x1', '0x01', '0X1', 1, '1', null, '0x', '0x2'].map(isExpected)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('retries a failed endpoint at most every 4 s, and only while calls are made', async () => {
    const real = Date.now
    let now = 1_000_000
    Date.now = () => now
    try {
      let isDown = true
      const chain = (calls: readonly Call[], batch: boolean): Answer =>
        isDown ? new TypeError('down') : chainOne(calls, batch)
      const chainOne = (calls: readonly Call[], batch: boolean): Response => {
        const replies = calls.map(call => reply(call, call.method === 'eth_chainId' ? '0x1' : call.method))
        return json(batch ? replies : replies[0])
      }
      const { rpc, asked } = nodes({ [A]: chain, [B]: chainOne }, { check: evmChainCheck(1) })
      const askedOfA = (): number => asked().filter(line => line.startsWith('a.')).length
      await rpc.request('one')
      expect(askedOfA()).to.equal(1)
      now += 3_000
      await rpc.request('two')
      expect(askedOfA()).to.equal(1)
      now += 2_000
      await settle()
      expect(askedOfA()).to.equal(1)
      isDown = false
      await rpc.request('three')
      await waitUntil(() => askedOfA() > 1)
      await waitUntil(async () => {
        await rpc.request('four')
        return asked().at(-1) === 'a.example four'
      }, 'it is not used again')
    } finally {
      Date.now = real
    }
  })

  it('leaves an endpoint alone that answers 429, while another one works', async () => {
    const real = Date.now
    let now = 1_000_000
    Date.now = () => now
    try {
      const chain = (calls: readonly Call[]): Response =>
        json(reply(calls[0] as Call, calls[0]?.method === 'eth_chainId' ? '0x1' : 'ok'))
      const limited = (): Response => json({}, { status: 429 })
      const { rpc, asked } = nodes({ [A]: limited, [B]: chain }, { check: evmChainCheck(1) })
      const askedOfA = (): number => asked().filter(line => line.startsWith('a.')).length
      for (const pause of [0, 5_000, 4_000]) {
        now += pause
        expect(await rpc.request('a')).to.equal('ok')
      }
      await settle()
      expect(askedOfA()).to.equal(1)
      now += 4_000
      expect(await rpc.request('a')).to.equal('ok')
      await waitUntil(() => askedOfA() === 2, 'it is not checked again')
    } finally {
      Date.now = real
    }
  })

  it('cancels a call when aborted, and the request with the last of its calls', async () => {
    const { rpc, seen } = nodes({ [A]: () => 'hang', [B]: good })
    const [one, two] = [new AbortController(), new AbortController()]
    const tasks = [rejection(rpc.request('a', [], one.signal)), rejection(rpc.request('b', [], two.signal))]
    await waitUntil(() => seen.length === 1)
    one.abort(new Error('first'))
    expect(seen[0]?.init.signal?.aborted).to.equal(false)
    two.abort(new Error('second'))
    expect((await Promise.all(tasks)).map(String)).to.deep.equal(['Error: first', 'Error: second'])
    expect(seen[0]?.init.signal?.aborted).to.equal(true)
    await settle()
    expect(seen).to.have.lengthOf(1)
    expect(await rejection(rpc.request('c', [], AbortSignal.abort('no')))).to.equal('no')
  })
})
