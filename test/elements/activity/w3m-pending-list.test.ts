import { expect, fixture, html } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { followPending } from '../../../src/controllers/holdings/follow-pending.js'
import type { W3mPendingList } from '../../../src/elements/activity/w3m-pending-list.js'
import '../../../src/elements/activity/w3m-pending-list.js'
import { deepAll, nameOf, readText } from '../../helpers/deep.js'
import { aspen, BOB } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { hashOf, pendingEntry, storePending } from '../../helpers/pending.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function shown() {
  addMessages(en, 'en')
  const made = instance({ awaitTransaction: () => new Promise(() => undefined) })
  await connect(aspen.id, 'eip155')
  const list = await fixture<W3mPendingList>(html`<w3m-pending-list namespace="eip155"></w3m-pending-list>`)
  return { ...made, list }
}

describe('<w3m-pending-list>', () => {
  afterEach(endInstance)

  it('is empty while nothing is pending', async () => {
    const { list } = await shown()
    expect(readText(list)).to.equal('')
    expect(deepAll(list.shadowRoot ?? list, 'ul')).to.deep.equal([])
  })

  it('shows what was sent, to whom, and how far it is', async () => {
    const { list, modal } = await shown()
    modal.addAddressLabel('eip155', BOB, 'My other one')
    pendingController.setTransactions([
      pendingEntry(),
      pendingEntry({ hash: hashOf(2), symbol: 'US\u202eDC', status: 'failed' }),
      pendingEntry({ hash: hashOf(3), status: 'unknown', loss: 'dropped' }),
    ])
    await list.updateComplete
    await waitUntil(() => deepAll(list.shadowRoot ?? list, 'li').length === 3)
    expect(deepAll(list.shadowRoot ?? list, 'ul').map(nameOf)).to.deep.equal(['Activity'])
    const [first, second, third] = deepAll(list.shadowRoot ?? list, 'li').map(item =>
      readText(item).replace(/\s+/g, ' '),
    )
    expect(first).to.include('ETH').and.include('My other one').and.include('Pending')
    expect(second).to.include('Failed').and.not.include('\u202e')
    expect(third).to.include('Outcome unknown').and.not.include('Failed')
    await expect(list).to.be.accessible()
  })

  it('shows nothing of other accounts and networks', async () => {
    const { list } = await shown()
    pendingController.setTransactions([
      pendingEntry({ from: BOB }),
      pendingEntry({ hash: hashOf(2), caipNetworkId: 'eip155:137' }),
    ])
    await list.updateComplete
    expect(deepAll(list.shadowRoot ?? list, 'li')).to.deep.equal([])
  })

  it('brings what follows them along', async () => {
    const { list, adapter } = await shown()
    storePending([pendingEntry()])
    void followPending()
    await waitUntil(() => deepAll(list.shadowRoot ?? list, 'li').length === 1)
    await waitUntil(() => adapter.calls.includes(`await ${hashOf(1)}`))
  })
})
