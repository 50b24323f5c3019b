import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { quoteSwap, turnSwap } from '../../../src/controllers/swap/quote-swap.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../../src/controllers/swap/swap-tokens.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { newService, stubFetch } from '../stubs.js'

const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

describe('quote-swap', () => {
  let restore = (): void => undefined
  afterEach(async () => {
    swapController.reset()
    await endInstance()
    restore()
  })

  /** Connected with one ether, of which half is to be swapped for 1,200.5 dollars. */
  async function form(): Promise<void> {
    const quotes = [{ toAmount: '1200500000' }]
    const stub = stubFetch(({ url: { pathname } }) =>
      json(pathname.endsWith('/quotes') ? { quotes } : { balances: [], fungibles: [] }),
    )
    restore = stub.restore
    instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    recordIntent()
    await connect(aspen.id, 'eip155')
    await loadBalance('eip155', { force: true })
    const dollar = { chainId: 'eip155:1', address: DOLLAR, name: 'Dollar', symbol: 'USD', decimals: 6 } as const
    const items = [{ ...dollar, amount: 0n, price: 1, value: 0, listed: true }]
    swapTokensController.setList('eip155:1', { status: 'ready', items })
    swapController.start({ source: {}, target: { address: DOLLAR }, amount: '0.5' })
  }

  it('pays what was expected once the tokens are turned', async () => {
    await form()
    await quoteSwap()
    turnSwap()
    expect(swapController.state).to.deep.include({ source: { address: DOLLAR }, target: {}, amount: '1200.5' })
  })

  it('pays nothing yet where no amount was expected', async () => {
    await form()
    turnSwap()
    expect(swapController.state).to.deep.include({ source: { address: DOLLAR }, target: {}, amount: '' })
  })
})
