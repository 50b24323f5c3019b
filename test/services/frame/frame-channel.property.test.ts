import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { WalletModalError } from '../../../src/core/errors/base.js'
import type { SecureSiteMessage } from '../../../src/core/entities/secure-site.js'
import { MESSAGES } from '../../../src/services/frame/messages.js'
import { anything } from '../../helpers/anything.js'
import { type FrameTest, type Heard, frameTest } from '../../helpers/secure-site.js'

const names = Object.keys(MESSAGES) as SecureSiteMessage[] // the keys its type names

const fitting = fc.constantFrom<unknown>({ chainId: 7 }, { isConnected: true }, { action: 'VERIFY_OTP' }, undefined)

/** The places of the ids of the two open requests, which are known once they are open. */
const IDS = ['first', 'second'] as const

const message = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc
        .tuple(fc.constantFrom(...names), fc.constantFrom('_SUCCESS', '_ERROR', '', '_success'))
        .map(parts => `@w3m-frame/${parts.join('')}`),
      id: fc.constantFrom<unknown>(...IDS, 'x', undefined),
      payload: fc.oneof(anything, fitting),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: anything, id: anything, payload: anything }) },
  { weight: 1, arbitrary: anything },
)

interface Said {
  readonly type?: unknown
  readonly id?: unknown
}

/** Whether it is a reply to a message that was heard. */
const answers = (said: unknown, { name, id }: Heard): boolean => {
  const { type, id: to } = Object(said) as Said // of a value that is none, both are missing
  return to === id && (type === `@w3m-frame/${name}_SUCCESS` || type === `@w3m-frame/${name}_ERROR`)
}

/** A message with the id of an open request in its place. */
function addressed(said: unknown, open: readonly Heard[]): unknown {
  const index = IDS.findIndex(place => place === (Object(said) as Said).id)
  return index < 0 ? said : { ...(said as Said), id: open[index]?.id } // it has an id, so it is an object
}

describe('frame-channel under arbitrary messages', () => {
  let test: FrameTest
  const strays: unknown[] = []
  const onStray = (event: Event): void => void strays.push(event)
  before(async () => {
    test = frameTest()
    await test.client.ready()
    for (const type of ['error', 'unhandledrejection']) addEventListener(type, onStray)
  })
  after(() => {
    for (const type of ['error', 'unhandledrejection']) removeEventListener(type, onStray)
    test.end()
  })

  it('settles a request by the first reply to it and by nothing else, and never throws into the page', async () => {
    let asked = 0
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 20 }), async drawn => {
        const outcomes: (string | undefined)[] = [undefined, undefined]
        const requests = [
          test.client.request('GET_CHAIN_ID', undefined),
          test.client.request('IS_CONNECTED', undefined),
        ].map(async (request, index) => {
          try {
            await request
            outcomes[index] = 'resolved'
          } catch (error) {
            outcomes[index] = error instanceof WalletModalError ? error.code : 'untyped'
          }
        })
        const open = [await test.hears('GET_CHAIN_ID', asked), await test.hears('IS_CONNECTED', asked)]
        asked += 1
        const said = drawn.map(each => addressed(each, open))
        await test.say(...said)
        open.forEach((request, index) => {
          const answered = said.some(each => answers(each, request))
          expect(outcomes[index] !== undefined).to.equal(answered)
        })
        for (const request of open) await test.reply(request, { chainId: 1, isConnected: true })
        await Promise.all(requests)
        for (const outcome of outcomes) expect(['resolved', 'FRAME_REFUSED', 'REPLY_MALFORMED']).to.include(outcome)
      }),
      { numRuns: 60 },
    )
    expect(strays).to.deep.equal([])
    expect(test.alerts).to.deep.equal([])
  })
})
