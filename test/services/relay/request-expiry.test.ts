import { expect } from '@open-wc/testing'

import { catchExpiry } from '../../../src/services/relay/request-expiry.js'
import type { ProtocolClient } from '../../../src/services/relay/protocol.js'

/** Like the client's promises: a second call after the end returns the unhandled rejection. */
function promiseOf(cause: unknown) {
  let over: Promise<unknown> | undefined
  let asked = 0
  return {
    asked: () => asked,
    wait: async () => {
      asked += 1
      if (over) return over
      await Promise.resolve()
      if (cause instanceof Error) over = Promise.reject(cause)
      throw cause
    },
  }
}

function clientWith(wait: () => Promise<unknown>): ProtocolClient {
  const client = {
    connect: async () => ({ uri: 'wc:1', approval: wait }),
    authenticate: async () => ({ uri: 'wc:1', response: wait }),
  } as unknown as ProtocolClient // nothing else of it is used
  catchExpiry(client)
  return client
}

const ends = (work: Promise<unknown> | undefined) => work?.catch((error: unknown) => error)

describe('a proposal without an answer', () => {
  const lost: unknown[] = []
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    lost.push(event.reason)
  }
  beforeEach(() => addEventListener('unhandledrejection', note))
  afterEach(() => {
    removeEventListener('unhandledrejection', note)
    lost.length = 0
  })

  for (const kind of ['connect', 'authenticate'] as const)
    it(`ends for its waiting callers, and is not a page error (${kind})`, async () => {
      const expired = new Error('Proposal expired')
      const client = clientWith(promiseOf(expired).wait)
      const made = await (kind === 'connect' ? client.connect?.({}) : client.authenticate?.({}))
      const wait = made && ('approval' in made ? made.approval : made.response)
      expect(await ends(wait?.())).to.equal(expired)
      await new Promise(resolve => setTimeout(resolve, 20))
      expect(lost).to.deep.equal([])
    })

  it('is not awaited again when a wallet refuses', async () => {
    const refusal = { code: 5000, message: 'User rejected' }
    const { asked, wait } = promiseOf(refusal)
    const made = await clientWith(wait).connect?.({})
    expect(await ends(made?.approval())).to.equal(refusal)
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(asked()).to.equal(1)
  })
})
