import { expect } from '@open-wc/testing'

import { catchExpiry, endRequests } from '../../../src/services/relay/request-expiry.js'
import type { ProtocolClient } from '../../../src/services/relay/protocol.js'
import { FakeProtocol, TOPIC } from '../../helpers/fake-protocol.js'
import { rejectionsReported } from '../../helpers/reported.js'

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
  const onUnhandled = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    lost.push(event.reason)
  }
  beforeEach(() => addEventListener('unhandledrejection', onUnhandled))
  afterEach(() => {
    removeEventListener('unhandledrejection', onUnhandled)
    lost.length = 0
  })

  for (const kind of ['connect', 'authenticate'] as const)
    it(`ends for its waiting callers, and is not a page error (${kind})`, async () => {
      const expired = new Error('Proposal expired')
      const client = clientWith(promiseOf(expired).wait)
      const made = await (kind === 'connect' ? client.connect?.({}) : client.authenticate?.({}))
      const wait = made && ('approval' in made ? made.approval : made.response)
      expect(await ends(wait?.())).to.equal(expired)
      await rejectionsReported()
      expect(lost).to.deep.equal([])
    })

  it('is not awaited again when a wallet refuses', async () => {
    const refusal = { code: 5000, message: 'User rejected' }
    const { asked, wait } = promiseOf(refusal)
    const made = await clientWith(wait).connect?.({})
    expect(await ends(made?.approval())).to.equal(refusal)
    await rejectionsReported()
    expect(asked()).to.equal(1)
  })
})

describe('a request without an answer', () => {
  /** A client with a request of its session and one of another session, and what their callers got. */
  function asked() {
    const protocol = new FakeProtocol()
    const heard: string[] = []
    const events = {
      listeners: new Map<string, (detail: object) => void>(),
      emit: (name: string, detail: object) => events.listeners.get(name)?.(detail),
      once: (name: string, listener: (detail: object) => void) => {
        const before = events.listeners.get(name)
        events.listeners.set(name, detail => {
          before?.(detail)
          listener(detail)
        })
      },
    }
    Object.assign(protocol.client, { engine: { events } })
    endRequests(protocol)
    for (const [id, topic] of [
      [1, TOPIC],
      [2, 'b'.repeat(64)],
    ] as const) {
      events.once(`session_request:${id}`, detail => heard.push(`${id} ${Reflect.get(detail, 'error')?.name}`))
      protocol.client.emit('session_request_sent', { id, topic })
    }
    return { protocol, heard, answer: (id: number) => events.emit(`session_request:${id}`, { result: 'ok' }) }
  }

  for (const event of ['session_delete', 'session_expire'] as const)
    it(`ends with its session: ${event}`, () => {
      const { protocol, heard } = asked()
      protocol.client.emit(event, { topic: TOPIC })
      expect(heard).to.deep.equal(['1 SessionEndedError'])
    })

  it('ends when the page ends its session', async () => {
    const { protocol, heard } = asked()
    const { disconnect } = protocol.client
    await Reflect.apply(disconnect, protocol.client, [{ topic: TOPIC }])
    expect(heard).to.deep.equal(['1 SessionEndedError'])
  })

  it('ends once', () => {
    const { protocol, heard, answer } = asked()
    answer(1)
    protocol.client.emit('session_delete', { topic: TOPIC })
    expect(heard).to.deep.equal(['1 undefined'])
    answer(2)
  })
})
