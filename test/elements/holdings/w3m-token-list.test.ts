import { expect, nextFrame } from '@open-wc/testing'

import { loadBalance } from '../../../src/controllers/connections/load-balance.js'
import { tokensController } from '../../../src/controllers/holdings/tokens.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, byRole, deepAll, focused, readText } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
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

  it('says that there are none only once the balance is known, and lets the visitor load both again', async () => {
    let refuse = (): void => undefined
    const unanswered = () => new Promise<bigint>((_resolve, reject) => (refuse = () => reject(new Error('no answer'))))
    const { modal, adapter } = instance(
      { balance: unanswered },
      { services: { ...OFFLINE.services, blockchain: false } },
    )
    await modal.connect(aspen.id)
    void modal.open()
    const { shadowRoot: root } = await shownView()
    if (!root) throw new Error('no view')
    const list = () => deepAll(root, 'w3m-token-list')[0]?.shadowRoot ?? root
    await waitUntil(() => deepAll(root, 'w3m-token-list').length === 1)
    await waitUntil(() => tokensController.state.lists.eip155?.status === 'ready', 'no tokens')
    await nextFrame()
    expect(allByRole(list(), 'status', 'Loading tokens')).to.have.length(1)
    expect(readText(list())).not.to.include('No tokens yet')
    refuse()
    await waitUntil(() => readText(list()).includes('Could not load your token balances.'), 'no failure')
    expect(readText(list())).not.to.include('No tokens yet')

    let answer = (_amount: bigint): void => undefined
    adapter.script.balance = () => new Promise(resolve => (answer = resolve))
    const again = byRole(list(), 'button', 'Try again')
    again.focus()
    again.click()
    await waitUntil(() => again.ariaBusy === 'true', 'not asked again')
    expect(focused() === again).to.equal(true)
    answer(5n * 10n ** 18n)
    await waitUntil(() => readText(list()).includes('5.000 ETH'), 'no balance')
    await waitUntil(() => focused()?.role === 'list', 'the focus is lost')
    expect(allByRole(list(), 'button', 'Try again')).to.be.empty

    adapter.script.balance = () => Promise.reject(new Error('no answer'))
    await loadBalance('eip155', { force: true }).catch(() => undefined)
    await waitUntil(() => readText(list()).includes('Could not load your token balances.'), 'no second failure')
    expect(readText(list())).not.to.include('No tokens yet')
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
