import { expect } from '@open-wc/testing'

import {
  type PaymentQuery,
  fetchExchangeAssets,
  fetchPaymentQuote,
  fetchPaymentStatus,
  readPaymentAsset,
} from '../../../src/services/catalogue/payments.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'
import { DOLLAR, DOLLARS, ETHER, SHOP } from '../../helpers/payment.js'

const OPTIONS = { projectId: 'abc' }
const QUERY: PaymentQuery = {
  user: ALICE,
  originChainId: 'eip155:1',
  originCurrency: DOLLAR,
  destinationChainId: 'eip155:137',
  destinationCurrency: 'native',
  recipient: SHOP,
  amount: 10n ** 18n,
}
const service = (answer: Answer) => {
  const { fetchLike, seen } = fakeFetch(() => answer)
  return { http: { fetchLike }, seen }
}
const failure = async (work: Promise<unknown>): Promise<unknown> => work.then(String, (error: Error) => error.name)

const quote = (patch: object = {}): object => ({
  origin: { amount: '2500000000', currency: DOLLARS },
  destination: { amount: String(10n ** 18n), currency: { ...ETHER, network: 'eip155:137' } },
  steps: [{ requestId: 'r1', type: 'deposit', deposit: { amount: '2500000000', currency: DOLLAR, receiver: BOB } }],
  fees: [
    { id: 'service', label: 'Service fee', amount: '12', currency: DOLLARS },
    { id: 'odd', label: 'Odd', amount: '-1', currency: DOLLARS },
  ],
  timeInSeconds: 14.2,
  ...patch,
})

describe('a quote of the payment service', () => {
  it('is requested in base units, and parsed to the last digit', async () => {
    const { http, seen } = service(json(quote()))
    const read = await fetchPaymentQuote(QUERY, OPTIONS, { http })
    expect(read.origin.amount).to.equal(2_500_000_000n)
    expect(read.destination.amount).to.equal(10n ** 18n)
    expect(read.steps).to.deep.equal([
      { requestId: 'r1', type: 'deposit', deposit: { amount: 2_500_000_000n, currency: DOLLAR, receiver: BOB } },
    ])
    expect(read.fees.map(({ kind, label, amount }) => [kind, label, amount])).to.deep.equal([
      ['service', 'Service fee', 12n],
    ])
    expect(read.seconds).to.equal(15)
    expect(JSON.parse(String(seen[0]?.init.body))).to.deep.equal({ ...QUERY, amount: '1000000000000000000' })
  })

  it('knows the kind of a fee by its id, else by its label; one of another kind has its label alone', async () => {
    const named = [
      { id: 'gas', label: 'Origin' },
      { label: 'Network Fee' },
      { id: 'x1', label: 'bridge_fees' },
      { id: 'platform-fee', label: 'Ours' },
      { id: '__proto__', label: 'constructor' },
      { id: 7, label: 'Relayer tip' },
    ]
    const fees = named.map(fee => ({ ...fee, amount: '1', currency: DOLLARS }))
    const read = await fetchPaymentQuote(QUERY, OPTIONS, service(json(quote({ fees }))))
    expect(read.fees.map(({ kind, label }) => kind ?? label)).to.deep.equal([
      ...['network', 'network', 'bridge', 'service'],
      ...['constructor', 'Relayer tip'],
    ])
  })

  it('with an unreadable step is invalid: a payment is never done in part', async () => {
    const { steps } = quote() as { steps: object[] }
    for (const bad of [{ type: 'pay' }, { type: 'deposit', requestId: 'r1' }, 7])
      expect(
        await failure(fetchPaymentQuote(QUERY, OPTIONS, service(json(quote({ steps: [...steps, bad] }))))),
      ).to.equal('MalformedReplyError')
  })

  it('marks transaction figures that cannot be read', async () => {
    const transaction = { from: `eip155:1:${ALICE}`, to: BOB, data: '0x12', value: '-5' }
    const steps = [{ requestId: 'r1', type: 'transaction', transaction }]
    const [step] = (await fetchPaymentQuote(QUERY, OPTIONS, service(json(quote({ steps }))))).steps
    expect(step?.type === 'transaction' && step.transaction).to.deep.equal({
      from: ALICE,
      to: BOB,
      data: '0x12',
      value: 'unreadable',
    })
  })

  it('is not requested if the catalogue is the site’s list', async () => {
    const own = { projectId: 'abc', services: { catalogue: [] } }
    expect(await failure(fetchPaymentQuote(QUERY, own, service(json(quote()))))).to.equal('ServiceOffError')
  })
})

describe('the status of a payment of the service', () => {
  it('is one of seven', async () => {
    for (const status of ['waiting', 'pending', 'success', 'failure', 'refund', 'timeout', 'submitted'])
      expect(await fetchPaymentStatus('r1', OPTIONS, service(json({ status })))).to.equal(status)
    for (const status of ['SUCCESS', 'done', null, 1])
      expect(await failure(fetchPaymentStatus('r1', OPTIONS, service(json({ status }))))).to.equal(
        'MalformedReplyError',
      )
  })
})

describe('what an exchange pays out', () => {
  it('is read one by one, of every family', async () => {
    const assets = { eip155: [ETHER, { ...DOLLARS, asset: 'x' }, DOLLARS], solana: 'none' }
    const read = await fetchExchangeAssets('binance', OPTIONS, service(json({ exchangeId: 'binance', assets })))
    expect(read.map(({ asset }) => asset)).to.deep.equal(['native', DOLLAR])
  })
})

describe('an asset', () => {
  it('is native however its coin is written', () => {
    expect(readPaymentAsset({ ...ETHER, asset: `0x${'e'.repeat(40)}` })?.asset).to.equal('native')
  })

  it('shows no text that hides something', () => {
    const hidden = { ...DOLLARS, metadata: { ...DOLLARS.metadata, symbol: 'US\u202eDC' } }
    expect(readPaymentAsset(hidden)?.metadata.symbol).not.to.contain('\u202e')
  })
})
