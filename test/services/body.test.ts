import { expect } from '@open-wc/testing'

import { MalformedReplyError } from '../../src/core/errors/service.js'
import { readBody, readExcerpt, readText } from '../../src/services/body.js'
import { rejection } from '../helpers/rejection.js'

/** A reply that comes in parts; `cancelled` says whether the rest was given up. */
function inParts(parts: readonly (string | Error)[], headers: HeadersInit = {}) {
  const seen = { cancelled: false, pulled: 0 }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const part = parts[seen.pulled]
        seen.pulled += 1
        if (part === undefined) controller.close()
        else if (part instanceof Error) controller.error(part)
        else controller.enqueue(new TextEncoder().encode(part))
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(stream, { headers }), seen }
}

describe('a reply’s body', () => {
  it('is put together from its parts', async () =>
    expect(await readText(inParts(['ab', '', 'cd']).response, 10)).to.equal('abcd'))

  it('may be as large as the limit', async () =>
    expect(await readBody(inParts(['ab', 'cd']).response, 4)).to.have.length(4))

  it('one byte larger is refused with a message', async () => {
    const error = await rejection(readBody(inParts(['ab', 'cde']).response, 4))
    expect(error).to.be.instanceOf(MalformedReplyError)
    expect((error as MalformedReplyError).details).to.equal('The body is larger than 4 bytes.')
  })

  it('is aborted as soon as it is too large', async () => {
    const { response, seen } = inParts(['abcdef', 'more', 'more'])
    await rejection(readBody(response, 4))
    expect(seen.cancelled).to.equal(true)
    expect(seen.pulled, 'the first part, and one in advance').to.be.at.most(2)
  })

  it('that says it is too large is not read at all', async () => {
    const { response, seen } = inParts(['a'], { 'content-length': '5' })
    expect(await rejection(readBody(response, 4))).to.be.instanceOf(MalformedReplyError)
    expect(seen).to.deep.equal({ cancelled: true, pulled: 0 })
  })

  it('that lies about its size is counted', async () => {
    const { response } = inParts(['abcdef'], { 'content-length': '1' })
    expect(await rejection(readBody(response, 4))).to.be.instanceOf(MalformedReplyError)
  })

  it('counts bytes and not characters', async () => {
    expect(await rejection(readText(inParts(['éé']).response, 3))).to.be.instanceOf(MalformedReplyError)
    expect(await readText(inParts(['éé']).response, 4)).to.equal('éé')
  })

  it('may be absent', async () => expect(await readText(new Response(null), 4)).to.equal(''))

  it('that breaks off rejects', async () =>
    expect(String(await rejection(readBody(inParts(['a', new Error('broken')]).response, 4)))).to.equal(
      'Error: broken',
    ))
})

describe('the beginning of a body', () => {
  it('is cut at the limit, and the rest is dropped', async () => {
    const { response, seen } = inParts(['abc', 'def', 'ghi', 'jkl'])
    expect(await readExcerpt(response, 4)).to.equal('abcd')
    expect(seen.cancelled).to.equal(true)
  })

  it('is the whole of a short one', async () => expect(await readExcerpt(inParts(['ab']).response, 4)).to.equal('ab'))

  it('is empty when it cannot be read', async () =>
    expect(await readExcerpt(inParts(['ab', new Error('broken')]).response, 4)).to.equal(''))

  it('is empty when there is none', async () => expect(await readExcerpt(new Response(null), 4)).to.equal(''))

  it('keeps a character whole that two parts share', async () => {
    const bytes = new TextEncoder().encode('é')
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, 1))
        controller.enqueue(bytes.slice(1))
        controller.close()
      },
    })
    expect(await readExcerpt(new Response(stream), 10)).to.equal('é')
  })
})
