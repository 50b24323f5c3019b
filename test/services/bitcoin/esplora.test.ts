import { expect } from '@open-wc/testing'

import { endInstance } from '../../../src/core/instance.js'
import { fetchFeeRate, fetchIsConfirmed, fetchUnspent, sendTransaction } from '../../../src/services/bitcoin/esplora.js'
import { answerFetch } from '../../chains/bitcoin/harness.js'
import { cleanUp } from '../../chains/shared/harness.js'
import { stopTime } from '../../controllers/stubs.js'
import { turnsUntil } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'

const TXID = 'ab'.repeat(32)
const URLS = ['https://one.example/api/', 'https://two.example']

describe('an Esplora service', () => {
  afterEach(cleanUp)

  it('returns unspent outputs', async () => {
    answerFetch({ '/utxo': () => Response.json([{ txid: TXID, vout: 2, value: 7, status: { confirmed: false } }]) })
    const unspent = await fetchUnspent(URLS, 'x')
    expect(unspent).to.deep.equal([{ txid: TXID, vout: 2, value: 7n, isConfirmed: false }])
  })

  for (const bad of [{}, [{}], [{ txid: 'x', vout: 0, value: 1, status: { confirmed: true } }], 'html'])
    it(`is not believed when it answers ${JSON.stringify(bad)}`, async () => {
      answerFetch({ '/utxo': () => Response.json(bad) })
      expect(await rejection(fetchUnspent(URLS, 'x'))).to.have.property('name', 'MalformedReplyError')
    })

  for (const value of [-1, 1.5, 2_100_000_000_000_001])
    it(`is not believed about ${value} satoshis`, async () => {
      answerFetch({ '/utxo': () => Response.json([{ txid: TXID, vout: 0, value, status: { confirmed: true } }]) })
      expect(await rejection(fetchUnspent(URLS, 'x'))).to.have.property('name', 'MalformedReplyError')
    })

  it('returns whether a transaction is in a block, asking the next service when the first fails', async () => {
    const asked = answerFetch({
      [`one.example/api/tx/${TXID}/status`]: () => new Response('', { status: 502 }),
      [`two.example/tx/${TXID}/status`]: () => Response.json({ confirmed: true, block_height: 7 }),
    })
    expect(await fetchIsConfirmed(URLS, TXID)).to.equal(true)
    expect(asked).to.have.length(2)
    cleanUp()
    answerFetch({})
    expect(await rejection(fetchIsConfirmed(URLS, TXID))).to.include({ name: 'HttpStatusError', status: 404 })
  })

  it('leaves a service alone that asked to wait', async () => {
    const asked = answerFetch({
      'one.example/api/fee-estimates': () => new Response('', { status: 429, headers: { 'retry-after': '60' } }),
      'two.example/fee-estimates': () => Response.json({ '3': 7 }),
    })
    expect(await fetchFeeRate(URLS)).to.equal(7)
    expect(await fetchFeeRate(URLS)).to.equal(7)
    expect(asked.filter(request => request.includes('one.example'))).to.have.length(1)
    endInstance()
  })

  it('returns a fee of at least 1, and refuses too high a fee', async () => {
    answerFetch({ '/fee-estimates': () => Response.json({ '3': 0.4, '1': 9 }) })
    expect(await fetchFeeRate(URLS)).to.equal(1)
    cleanUp()
    answerFetch({})
    expect(await fetchFeeRate(URLS)).to.equal(1)
    cleanUp()
    answerFetch({ '/fee-estimates': () => Response.json({ '3': 5_000 }) })
    expect(await rejection(fetchFeeRate(URLS))).to.have.property('name', 'MalformedReplyError')
  })

  it('returns its highest fee if it estimates none for a confirmation soon', async () => {
    answerFetch({ '/fee-estimates': () => Response.json({ '144': 3, '504': 2 }) })
    expect(await fetchFeeRate(URLS)).to.equal(3)
  })

  it('gives no fee when it fails, so that no payment is built at the lowest', async () => {
    answerFetch({ '/fee-estimates': () => new Response('', { status: 503 }) })
    expect(await rejection(fetchFeeRate(URLS))).to.include({ name: 'HttpStatusError', status: 503 })
    cleanUp()
    answerFetch({ '/fee-estimates': () => Response.json('busy') })
    expect(await rejection(fetchFeeRate(URLS))).to.have.property('name', 'MalformedReplyError')
    cleanUp()
    answerFetch({ 'one.example/api/fee-estimates': () => new Response('', { status: 503 }) })
    expect(await rejection(fetchFeeRate(URLS)), 'one with estimates').to.have.property('name', 'HttpStatusError')
    expect(await rejection(fetchFeeRate([]))).to.have.property('name', 'HttpUnreachableError')
  })

  it('has no estimates for a chain without payments, where the lowest fee is right', async () => {
    answerFetch({ '/fee-estimates': () => Response.json({}) })
    expect(await fetchFeeRate(URLS)).to.equal(1)
  })

  it('accepts a transaction, or says why not', async () => {
    const asked = answerFetch({ '/tx': () => new Response(TXID) })
    await sendTransaction(URLS, { hex: '00', txid: TXID })
    expect(asked).to.deep.equal(['POST https://one.example/api/tx'])
    cleanUp()
    answerFetch({ '/tx': () => new Response('bad-txns-inputs-missingorspent', { status: 400 }) })
    const error = await rejection(sendTransaction(URLS, { hex: '00', txid: TXID }))
    expect(error).to.include({ name: 'BroadcastError', details: 'bad-txns-inputs-missingorspent' })
  })

  it('learns of the page no more than its origin', async () => {
    let asked: RequestInit | undefined
    answerFetch({ '/tx': init => ((asked = init), new Response(TXID)) })
    await sendTransaction(URLS, { hex: '00', txid: TXID })
    expect(asked).to.include({ redirect: 'error', credentials: 'omit', referrerPolicy: 'strict-origin' })
  })

  it('may have it already, when its first answer was lost', async () => {
    const asked = answerFetch({
      'one.example/api/tx': () => new Response('', { status: 502 }),
      'two.example/tx': () => new Response('txn-already-in-mempool', { status: 400 }),
    })
    await sendTransaction(URLS, { hex: '00', txid: TXID })
    expect(asked).to.have.length(2)
  })

  describe('whose answer to a broadcast is lost', () => {
    let time: ReturnType<typeof stopTime>
    beforeEach(() => (time = stopTime()))
    afterEach(() => time.restore())

    /** Broadcasts while time passes; services know the transaction after so many looks. */
    async function broadcast(unknownLooks: number) {
      let looks = 0
      answerFetch({
        '/api/tx': () => new Response('', { status: 502 }),
        [`one.example/api/tx/${TXID}/status`]: () =>
          looks++ < unknownLooks ? new Response('', { status: 404 }) : Response.json({ confirmed: false }),
      })
      let isDone = false
      const sent = sendTransaction(URLS.slice(0, 1), { hex: '00', txid: TXID }).finally(() => (isDone = true))
      sent.catch(() => undefined) // it is expected to fail in one test, before that awaits it
      await turnsUntil(() => (time.advance(500), isDone))
      return { sent, looks }
    }

    it('has sent the transaction if it knows it afterwards', async () => {
      const { sent, looks } = await broadcast(1)
      await sent
      expect(looks).to.equal(2)
    })

    it('has not sent it if no service knows it', async () => {
      const { sent, looks } = await broadcast(9)
      expect(await rejection(sent)).to.include({ name: 'HttpStatusError', status: 502 })
      expect(looks).to.equal(3)
    })
  })
})
