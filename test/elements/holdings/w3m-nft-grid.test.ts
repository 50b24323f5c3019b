import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { transactionsController } from '../../../src/controllers/activity/transactions.js'
import type { Transaction } from '../../../src/core/entities/transaction.js'
import { allByRole, byRole, deepAll, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

const received = (id: string, name: string, copies?: number): Transaction => ({
  id,
  operation: 'receive',
  status: 'confirmed',
  chain: 'eip155:1',
  minedAt: Date.UTC(2026, 0, 5),
  sentFrom: BOB,
  sentTo: ALICE,
  transfers: [{ direction: 'in', nft: { name, spam: false }, ...(copies ? { copies } : {}) }],
})

describe('<w3m-nft-grid>', () => {
  afterEach(endInstance)

  it('says how many the account has of NFTs that look the same', async () => {
    const { modal } = instance()
    await modal.connect(aspen.id)
    transactionsController.patch('eip155', `eip155:1:${ALICE}`, {
      status: 'ready',
      items: [received('1', 'Ticket', 3), received('2', 'Ticket'), received('3', 'Portrait')],
      updatedAt: Date.now(),
    })
    void modal.open()
    const view = await shownView()
    const root = view.shadowRoot ?? view
    await waitUntil(() => allByRole(root, 'tab', 'NFTs').length, 'no tabs')
    byRole(root, 'tab', 'NFTs').click()
    await waitUntil(() => accountsController.account('eip155').currentTab === 'nfts')
    await waitUntil(() => deepAll(root, 'figcaption').length === 2, 'no cards')
    const captions = deepAll(root, 'figcaption').map(caption => readText(caption).replace(/\s+/g, ' ').trim())
    expect(captions).to.deep.equal(['Ticket ×4', 'Portrait'])
  })
})
