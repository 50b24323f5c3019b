import { expect } from '@open-wc/testing'

import { keepPurchase, restorePurchase } from '../../../src/controllers/onramp/keep-purchase.js'
import { onRampController } from '../../../src/controllers/onramp/onramp.js'
import { DEFAULT_TOKENS } from '../../../src/controllers/onramp/rules.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { Purchase } from '../../../src/core/entities/onramp.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'

const [token] = DEFAULT_TOKENS

function purchase(amount: string, patch: Partial<Purchase> = {}): Purchase {
  if (!token) throw new Error('nothing is sold')
  const request = { projectId: undefined, address: ALICE, namespace: 'eip155', amount, token } as const
  return {
    provider: { id: 'coinbase', name: 'Coinbase', url: () => 'https://x.example' },
    request: { ...request, currency: 'USD', method: 'card' },
    ...{ estimate: undefined, status: 'ready', known: [], blocked: false, unread: false },
    ...patch,
  }
}

describe('a purchase whose page was opened', () => {
  beforeEach(() => {
    instance()
    keepPurchase(purchase('100.00', { openedAt: Date.now() }))
  })
  afterEach(endInstance)

  it('is there again once the review of another one was left', () => {
    onRampController.begin(purchase('50.00'))
    routerController.resetTo({ view: 'BuyInProgress', args: undefined })
    expect(restorePurchase(), 'during the review').to.equal(undefined)
    routerController.resetTo({ view: 'OnRampProviders', args: undefined })
    expect(restorePurchase()?.request.amount).to.equal('100.00')
    expect(onRampController.state.purchase).to.deep.include({ status: 'returned' })
  })

  it('is there again at a provider whose id is any text of the site’s', async () => {
    const provider = { id: 'Kauf & Größe\nA', name: 'Kauf', url: () => 'https://x.example' }
    await endInstance()
    instance({}, { onRamp: { providers: [provider] } })
    keepPurchase(purchase('100.00', { openedAt: Date.now() }))
    keepPurchase(purchase('70.00', { openedAt: Date.now(), provider }))
    const restored = restorePurchase()
    expect([restored?.provider, restored?.request.amount]).to.deep.equal([provider, '70.00'])
  })

  it('does not take the place of one that was opened here', () => {
    onRampController.begin(purchase('50.00', { openedAt: Date.now() }))
    expect(restorePurchase()).to.equal(undefined)
    expect(onRampController.state.purchase?.request.amount).to.equal('50.00')
  })
})
