import { expect } from '@open-wc/testing'

import { routerController } from '../../../src/controllers/shell/router.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { swapTokensController } from '../../../src/controllers/swap/swap-tokens.js'
import { allByRole, readText } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { typeSearch } from '../../helpers/type-search.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('<w3m-swap-select-token-view>', () => {
  afterEach(endInstance)

  it('announces that a search finds nothing, in a region that was there before and takes no space', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    void modal.open()
    await shownView()
    const named = { chainId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18 } as const
    const ether = { ...named, amount: 0n, price: 1, value: 0, listed: true }
    swapTokensController.setList('eip155:1', { status: 'ready', items: [ether] })
    swapController.start()
    routerController.resetTo({ view: 'SwapSelectToken', args: { target: 'toToken' } })
    const { shadowRoot: root } = await shownView()
    if (!root) throw new Error('no view')
    await waitUntil(() => allByRole(root, 'button', /ETH/).length === 1, 'no token')
    const [region, ...others] = allByRole(root, 'status')
    expect(others).to.be.empty
    expect(region && getComputedStyle(region).position).to.equal('absolute')
    typeSearch(root, 'nonsense')
    await waitUntil(() => region && readText(region).includes('No tokens found'), 'nothing is announced')
    expect(region && getComputedStyle(region).position).to.equal('static')
  })
})
