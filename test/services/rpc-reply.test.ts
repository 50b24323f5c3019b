import { expect } from '@open-wc/testing'

import { JsonRpcError } from '../../src/core/errors/json-rpc.js'
import { MalformedReplyError } from '../../src/core/errors/service.js'
import { matchReplies, type RpcReply } from '../../src/services/rpc-reply.js'

/** The replies as a plain list. */
function match(body: unknown, ids: readonly number[]): readonly (readonly [number, RpcReply])[] {
  const replies = matchReplies(typeof body === 'string' ? body : JSON.stringify(body), ids)
  if (replies === 'unbatched') throw new Error('unbatched')
  return [...replies]
}

describe('a JSON-RPC body', () => {
  it('answers one call', () => expect(match({ id: 1, result: '0x1' }, [1])).to.deep.equal([[1, { result: '0x1' }]]))

  it('answers several in any order', () => {
    const body = [
      { id: 2, result: 'b' },
      { id: 1, result: 'a' },
    ]
    expect(new Map(match(body, [1, 2]))).to.deep.equal(
      new Map([
        [1, { result: 'a' }],
        [2, { result: 'b' }],
      ]),
    )
  })

  it('may answer with nothing: null is a result', () =>
    expect(match({ id: 1, result: null }, [1])).to.deep.equal([[1, { result: null }]]))

  it('that carries both an empty error and a result has the result', () =>
    expect(match({ id: 1, error: null, result: 5 }, [1])).to.deep.equal([[1, { result: 5 }]]))

  it('uses the first of two answers to one call', () =>
    expect(
      match(
        [
          { id: 1, result: 'a' },
          { id: 1, result: 'b' },
        ],
        [1],
      ),
    ).to.deep.equal([[1, { result: 'a' }]]))

  it('does not take an answer with another id', () =>
    expect(
      match(
        [
          { id: 9, result: 'x' },
          { id: 1, result: 'a' },
        ],
        [1, 2],
      ),
    ).to.deep.equal([[1, { result: 'a' }]]))

  it('does not take the id as a text', () =>
    expect(() => match({ id: '1', result: 'a' }, [1])).to.throw(MalformedReplyError))

  it('that answers a list of calls with one answer does not take lists', () => {
    expect(matchReplies(JSON.stringify({ id: null, error: { code: -32600, message: 'no' } }), [1, 2])).to.equal(
      'unbatched',
    )
    expect(matchReplies(JSON.stringify({ id: 1, result: 1 }), [1, 2])).to.equal('unbatched')
  })

  for (const body of [
    '',
    'not json',
    '{',
    'null',
    '5',
    '[]',
    '{}',
    '[null]',
    '{"id":1}',
    '{"id":1,"error":"x","result":1}',
  ])
    it(`of “${body}” is no answer`, () => expect(() => match(body, [1])).to.throw(MalformedReplyError))

  it('of garbage is not an answer to a list either', () => {
    expect(() => matchReplies('{"hello":1}', [1, 2])).to.throw(MalformedReplyError)
    expect(() => matchReplies('[{"id":7,"result":1}]', [1, 2])).to.throw(MalformedReplyError)
  })
})

describe('a chain’s error', () => {
  /** The error in the answer to call 1. */
  function errorOf(error: unknown): JsonRpcError {
    const [, reply] = match({ id: 1, error }, [1])[0] ?? []
    if (!reply || !('error' in reply)) throw new Error('no error')
    return reply.error
  }

  it('keeps its code and its words', () => {
    const error = errorOf({ code: -32000, message: 'nonce too low' })
    expect(error).to.be.instanceOf(JsonRpcError)
    expect(error).to.include({ rpcCode: -32000, details: 'nonce too low', message: 'The chain refused the request' })
  })

  it('with a non-numeric code has none', () => expect(errorOf({ code: '1', message: 'x' }).rpcCode).to.equal(0))

  it('with hidden characters is cleaned', () =>
    expect(errorOf({ code: 1, message: 'a\u202eb' }).details).not.to.include('\u202e'))

  it('keeps at most 300 characters', () =>
    expect(errorOf({ code: 1, message: 'x'.repeat(1000) }).details?.length).to.be.at.most(300))
})
