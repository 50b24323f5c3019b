import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../src/client/types.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { depositController } from '../../../src/controllers/pay/deposit.js'
import { payController } from '../../../src/controllers/pay/pay.js'
import { startSend } from '../../../src/controllers/send/start-send.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { PaymentAsset } from '../../../src/core/entities/pay.js'
import { byRole, deepAll, readText } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, turns } from '../../helpers/instance.js'
import { ETHER, payment } from '../../helpers/payment.js'
import { cedar, SOL, SOLANA, twoFamilies } from '../../helpers/two-families.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const COIN: PaymentAsset = {
  network: SOLANA.caipNetworkId,
  asset: 'native',
  metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

/** The form for a deposit on Ethereum, with both families connected, after a send on Solana. */
async function form(site: Partial<WalletModalOptions> = {}) {
  const { modal } = twoFamilies({}, {}, site)
  await modal.connect(cedar.id, 'solana')
  await modal.connect(aspen.id, 'eip155')
  startSend({ namespace: 'solana' })
  depositController.setExchanges('ready', [{ exchange: { id: 'binance', name: 'Binance' }, assets: [ETHER, COIN] }])
  void modal.open({ view: 'PayWithExchange' })
  const view = await shownView()
  return { modal, view, text: () => readText(view).replace(/\s+/g, ' ') }
}

describe('<w3m-pay-with-exchange-view>', () => {
  afterEach(endInstance)

  it('deposits to the account that the visitor sees, whatever was sent from before', async () => {
    const { text } = await form()
    expect(text()).to.match(new RegExp(`Deposit ETH.*Deposited to ?${ALICE}`))
    expect(text()).not.to.include(SOL)
  })

  it('follows the visitor to another family', async () => {
    const { text } = await form()
    networksController.select('solana')
    await waitUntil(() => text().includes(SOL), 'not followed')
    expect(text()).to.include('Deposit SOL').and.not.include(ALICE)
  })

  it('leaves the caret behind a point that becomes the visitor’s comma', async () => {
    const { view } = await form({ locale: 'en-DE' })
    const [input] = deepAll(view.shadowRoot ?? view, 'input')
    if (!(input instanceof HTMLInputElement)) throw new Error('no field')
    const typed = () => input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    input.value = '025'
    typed()
    await turns()
    input.setRangeText('.', 1, 1, 'end')
    typed()
    await turns()
    expect([input.value, input.selectionStart, input.selectionEnd]).to.deep.equal(['0,25', 2, 2])
    expect(depositController.state.amount).to.equal('0.25')
  })

  it('opens no window while a wallet is asked for a payment, and says why', async () => {
    const { view, text } = await form()
    depositController.edit({ amount: '1' })
    payController.start(payment())
    payController.step('signing')
    await waitUntil(() => text().includes('Approve in Aspen'), 'says why')
    const { open } = window
    const opened: unknown[] = []
    window.open = url => (opened.push(url), null)
    try {
      byRole(view.shadowRoot ?? view, 'button', /Binance/).click()
    } finally {
      window.open = open
    }
    expect(opened).to.deep.equal([])
    expect(payController.state.status).to.equal('signing')
  })

  it('offers the assets of the network that the visitor sees', async () => {
    const { view } = await form()
    byRole(view.shadowRoot ?? view, 'button', /^Deposit ETH/).click()
    await waitUntil(() => routerController.route.view === 'PayWithExchangeSelectAsset')
    const assets = await shownView()
    byRole(assets.shadowRoot ?? assets, 'button', /^ETH/)
    expect(readText(assets)).not.to.include('SOL')
  })
})
