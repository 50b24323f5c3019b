import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { confirmSend } from '../../../src/controllers/send/confirm-send.js'
import { reviewSend } from '../../../src/controllers/send/review-send.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { sendController } from '../../../src/controllers/send/send.js'
import {
  TransactionDroppedError,
  TransactionExpiredError,
  TransactionFailedError,
  TransactionReplacedError,
} from '../../../src/core/errors/transaction.js'
import { byRole, readText } from '../../helpers/deep.js'
import { aspen, HASH, transfer } from '../../helpers/fake-adapter.js'
import { openView, shownView } from '../../helpers/view.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { CAROL } from '../../helpers/send-form.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Confirmed for the site; the receipt comes, or shows a failure, when the test says so. */
async function confirmed() {
  let settle = { through: (_hash?: string): void => undefined, fail: (_error: Error): void => undefined }
  const receipt = new Promise<string>((resolve, reject) => {
    settle = { through: (hash = HASH) => resolve(hash), fail: reject }
  })
  const send = async () => ({ hash: HASH, confirmed: receipt })
  const { modal } = instance({ prepareTransfer: async () => transfer([], { send }) })
  await connect(aspen.id, 'eip155')
  const args = { namespace: 'eip155', chainId: 1, assetAddress: 'native', amount: '0.25', to: CAROL }
  const outcome = modal.open({ view: 'WalletSend', arguments: args })
  await shownView()
  await reviewSend()
  await confirmSend()
  await waitUntil(() => routerController.route.view === 'WalletSendConfirmed')
  const view = await shownView()
  const text = (): string => readText(view).replace(/\s+/g, ' ')
  return { outcome, view, text, settle }
}

describe('<w3m-wallet-send-confirmed-view>', () => {
  afterEach(endInstance)

  it('shows the pending transfer with its whole hash, and the site has its result', async () => {
    const { outcome, text } = await confirmed()
    expect(await outcome).to.deep.include({ status: 'sent', hash: HASH })
    expect(text()).to.include('Sending 0.25 ETH to 0x1111…1111').and.include(HASH)
    expect(text()).to.include('View on Etherscan')
  })

  it('says when it is through', async () => {
    const { text, settle } = await confirmed()
    settle.through()
    await waitUntil(() => text().includes('Sent 0.25 ETH to 0x1111…1111'))
    expect(text()).not.to.include('Sending')
    expect(snackController.state.open, 'a message over it that says the same').to.equal(false)
  })

  it('shows the hash under which the chain has it once the wallet has sped it up', async () => {
    const { view, text, settle } = await confirmed()
    const other = `0x${'cd'.repeat(32)}`
    settle.through(other)
    await waitUntil(() => text().includes(other))
    expect(text()).to.include('Sent 0.25 ETH to 0x1111…1111').and.not.include(HASH)
    const link = view.shadowRoot?.querySelector('w3m-ui-link')
    expect(link).to.have.property('href', `https://etherscan.io/tx/${other}`)
    expect(snackController.state.open, 'a message over it that says the same').to.equal(false)
  })

  it('says when it failed on the network', async () => {
    const { text, settle } = await confirmed()
    settle.fail(new TransactionFailedError())
    await waitUntil(() => text().includes('0.25 ETH wasn’t sent to 0x1111…1111.'))
    expect(snackController.state.open, 'a message over it that says the same').to.equal(false)
  })

  for (const [error, words] of [
    [new TransactionDroppedError(), '0.25 ETH: the network dropped the transaction'],
    [new TransactionReplacedError(), '0.25 ETH: another transaction took its place'],
    [new TransactionReplacedError({ details: HASH }), '0.25 ETH: another transaction took its place'],
    [new TransactionExpiredError(), '0.25 ETH wasn’t sent'],
  ] as const)
    it(`claims no fee for a transaction that no block has: ${error.code}${error.details ? ', found' : ''}`, async () => {
      const { text, settle } = await confirmed()
      settle.fail(error)
      await waitUntil(() => text().includes(words))
      expect(text()).not.to.match(/fee|wasn’t sent to|Sending/)
      expect(snackController.state.open, 'a message over it that says the same').to.equal(false)
    })

  it('says it over what the visitor looks at by then', async () => {
    const { settle } = await confirmed()
    routerController.resetTo({ view: 'Account', args: undefined })
    settle.through()
    await waitUntil(() => snackController.state.message === '0.25 ETH sent')
  })

  it('closes, and starts over', async () => {
    const { view } = await confirmed()
    byRole(view.shadowRoot ?? view, 'button', 'Done').click()
    await waitUntil(() => !modalController.state.open)
  })

  it('is safe if nothing was sent', async () => {
    const { view } = await openView({ view: 'WalletSendConfirmed' })
    expect(sendController.state.sent).to.equal(undefined)
    expect(readText(view)).to.include('Nothing to review')
  })
})
