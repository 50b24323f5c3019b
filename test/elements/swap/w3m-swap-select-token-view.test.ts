import { expect } from '@open-wc/testing'

import type { WalletModal } from '../../../src/client/types.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../../src/controllers/swap/swap-tokens.js'
import { allByRole, readText } from '../../helpers/deep.js'
import { aspen, BOB } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { typeSearch } from '../../helpers/type-search.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const HELD = { chainId: 'eip155:1', amount: 0n, price: 1, value: 0, listed: true } as const
const TOKENS = [
  { ...HELD, name: 'Ether', symbol: 'ETH', decimals: 18 },
  { ...HELD, name: 'USD Coin', symbol: 'USDC', decimals: 6, address: USDC },
]

/** The list for a side of a swap, whose source is the chain's own coin. */
async function open(modal: WalletModal, target: 'sourceToken' | 'toToken'): Promise<ShadowRoot> {
  void modal.open()
  await shownView()
  swapTokensController.setList('eip155:1', { status: 'ready', items: TOKENS })
  swapController.start()
  routerController.resetTo({ view: 'SwapSelectToken', args: { target } })
  const { shadowRoot: root } = await shownView()
  if (!root) throw new Error('no view')
  await waitUntil(() => allByRole(root, 'button', /ETH|USDC/).length === TOKENS.length, 'no tokens')
  return root
}

describe('<w3m-swap-select-token-view>', () => {
  afterEach(endInstance)

  it('marks the token of the side that is selected, which may have none', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const marked = (root: ShadowRoot): readonly string[] =>
      allByRole(root, 'button', /ETH|USDC/)
        .filter(row => row.ariaCurrent === 'true' && row.querySelector('w3m-ui-icon[name="check"]'))
        .map(row => row.querySelector('.line')?.textContent ?? '')
    expect(marked(await open(modal, 'sourceToken'))).to.deep.equal(['Ether'])
    expect(marked(await open(modal, 'toToken'))).to.deep.equal([])
    swapController.edit({ target: { address: USDC.toLowerCase() } })
    await waitUntil(() => routerController.route.view === 'SwapSelectToken')
    const { shadowRoot } = await shownView()
    await waitUntil(() => shadowRoot && marked(shadowRoot).join() === 'USD Coin', 'not marked')
  })

  it('announces that a search finds nothing, in a region that was there before and takes no space', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    const root = await open(modal, 'toToken')
    const [region, ...others] = allByRole(root, 'status')
    expect(others).to.be.empty
    expect(region && getComputedStyle(region).position).to.equal('absolute')
    typeSearch(root, 'nonsense')
    await waitUntil(() => region && readText(region).includes('No tokens found'), 'nothing is announced')
    expect(region && getComputedStyle(region).position).to.equal('static')
  })

  it('does not say that there is no token at an address that it could not read', async () => {
    const { modal } = instance({ tokens: () => Promise.reject(new Error('down')) })
    await modal.connect(aspen.id)
    const root = await open(modal, 'toToken')
    typeSearch(root, BOB)
    const said = (): string => allByRole(root, 'status').map(readText).join(' ')
    await waitUntil(() => said().includes('The network isn’t responding'), 'not announced')
    expect(said()).not.to.include('No tokens found')
    typeSearch(root, 'nonsense')
    await waitUntil(() => said().includes('No tokens found'), 'still about the address')
  })

  it('no longer waits for an address that is no longer in the field', async () => {
    const { modal } = instance({ tokens: () => new Promise(() => undefined) })
    await modal.connect(aspen.id)
    const root = await open(modal, 'toToken')
    typeSearch(root, BOB)
    await waitUntil(() => allByRole(root, 'status', 'Reading the token').length, 'not read')
    typeSearch(root, '')
    await waitUntil(() => !allByRole(root, 'status', 'Reading the token').length, 'still waits')
  })
})
