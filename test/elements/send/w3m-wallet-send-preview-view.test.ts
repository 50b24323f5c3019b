import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { reviewSend } from '../../../src/controllers/send/review-send.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { deepAll, readText } from '../../helpers/deep.js'
import { aspen, transfer } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { CAROL } from '../../helpers/send-form.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** The facts of a reviewed send of 0.25 ETH, by their names. */
async function facts(arrives?: bigint): Promise<Readonly<Record<string, string>>> {
  const prepared = transfer([], arrives === undefined ? {} : { arrives })
  const { modal } = instance({ prepareTransfer: async () => prepared })
  await connect(aspen.id, 'eip155')
  const args = { namespace: 'eip155', chainId: 1, assetAddress: 'native', amount: '0.25', to: CAROL }
  void modal.open({ view: 'WalletSend', arguments: args })
  await shownView()
  await reviewSend()
  await waitUntil(() => routerController.route.view === 'WalletSendPreview')
  const view = await shownView()
  const root = view.shadowRoot ?? view
  const texts = (tag: string): string[] => deepAll(root, tag).map(part => readText(part).replace(/\s+/g, ' ').trim())
  const values = texts('dd')
  return Object.fromEntries(texts('dt').map((term, index) => [term, values[index] ?? '']))
}

describe('<w3m-wallet-send-preview-view>', () => {
  afterEach(endInstance)

  it('says what the recipient gets of a token that keeps part of every transfer', async () => {
    expect(await facts(245n * 10n ** 15n)).to.include({ 'The recipient gets': '0.245 ETH' })
  })

  it('says nothing of it where all of the amount arrives', async () => {
    expect(await facts()).not.to.include.keys('The recipient gets')
  })
  it('says that nothing was sent from another account only while no wallet is asked', async () => {
    await facts()
    const text = async (): Promise<string> => readText(await shownView())
    const polygon = networksController.find('eip155:137')
    if (!polygon) throw new Error('the site has no such network')
    const { quote } = sendController.state
    sendController.step('signing', { quote })
    networksController.activate(polygon)
    expect(await text()).not.to.include('Nothing was sent')
    sendController.step('ready', { quote })
    await waitUntil(async () => (await text()).includes('Nothing was sent'), 'not said')
  })
})
