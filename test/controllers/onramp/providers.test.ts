import { expect } from '@open-wc/testing'

import { DEFAULT_PAYMENTS, DEFAULT_TOKENS, refusalOf } from '../../../src/controllers/onramp/rules.js'
import { onRampProviders } from '../../../src/controllers/onramp/providers.js'
import type { OnRampProvider, OnRampRequest } from '../../../src/core/entities/onramp.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const OWN: OnRampProvider = { id: 'own', name: 'Own', url: () => 'https://own.example' }
const ids = (): readonly string[] => onRampProviders().map(({ id }) => id)

describe('the providers of the on-ramp', () => {
  afterEach(endInstance)

  it('are two by default, with a fee of 1 to 2 percent', () => {
    instance()
    expect(ids()).to.deep.equal(['meld', 'coinbase'])
    expect(onRampProviders().map(({ fee }) => fee)).to.deep.equal([
      { min: 1, max: 2 },
      { min: 1, max: 2 },
    ])
  })

  it('are the site’s in its order, each once, without invalid ones', () => {
    const wrong = ['nobody', null, { id: 'x' }, 'meld'] as never[]
    instance({}, { onRamp: { providers: [OWN, 'meld', ...wrong, { ...OWN, name: 'Twice' }] } })
    expect(ids()).to.deep.equal(['own', 'meld'])
  })

  it('are limited by the feature: a list names the default ones, and off is off', async () => {
    instance({}, { features: { onramp: ['coinbase'] }, onRamp: { providers: ['meld', 'coinbase', OWN] } })
    expect(ids()).to.deep.equal(['coinbase', 'own'])
    await endInstance()
    instance({}, { features: { onramp: false }, onRamp: { providers: [OWN] } })
    expect(ids()).to.deep.equal([])
    await endInstance()
    instance({}, { features: { onramp: [] }, onRamp: { providers: [OWN] } })
    expect(ids()).to.deep.equal([])
  })

  it('Coinbase takes US dollars only: the request for its page names no currency', () => {
    instance()
    const coinbase = onRampProviders().find(({ id }) => id === 'coinbase')
    const [token] = DEFAULT_TOKENS
    if (!coinbase) throw new Error('missing')
    const refusals = DEFAULT_PAYMENTS.map(payment => {
      const wish = {
        namespace: 'eip155' as const,
        country: 'DE',
        token,
        payment,
        method: 'card' as const,
        cents: 2_500n,
      }
      return [payment.id, refusalOf(coinbase, wish)]
    })
    expect(refusals).to.deep.equal([
      ['USD', undefined],
      ['EUR', 'currency'],
    ])
  })

  it('Meld receives the network’s token, the address, the amount and the site', async () => {
    instance({}, { onRamp: { meldPublicKey: 'key' } })
    const [meld] = onRampProviders()
    const [token, , polygon] = DEFAULT_TOKENS
    if (!meld || !token || !polygon) throw new Error('missing')
    const request: OnRampRequest = {
      projectId: 'test',
      address: ALICE,
      namespace: 'eip155',
      token,
      amount: '25.00',
      currency: 'EUR',
      method: 'card',
    }
    const url = new URL(await meld.url(request))
    expect(url.origin).to.equal('https://meldcrypto.com')
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      publicKey: 'key',
      destinationCurrencyCode: 'USDC',
      walletAddress: ALICE,
      sourceAmount: '25.00',
      sourceCurrencyCode: 'EUR',
      externalCustomerId: 'test',
    })
    // Meld's `USDC` is that of Ethereum: what is on another network must not be bought as such.
    expect(meld.sells?.(polygon)).to.equal(false)
  })
})
