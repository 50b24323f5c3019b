import { expect } from '@open-wc/testing'

import type { WalletModalOptions } from '../../../src/client/types.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { onRampController } from '../../../src/controllers/onramp/onramp.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { de } from '../../../src/locales/de/index.js'
import { mainnet, optimism } from '../../../src/networks.js'
import { allByRole, byRole, readText } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

type List = 'OnRampTokenSelect' | 'OnRampFiatSelect'

/** A list that the site opens, without the form that usually leads to it. */
async function open(view: List, site: Partial<WalletModalOptions> = {}) {
  const { modal } = instance({}, { networks: [mainnet, optimism], ...site })
  await modal.connect(aspen.id)
  void modal.open({ view })
  const shown = await shownView()
  return { modal, root: shown.shadowRoot ?? shown }
}

describe('a list of choices for a purchase that was opened by itself', () => {
  afterEach(async () => {
    addMessages({}, 'en')
    await endInstance()
  })

  for (const [view, first, other] of [
    ['OnRampTokenSelect', /^USD Coin/, /^Ether/],
    ['OnRampFiatSelect', /^USD/, /^EUR/],
  ] as const)
    it(`loads what there is to choose: ${view}`, async () => {
      const { modal, root } = await open(view)
      await waitUntil(() => allByRole(root, 'button', first).length === 1, 'nothing listed')
      byRole(root, 'button', other).click()
      expect(onRampController.state).to.have.property(...chosen(view))
      await waitUntil(() => !modal.isOpen())
    })

  for (const [view, all, selected] of [
    ['OnRampTokenSelect', /^(USD Coin|Ether)/, /^USD Coin/],
    ['OnRampFiatSelect', /^(USD|EUR)/, /^USD/],
  ] as const)
    it(`marks what is selected: ${view}`, async () => {
      const { root } = await open(view)
      await waitUntil(() => allByRole(root, 'button', all).length > 1, 'nothing listed')
      const marked = allByRole(root, 'button', all).filter(row => row.querySelector('w3m-ui-icon[name="check"]'))
      expect(marked).to.deep.equal([byRole(root, 'button', selected)])
      expect(marked[0]?.ariaCurrent).to.equal('true')
    })

  for (const view of ['OnRampTokenSelect', 'OnRampFiatSelect'] as const)
    it(`says why there is nothing to choose: ${view}`, async () => {
      const off = await open(view, { features: { onramp: false } })
      await waitUntil(() => readText(off.root).includes('Buying isn’t available here'), 'nothing said')
    })

  it('names the currencies in the language of the texts', async () => {
    const { root } = await open('OnRampFiatSelect')
    await waitUntil(() => allByRole(root, 'button', /US Dollar/).length === 1, 'nothing listed')
    addMessages(de, 'de')
    await waitUntil(() => allByRole(root, 'button', /US-Dollar/).length === 1, 'in the language of the browser')
  })

  it('says that nothing can be bought on the network in place of an empty list', async () => {
    const { root } = await open('OnRampTokenSelect')
    await waitUntil(() => allByRole(root, 'button', /^USD Coin/).length === 1, 'nothing listed')
    const network = networksController.find('eip155:10')
    if (!network) throw new Error('no network')
    networksController.activate(network)
    await waitUntil(() => readText(root).includes('Nothing can be bought on OP Mainnet'), 'nothing said')
    byRole(root, 'button', 'Switch network')
  })
})

/** What a press on the second entry of a list records. */
function chosen(view: List): [string, unknown] {
  if (view === 'OnRampFiatSelect') return ['currency', 'EUR']
  return ['token', onRampController.state.tokens.find(({ symbol }) => symbol === 'ETH')]
}
