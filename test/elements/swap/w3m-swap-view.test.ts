import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { swapController } from '../../../src/controllers/swap/swap.js'
import { allByRole, byRole, deepAll, readText } from '../../helpers/deep.js'
import { openFilledView } from '../../helpers/filled-view.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { json } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE, turns } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { newService, stubFetch } from '../../controllers/stubs.js'

/** A part of the filled form, its live regions, and what is typed into its field. */
async function part(tag: 'w3m-swap-amount' | 'w3m-swap-slippage') {
  const view = await openFilledView({ view: 'Swap', args: undefined })
  const find = (): HTMLElement | undefined => deepAll(view.shadowRoot ?? view, tag)[0]
  await waitUntil(() => find()?.shadowRoot?.childElementCount, `no ${tag}`)
  const root = find()?.shadowRoot
  if (!root) throw new Error(`no ${tag}`)
  const regions = allByRole(root, 'status')
  const said = (): string => regions.map(readText).join(' ').replace(/\s+/g, ' ').trim()
  const type = (value: string): void => {
    const [input] = deepAll<HTMLInputElement>(root, 'input')
    if (!input) throw new Error('no field')
    input.value = value
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }
  return { view, root, regions, said, type }
}

const heights = (regions: readonly HTMLElement[]): number =>
  regions.reduce((sum, region) => sum + region.getBoundingClientRect().height, 0)

describe('<w3m-swap-view>', () => {
  afterEach(async () => {
    swapController.reset()
    await endInstance()
  })

  it('loads its tokens once the account is there that it was opened without', async () => {
    const asked: string[] = []
    const { restore } = stubFetch(({ url: { pathname } }) => {
      asked.push(pathname.split('/').at(-1) ?? '')
      return pathname.endsWith('supported-chains') ? json({ http: ['eip155:1'], ws: [] }) : json({ tokens: [] })
    })
    try {
      const { modal } = instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
      void modal.open({ view: 'Swap' })
      const view = await shownView()
      await waitUntil(() => readText(view) !== '', 'nothing is shown')
      expect(asked).not.to.include('tokens')
      await modal.connect(aspen.id)
      await waitUntil(() => asked.includes('tokens'), 'the tokens are not asked for')
    } finally {
      restore()
    }
  })

  it('stays the swap of the site while the visitor changes the network in the wallet', async () => {
    const { modal, adapter } = instance()
    await modal.connect(aspen.id)
    const ends: unknown[] = []
    void modal.open({ view: 'Swap', arguments: { amount: '0.5' } }).then(end => ends.push(end))
    await shownView()
    await waitUntil(() => deepAll(document.body, 'w3m-swap-amount').length > 0, 'no form')
    expect(swapController.state).to.include({ asked: true, amount: '0.5' })
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:137' })
    await waitUntil(() => swapController.state.amount === '', 'not cleared')
    await turns()
    expect(swapController.state.asked).to.equal(true)
    expect(ends, 'its site still waits').to.deep.equal([])
  })

  it('announces what is wrong with the amount in a region that was there before and took no space', async () => {
    const { regions, said, type } = await part('w3m-swap-amount')
    type('')
    await waitUntil(() => said() === '', 'still said')
    expect(heights(regions)).to.equal(0)
    type('1e3')
    await waitUntil(() => said().includes('Enter a number'), 'not announced')
    expect(heights(regions)).to.be.above(0)
  })

  it('does not call an amount too high that the wallet already has', async () => {
    const { said, type } = await part('w3m-swap-amount')
    type('999999999')
    await waitUntil(() => said().includes('Not enough'), 'not announced')
    swapController.step('accepted')
    await waitUntil(() => said() === '', 'still said')
  })

  it('says of no other token that its network fee could not be loaded', async () => {
    const { view, said } = await part('w3m-swap-amount')
    const press = (name: string | RegExp): void => byRole(view.shadowRoot ?? view, 'button', name).click()
    press('Switch the two tokens')
    await waitUntil(() => allByRole(view.shadowRoot ?? view, 'button', /^You pay with ETH/).length, 'not switched')
    press(/^Max – Swap the maximum/)
    await waitUntil(() => said().includes('Could not load the network fee'), 'not said')
    press('Switch the two tokens')
    await waitUntil(() => said() === '', 'still said')
  })

  it('does not deny a balance that it does not know', async () => {
    const { root, type } = await part('w3m-swap-amount')
    const text = (): string => readText(root).replace(/\s+/g, ' ')
    swapController.edit({ source: {}, target: undefined })
    type('2')
    await waitUntil(() => text().includes('Not enough ETH'), 'not said of a balance that is known')
    accountsController.patch('eip155', { balanceStatus: 'failed' })
    await waitUntil(() => text().includes('Could not load your token balances.'), 'does not say why')
    byRole(root, 'button', 'Try again')
    expect(text()).not.to.match(/Not enough|available|Max/)
    const account = { status: 'connected', address: ALICE, allAccounts: [{ address: ALICE }] } as const
    accountsController.replace('eip155', { ...account, balanceStatus: 'loading' })
    await waitUntil(() => !text().includes('Could not load'), 'still says so')
    expect(text()).not.to.match(/Not enough|available|Max/)
    accountsController.patch('eip155', { balance: '0', balanceStatus: 'ready' })
    await waitUntil(() => text().includes('Not enough ETH'), 'not said of a balance of zero')
    expect(text()).to.match(/available ?Max/)
  })

  it('announces what is wrong with the slippage, or that it is high, in regions that were there before', async () => {
    const { regions, said, type } = await part('w3m-swap-slippage')
    expect(said()).to.equal('')
    expect(heights(regions)).to.equal(0)
    type('99')
    await waitUntil(() => said() !== '', 'not announced')
    const wrong = said()
    type('20')
    await waitUntil(() => said() !== wrong && said() !== '', 'not announced that it is high')
    type('1')
    await waitUntil(() => said() === '' && heights(regions) === 0, 'still said')
  })
})
