import { expect } from '@open-wc/testing'

import { accountsController } from '../../src/controllers/accounts/accounts.js'
import { isBalanceShown } from '../../src/controllers/accounts/balance-viewers.js'
import { connect } from '../../src/controllers/connect/connect.js'
import type { WalletModal } from '../../src/index.js'
import { aspen } from '../helpers/fake-adapter.js'
import { endInstance, instance, turns } from '../helpers/instance.js'
import { waitUntil } from '../helpers/wait-until.js'

/** A page that writes down some of each account that it is told of, and a connected wallet. */
async function following(read: (account: ReturnType<WalletModal['getAccount']>) => unknown) {
  const { modal } = instance()
  const stop = modal.subscribeAccount(read)
  await connect(aspen.id, 'eip155')
  await waitUntil(() => accountsController.account('eip155').balanceStatus === 'ready')
  await turns()
  return { modal, stop }
}

describe('the balance of an account', () => {
  afterEach(endInstance)

  it('is shown by a page that reads it of each account, until the page follows the account no more', async () => {
    const shown: unknown[] = []
    const { stop } = await following(({ balance }) => shown.push(balance))
    expect(shown.at(-1)).to.equal('1')
    expect(isBalanceShown()).to.equal(true)
    stop()
    expect(isBalanceShown()).to.equal(false)
  })

  it('is not shown by a page that follows the address alone', async () => {
    const { stop } = await following(({ address }) => address)
    expect(isBalanceShown()).to.equal(false)
    stop()
  })

  it('is not shown by a page that only asks for it', async () => {
    const { modal, stop } = await following(() => undefined)
    stop()
    expect(modal.getAccount().balance).to.equal('1')
    expect(isBalanceShown()).to.equal(false)
  })

  it('stays shown while a change is not yet on the page, and is not once the page reads it no more', async () => {
    let reads = true
    const { stop } = await following(account => reads && account.balance)
    reads = false
    accountsController.patch('eip155', { balance: '2' })
    await turns()
    expect(isBalanceShown()).to.equal(true)
    accountsController.patch('eip155', { balance: '3' })
    await turns()
    expect(isBalanceShown()).to.equal(false)
    stop()
  })

  it('belongs to a snapshot that can be copied and compared as before', async () => {
    const { modal, stop } = await following(() => undefined)
    stop()
    const account = modal.getAccount()
    expect(Object.keys(account)).to.include('balance')
    expect({ ...account }).to.deep.equal(account)
    expect(JSON.parse(JSON.stringify(account))).to.include({ balance: '1', balanceSymbol: 'ETH' })
  })
})
