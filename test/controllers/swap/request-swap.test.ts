import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { requestSwap } from '../../../src/controllers/swap/request-swap.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../stubs.js'

const CHAIN = 'eip155:1'
const addressOf = (digit: number): string => `0x${String(digit).repeat(40)}`
const listed = (symbol: string, digit: number) => ({
  ...{ name: symbol, symbol, decimals: 6, logoUri: null },
  address: `${CHAIN}:${addressOf(digit)}`,
})

describe('swaps that a site asks for', () => {
  let restore = (): void => undefined

  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('have the tokens of the last request, however long the list of tokens takes', async () => {
    let answer = (): void => undefined
    const list = new Promise<void>(resolve => (answer = resolve))
    const stub = stubFetch(async ({ url: { pathname } }) => {
      if (pathname.endsWith('supported-chains')) return json({ http: [CHAIN], ws: [] })
      if (pathname.endsWith('/balance')) return json({ balances: [] })
      if (pathname.endsWith('/tokens')) {
        await list
        return json({ tokens: [listed('ONE', 1), listed('TWO', 2), listed('SIX', 6)] })
      }
      return json({}, { status: 404 })
    })
    ;({ restore } = stub)
    instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    await connect(aspen.id, 'eip155')
    const first = requestSwap({ fromToken: 'ONE', toToken: 'TWO', amount: '5' })
    void requestSwap({ fromToken: 'TWO', toToken: 'SIX', amount: '100' })
    expect(await first).to.deep.equal({ status: 'dismissed' })
    answer()
    await waitUntil(() => swapController.state.target !== undefined)
    expect(swapController.state).to.deep.include({
      source: { address: addressOf(2) },
      target: { address: addressOf(6) },
      amount: '100',
    })
  })

  /** The service lists the tokens ONE and TWO, of which the account has none. */
  function listTwo(): void {
    ;({ restore } = stubFetch(async ({ url: { pathname } }) => {
      if (pathname.endsWith('supported-chains')) return json({ http: [CHAIN], ws: [] })
      if (pathname.endsWith('/balance')) return json({ balances: [] })
      if (pathname.endsWith('/tokens')) return json({ tokens: [listed('ONE', 1), listed('TWO', 2)] })
      return json({}, { status: 404 })
    }))
  }

  it('have their tokens once the account is there', async () => {
    listTwo()
    instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    void requestSwap({ fromToken: 'ONE', toToken: 'TWO', amount: '5' })
    await connect(aspen.id, 'eip155')
    await waitUntil(() => swapController.state.target !== undefined, 'the tokens are not chosen')
    expect(swapController.state).to.deep.include({
      source: { address: addressOf(1) },
      target: { address: addressOf(2) },
      amount: '5',
    })
  })

  for (const [what, asked, expected] of [
    ['only receives', { toToken: 'ETH' }, { source: undefined, target: {} }],
    [
      'names twice',
      { fromToken: 'one', toToken: addressOf(1) },
      { source: { address: addressOf(1) }, target: undefined },
    ],
  ] as const)
    it(`have a token that the site ${what} on one side`, async () => {
      listTwo()
      instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
      await connect(aspen.id, 'eip155')
      void requestSwap(asked)
      await waitUntil(() => swapController.state.target ?? (asked.toToken !== 'ETH' && swapController.state.source))
      expect(swapController.state).to.deep.include(expected)
    })
})
