import { expect } from '@open-wc/testing'

import { HttpStatusError } from '../../src/core/errors/service.js'
import { sendEvent } from '../../src/services/analytics/events.js'
import { fetchBalances } from '../../src/services/blockchain/balances.js'
import { reasonOf } from '../../src/services/blockchain/client.js'
import { fetchHistory } from '../../src/services/blockchain/history.js'
import { fetchPaymentQuote } from '../../src/services/catalogue/payments.js'
import { fetchWallets } from '../../src/services/catalogue/wallets.js'
import { ALICE, BOB } from '../helpers/fake-adapter.js'
import { fakeFetch } from '../helpers/fake-fetch.js'
import { DOLLAR, DOLLARS, ETHER, SHOP } from '../helpers/payment.js'
import { rejection } from '../helpers/rejection.js'
import { options, receiver } from '../helpers/report-receiver.js'

/** The first reply that docs/services.md shows below a heading. */
async function documented(heading: string): Promise<string> {
  const page = await (await fetch('/docs/services.md')).text()
  const [, below = ''] = page.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const [, reply] = /^```(?:json|text)\n([\s\S]*?)^```$/m.exec(below) ?? []
  if (reply === undefined) throw new Error(`docs/services.md shows no reply below ${heading}`)
  return reply
}

/** A service that answers with this text. */
const service = (text: string, status = 200) => ({
  fetchLike: fakeFetch(() => new Response(text, { status, headers: { 'content-type': 'application/json' } })).fetchLike,
})

const OPTIONS = { projectId: 'p' }
const ON_BASE = { address: ALICE, caipNetworkId: 'eip155:8453' } as const

describe('the replies that the page on services shows', () => {
  it('has a wallet in its static list, with every field', async () => {
    const list: readonly object[] = JSON.parse(await documented('A static list'))
    const services = { catalogue: 'https://www.example.com/wallets.json' }
    const { wallets } = await fetchWallets({}, { ...OPTIONS, services }, service(JSON.stringify(list)))
    expect(wallets).to.deep.equal(list)
  })

  it('has a page of wallets, with every field', async () => {
    const reply = await documented('`GET /getWallets`')
    const { data, count } = JSON.parse(reply)
    expect(await fetchWallets({}, OPTIONS, service(reply))).to.deep.equal({ wallets: data, count })
  })

  it('has a token in its balances, with its price, value and picture', async () => {
    const [token, ...others] = await fetchBalances(ON_BASE, OPTIONS, { http: service(await documented('Balances')) })
    expect(others).to.deep.equal([])
    expect(token).to.include({
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      amount: 12_500_000n,
      price: 1,
      value: 12.5,
    })
    expect(token?.iconUrl).to.equal('https://img.example.com/usdc.png')
  })

  it('has a transaction in its activity, with its transfer', async () => {
    const http = service(await documented('Activity and NFTs'))
    const { transactions, next } = await fetchHistory(ON_BASE, OPTIONS, { http })
    expect(next).to.equal(undefined)
    expect(transactions).to.have.length(1)
    expect(transactions[0]?.transfers).to.have.length(1)
  })

  it('has a quote for a payment', async () => {
    const shown = (await documented('Pay quotes')).replace('0x3C44…93BC', BOB)
    const assets = [ETHER, DOLLARS, DOLLARS].map(asset => JSON.stringify(asset))
    const reply = assets.reduce((text, asset) => text.replace('<asset>', asset), shown)
    const query = {
      user: ALICE,
      originChainId: ETHER.network,
      originCurrency: 'native',
      destinationChainId: DOLLARS.network,
      destinationCurrency: DOLLAR,
      recipient: SHOP,
      amount: 25_000_000n,
    }
    const { origin, steps, fees, seconds } = await fetchPaymentQuote(query, OPTIONS, { http: service(reply) })
    expect(origin.amount).to.equal(10_120_000_000_000_000n)
    expect(steps).to.have.length(1)
    expect(fees.map(({ kind, label }) => [kind, label])).to.deep.equal([['service', 'Service fee']])
    expect(seconds).to.equal(15)
  })

  it('has a refusal whose description is read', async () => {
    const error = await rejection(
      fetchBalances(ON_BASE, OPTIONS, { http: service(await documented('Common rules'), 400) }),
    )
    expect(error).to.be.instanceOf(HttpStatusError)
    expect(reasonOf(error)).to.equal('insufficient liquidity')
  })

  it('has an event as it is sent', async () => {
    const shown = JSON.parse(await documented('`analytics`'))
    const { send, body } = receiver()
    const { type, event, properties } = shown.props
    const { caipNetworkId, ...own } = properties
    await sendEvent({ type, event, properties: own }, { timestamp: Date.now(), caipNetworkId }, options, send)
    expect(Object.keys(body())).to.have.members(Object.keys(shown))
    expect(body().props).to.deep.equal(shown.props)
    for (const name of ['eventId', 'url', 'domain', 'timestamp'] as const)
      expect(typeof body()[name], name).to.equal(typeof shown[name])
  })
})
