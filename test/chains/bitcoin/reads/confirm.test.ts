import { expect } from '@open-wc/testing'

import { awaitConfirmation } from '../../../../src/chains/bitcoin/reads/confirm.js'
import { rejection } from '../../../helpers/rejection.js'
import { cleanUp } from '../../shared/harness.js'
import { answerFetch } from '../harness.js'

const TXID = 'ab'.repeat(32)
const endpoints = async () => ['https://one.example/api']

describe('a Bitcoin transaction that is waited for', () => {
  afterEach(cleanUp)

  it('is final once a service says that it is in a block', async () => {
    const asked = answerFetch({ [`/tx/${TXID}/status`]: () => Response.json({ confirmed: true }) })
    await awaitConfirmation(endpoints, TXID)
    expect(asked).to.deep.equal([`GET https://one.example/api/tx/${TXID}/status`])
  })

  for (const [what, answer] of [
    ['in no block yet', () => Response.json({ confirmed: false })],
    ['not known', () => new Response('', { status: 404 })],
    ['answered with nonsense', () => Response.json({})],
  ] as const)
    it(`is waited for while it is ${what}, until the signal is aborted`, async () => {
      const stop = new AbortController()
      const asked = answerFetch({ '/status': () => (setTimeout(() => stop.abort(new Error('left'))), answer()) })
      expect(await rejection(awaitConfirmation(endpoints, TXID, stop.signal))).to.have.property('message', 'left')
      expect(asked).to.have.length(1)
    })
})
