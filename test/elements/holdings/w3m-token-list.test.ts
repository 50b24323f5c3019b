import { expect } from '@open-wc/testing'

import { sendController } from '../../../src/controllers/send/send.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, readText } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { typeSearch } from '../../helpers/type-search.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('<w3m-token-list>', () => {
  afterEach(endInstance)

  it('announces that a search finds nothing, in a region that was there before', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    void modal.open()
    await shownView()
    routerController.resetTo({ view: 'WalletSendSelectToken', args: undefined })
    const { shadowRoot: root } = await shownView()
    if (!root) throw new Error('no view')
    await waitUntil(() => allByRole(root, 'button', /ETH/).length === 1, 'no token')
    const regions = allByRole(root, 'status')
    typeSearch(root, 'nonsense')
    await waitUntil(() => regions.some(region => readText(region).includes('No tokens found')), 'nothing is announced')
    typeSearch(root, 'eth')
    await waitUntil(() => allByRole(root, 'button', /ETH/).length === 1, 'no token')
    expect(regions.map(readText).join('').trim()).to.equal('')
  })
  it('marks the token that is chosen', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    void modal.open()
    await shownView()
    routerController.resetTo({ view: 'WalletSendSelectToken', args: undefined })
    const { shadowRoot: root } = await shownView()
    if (!root) throw new Error('no view')
    await waitUntil(() => allByRole(root, 'button', /ETH/).length === 1, 'no token')
    const [row] = allByRole(root, 'button', /ETH/)
    const isMarked = (): boolean => row?.querySelector('w3m-ui-icon[name="check"]') !== null
    expect(row?.ariaCurrent).to.equal('true')
    expect(isMarked()).to.equal(true)
    sendController.edit({ choice: undefined })
    await waitUntil(() => !isMarked(), 'it stays marked')
    expect(row?.ariaCurrent).to.equal('false')
  })
})
