import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import type { SwapQuote, SwapToken } from '../../../src/core/entities/swap.js'
import { SwapMinimumError } from '../../../src/core/errors/swap.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { en } from '../../../src/locales/en/index.js'
import { byRole, deepAll, readText } from '../../helpers/deep.js'
import { ALICE, BOB, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { textEdges } from '../../helpers/text-edges.js'
import { shownView } from '../../helpers/view.js'

const token = (symbol: string, address?: string): SwapToken => ({
  ...{ chainId: 'eip155:1', name: symbol, symbol, decimals: 6, amount: 9_000_000n, price: 1, value: 9, listed: true },
  ...(address ? { address } : {}),
})

const QUOTE: SwapQuote = {
  caipNetworkId: 'eip155:1',
  connectorId: aspen.id,
  from: ALICE,
  source: token('USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  target: token('ETH'),
  amount: 2_000_000n,
  toAmount: 1_000_000n,
  minimum: 990_000n,
  slippage: 1,
  impact: undefined,
  fee: 1n,
  router: BOB,
  allowance: 'exact',
  requests: 2,
  checked: false,
}

/** Connected, at the review of a swap. */
async function begin(): Promise<void> {
  const { modal } = instance()
  await connect(aspen.id, 'eip155')
  void modal.open()
  await shownView()
  swapController.start()
  routerController.resetTo({ view: 'SwapPreview', args: undefined })
}

/** What the review says at a step. */
async function words(...step: Parameters<typeof swapController.step>): Promise<string> {
  swapController.step(...step)
  return readText(await shownView()).replace(/\s+/g, ' ')
}
const review = (patch: Partial<SwapQuote>) => words('ready', { quote: { ...QUOTE, ...patch } })

describe('<w3m-swap-preview-view>', () => {
  beforeEach(begin)
  afterEach(endInstance)

  it('says that the wallet has approval and swap, until it knows their hash', async () => {
    expect(await words('signing', { quote: QUOTE })).to.include('Approve the swap in Aspen')
    expect(await words('accepted', { quote: QUOTE }))
      .to.include('Swap sent')
      .and.not.include('Approve the swap')
  })

  it('says that nothing was swapped for another account only while no wallet is asked', async () => {
    const other: SwapQuote = { ...QUOTE, from: BOB }
    expect(await words('ready', { quote: other })).to.include('Nothing was swapped')
    expect(await words('signing', { quote: other })).not.to.include('Nothing was swapped')
  })

  it('says that the wallet asks twice where it takes the approval and the swap in turn', async () => {
    expect(await review({}))
      .to.include('asks twice')
      .and.include('exactly 2 USDC')
    expect(await review({ allowance: 'unlimited' }))
      .to.include('asks twice')
      .and.include('any amount of USDC')
  })

  it('says that the wallet asks once where it takes both together, and for how much', async () => {
    const exact = await review({ requests: 1 })
    expect(exact).to.include('asks once').and.include('exactly 2 USDC').and.not.include('twice')
    const unlimited = await review({ requests: 1, allowance: 'unlimited' })
    expect(unlimited).to.include('asks once').and.include('any amount of USDC').and.not.include('twice')
  })

  it('says that the wallet asks once more where an earlier approval has to be taken back first', async () => {
    expect(await review({})).to.not.include('once more')
    for (const allowance of ['exact', 'unlimited'] as const)
      expect(await review({ allowance, requests: 3 }))
        .to.include('asks twice')
        .and.include('asks once more, to cancel an earlier approval of USDC')
  })

  it('says so if the network has simulated the swap', async () => {
    expect(await review({})).to.not.include('Checked on the network')
    expect(await review({ checked: true })).to.include('Checked on the network Nothing else leaves your account.')
  })

  it('shows no approval if none is needed', async () => {
    expect(await review({ allowance: 'given', requests: 1 })).to.not.match(/asks (?:once|twice)/)
  })

  it('says that the price was updated once another one is there', async () => {
    expect(await review({})).to.not.include('Price updated')
    swapController.step('ready', { quote: { ...QUOTE, toAmount: 1_100_000n } })
    const view = await shownView()
    expect(readText(byRole(view.shadowRoot ?? view, 'status', 'Price updated'))).to.equal('Price updated')
  })

  it('announces each update that the visitor can see, and no other', async () => {
    const shown = async (toAmount: bigint) => {
      await review({ toAmount })
      const view = await shownView()
      return deepAll(view.shadowRoot ?? view, '[role=status] span')
    }
    expect(await shown(1_000_000_000_000n)).to.deep.equal([])
    const [first] = await shown(1_100_000_000_000n)
    expect(first?.textContent).to.equal('Price updated')
    const [second] = await shown(1_200_000_000_000n)
    expect(second?.textContent).to.equal('Price updated')
    expect(second, 'a new text in the same region').not.to.equal(first)
    swapController.step('ready', { quote: { ...QUOTE, toAmount: 1_200_000_000_000n, minimum: 1n } })
    expect(await shown(1_200_000_000_000n)).to.deep.equal([second])
  })

  it('starts addresses at their names’ edge on a right-to-left page, and shows a unit right of its amount', async () => {
    addMessages({ 'connect.title': 'ربط المحفظة' }, 'ar')
    try {
      await review({})
      const { shadowRoot: root } = await shownView()
      if (!root) throw new Error('not rendered')
      const addresses = deepAll(root, 'dd .address')
      expect(addresses.length).to.equal(2)
      for (const address of addresses) expect(textEdges(address).right).to.be.within(-1, 1)
      const [amount, unit] = deepAll(root, '.figure bdi bdi')
      expect([amount?.textContent, unit?.textContent]).to.deep.equal(['2', 'USDC'])
      expect(amount?.getBoundingClientRect().right).to.be.at.most(unit?.getBoundingClientRect().left ?? 0)
    } finally {
      addMessages(en, 'en')
    }
  })

  it('warns of a price impact, and alarms from 15 percent', async () => {
    const warned = async (impact: number) => {
      await review({ impact })
      const view = await shownView()
      const notices = deepAll(view.shadowRoot ?? view, 'w3m-ui-notice')
      return notices.find(({ textContent }) => textContent?.includes('less than what you pay'))?.getAttribute('variant')
    }
    expect(await warned(2.99)).to.equal(undefined)
    expect(await warned(3)).to.equal('warning')
    expect(await warned(15)).to.equal('error')
  })

  it('says what to do where less than the minimum would arrive', async () => {
    const said = await words('editing', { quote: undefined, error: new SwapMinimumError() })
    expect(said).to.include('less than the minimum').and.include('Raise the slippage tolerance').and.include('Edit')
  })
})
