import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { updateBalanceViewer } from '../../../src/controllers/accounts/balance-viewers.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { BALANCE_CACHE } from '../../../src/core/limits.js'
import { siteTransactions } from '../../../src/services/wallets/site-transactions.js'
import { aspen, HASH, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const ETHER = 10n ** 18n
const viewer = {}

/** A site's own transaction, which its wallet has sent. */
const send = (network?: string): void =>
  siteTransactions.observe('request', [{ method: 'eth_sendTransaction' }, network], Promise.resolve(HASH))

/** Has the page seem hidden or seen, and says so. */
function see(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (visible ? 'visible' : 'hidden'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A connected wallet whose first balance was read so long ago that it counts no more. */
async function stale(script: Script = {}) {
  const { modal, adapter } = instance(script)
  await connect(aspen.id, 'eip155')
  await waitUntil(() => accountsController.account('eip155').balanceStatus === 'ready', 'no first balance')
  adapter.script.balance = async () => 5n * ETHER
  const asked = () => adapter.calls.filter(call => call.startsWith('balance')).length
  const now = Date.now
  Date.now = () => now() + BALANCE_CACHE
  return { modal, adapter, asked, first: asked(), restoreClock: () => (Date.now = now) }
}

describe('keep-balances-fresh', () => {
  let restoreClock = (): unknown => undefined

  afterEach(async () => {
    restoreClock()
    updateBalanceViewer(viewer, false)
    delete (document as { visibilityState?: unknown }).visibilityState // the document's own again
    await endInstance()
  })

  it('reads an old balance again when the visitor comes back to the page', async () => {
    const page = await stale()
    ;({ restoreClock } = page)
    updateBalanceViewer(viewer, true)
    see(false)
    await settle()
    expect(page.asked()).to.equal(page.first)
    see(true)
    await waitUntil(() => page.modal.getAccount().balance === '5')
    see(true) // what is known is new
    await settle()
    expect(page.asked()).to.equal(page.first + 1)
  })

  it('reads it again once the browser is online, and asks for nothing while nothing shows a balance', async () => {
    const page = await stale()
    ;({ restoreClock } = page)
    dispatchEvent(new Event('online'))
    see(true)
    await settle()
    expect(page.asked()).to.equal(page.first)
    updateBalanceViewer(viewer, true)
    dispatchEvent(new Event('online'))
    await waitUntil(() => page.modal.getAccount().balance === '5')
    expect(page.asked()).to.equal(page.first + 1)
  })

  it('reads it again after the site itself sent something, and once more when the chain has it', async () => {
    const { modal, adapter, restoreClock: restore } = await stale()
    restoreClock = restore
    const receipts: (() => void)[] = []
    adapter.script.awaitTransaction = () => new Promise<void>(resolve => void receipts.push(resolve))
    updateBalanceViewer(viewer, true)
    send()
    await waitUntil(() => modal.getAccount().balance === '5')
    await waitUntil(() => receipts.length === 1)
    adapter.script.balance = async () => 4n * ETHER
    receipts[0]?.()
    await waitUntil(() => modal.getAccount().balance === '4')
  })

  it('reads it again after a batch of the site, and once more when the wallet says that it is through', async () => {
    const batches: (readonly [id: string, end: () => void])[] = []
    const awaitBatch = (id: string) => new Promise<void>(resolve => void batches.push([id, resolve]))
    const { modal, adapter, restoreClock: restore } = await stale({ awaitBatch })
    restoreClock = restore
    updateBalanceViewer(viewer, true)
    siteTransactions.observe('request', [{ method: 'wallet_sendCalls' }], Promise.resolve({ id: 'batch' }))
    await waitUntil(() => modal.getAccount().balance === '5')
    await waitUntil(() => batches.length === 1)
    adapter.script.balance = async () => 4n * ETHER
    expect(batches[0]?.[0]).to.equal('batch')
    batches[0]?.[1]()
    await waitUntil(() => modal.getAccount().balance === '4')
  })

  it('waits until the page is visible if it is hidden when the transaction is final', async () => {
    const page = await stale()
    ;({ restoreClock } = page)
    const receipts: (() => void)[] = []
    page.adapter.script.awaitTransaction = () => new Promise<void>(resolve => void receipts.push(resolve))
    updateBalanceViewer(viewer, true)
    send()
    await waitUntil(() => page.modal.getAccount().balance === '5')
    await waitUntil(() => receipts.length === 1)
    page.adapter.script.balance = async () => 4n * ETHER
    see(false)
    const before = page.asked()
    receipts[0]?.()
    await settle()
    expect(page.asked()).to.equal(before)
    see(true)
    await waitUntil(() => page.modal.getAccount().balance === '4')
  })

  it('does not read it again for a transaction on another network', async () => {
    const page = await stale()
    ;({ restoreClock } = page)
    updateBalanceViewer(viewer, true)
    send('eip155:137')
    await settle()
    expect(page.asked()).to.equal(page.first)
    send('eip155:1')
    await waitUntil(() => page.modal.getAccount().balance === '5')
  })

  it('looks again as soon as a balance that was read meanwhile is 30 s old', async () => {
    instance()
    await connect(aspen.id, 'eip155')
    await waitUntil(() => accountsController.account('eip155').balanceStatus === 'ready', 'no first balance')
    updateBalanceViewer(viewer, true)
    const [now, later] = [Date.now, setTimeout]
    const delays: number[] = []
    restoreClock = () => {
      Date.now = now
      Object.assign(globalThis, { setTimeout: later })
    }
    Date.now = () => now() + 10_000
    const record = (work: TimerHandler, delay = 0, ...values: unknown[]): unknown => {
      delays.push(delay)
      return later(work, delay, ...values)
    }
    Object.assign(globalThis, { setTimeout: record })
    see(true)
    await settle()
    expect(delays.some(delay => delay > 0.5 * BALANCE_CACHE && delay <= BALANCE_CACHE - 10_000)).to.equal(true)
  })

  it('asks for nothing once the modal is destroyed', async () => {
    const page = await stale()
    ;({ restoreClock } = page)
    updateBalanceViewer(viewer, true)
    page.modal.destroy()
    see(true)
    dispatchEvent(new Event('online'))
    send()
    await settle()
    expect(page.asked()).to.equal(page.first)
  })
})
