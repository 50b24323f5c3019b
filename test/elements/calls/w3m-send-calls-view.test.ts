import { expect } from '@open-wc/testing'

import type { CallsRequest, PreparedCalls } from '../../../src/chains/ports/calls.js'
import { BatchRefusal } from '../../../src/chains/shared/batch-refusal.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { confirmCalls } from '../../../src/controllers/calls/confirm-calls.js'
import type { SendCallsOptions, SendCallsOutcome } from '../../../src/core/entities/calls.js'
import {
  SendError,
  SimulationFailedError,
  TokenTransferError,
  TransactionDroppedError,
  TransactionFailedError,
  TransactionRejectedError,
  TransactionReplacedError,
} from '../../../src/core/errors/transaction.js'
import { CALLS, connectedFor, hashOf, inTurn } from '../../helpers/calls.js'
import { allByRole, byRole, readText } from '../../helpers/deep.js'
import { ALICE, aspen, BOB, result, type Script } from '../../helpers/fake-adapter.js'
import { endInstance } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A promise with its ends in the test's hands. */
function deferred() {
  let settle = { resolve: (): void => undefined, reject: (_error: Error): void => undefined }
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
  promise.catch(() => undefined)
  return { promise, ...settle }
}

/** The view of calls that a site asks for, once it says `ready`. */
async function shown(
  script: Script,
  ready: string | RegExp,
  options: Partial<SendCallsOptions> = {},
  site: Partial<WalletModalOptions> = {},
) {
  const { modal, adapter } = await connectedFor(script, site)
  const outcome = modal.sendCalls({ calls: CALLS, ...options })
  const view = await shownView()
  const text = (): string => readText(view).replace(/\s+/g, ' ')
  const says = (words: string | RegExp) =>
    waitUntil(() => (typeof words === 'string' ? text().includes(words) : words.test(text())), `lacks ${words}`)
  const press = (name: string | RegExp): void => byRole(view.shadowRoot ?? view, 'button', name).click()
  await says(ready)
  return { modal, adapter, outcome, view, text, says, press }
}

/** Calls of a wallet that takes batches until it refuses one with `reason`; then in turn. */
function refusingBatch(reason: Error) {
  const { prepareCalls, signed } = inTurn({ sign: () => undefined })
  let isRefused = false
  const send = (): Promise<never> => {
    isRefused = true
    return Promise.reject(new BatchRefusal(reason))
  }
  const prepare = async (request: CallsRequest): Promise<PreparedCalls> =>
    isRefused ? prepareCalls(request) : { fee: undefined, requests: 1, send }
  return { prepareCalls: prepare, signed }
}

const isSettled = async (outcome: Promise<SendCallsOutcome>): Promise<boolean> =>
  Promise.race([outcome.then(() => true), new Promise<boolean>(resolve => setTimeout(() => resolve(false)))])

describe('<w3m-send-calls-view>', () => {
  afterEach(endInstance)

  it('lists every call in plain words, with network, fee and account, before a wallet is asked', async () => {
    const { prepareCalls, signed, requests } = inTurn({ sign: () => undefined })
    const { text } = await shown({ prepareCalls }, 'Send 3 calls')
    const words = text()
    expect(words).to.include('Send 0.5 ETH').and.include(`To ${BOB}`)
    expect(words)
      .to.match(/Allow spending of tokens Amount ?5 ?Spender/)
      .and.include('0x1111')
    expect(words).to.match(/Contract call.*0x2222.*Data 0x12345678.*Amount sent 0\.000000000000000001 ETH/)
    expect(words).to.include('Ethereum').and.include(ALICE).and.include('0.000021 ETH')
    expect(signed).to.deep.equal([])
    expect(requests[0]?.calls.map(({ to, value, data }) => [to, value, data])).to.deep.equal([
      [BOB, 5n * 10n ** 17n, '0x'],
      ['0x1111111111111111111111111111111111111111', 0n, CALLS[1]?.data],
      ['0x2222222222222222222222222222222222222222', 1n, '0x12345678'],
    ])
  })

  it('warns where the wallet asks for each call in turn, and says where it takes all at once', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const { text } = await shown({ prepareCalls }, 'Send 3 calls')
    expect(text()).to.include('Aspen asks for each call in turn.')
    await endInstance()
    const together = async (request: CallsRequest) => ({ ...(await prepareCalls(request)), requests: 1 })
    const atOnce = await shown({ prepareCalls: together }, 'Send 3 calls')
    expect(atOnce.text()).to.include('either all of them go through, or none').and.not.include('in turn')
  })

  it('warns of an unlimited approval, and shows raw amounts of a token without known decimals', async () => {
    const approval = `0x095ea7b3${BOB.slice(2).toLowerCase().padStart(64, '0')}`
    const calls = [
      { to: CALLS[1]?.to ?? '', data: `${approval}${'f'.repeat(64)}` },
      { to: CALLS[1]?.to ?? '', data: `${approval}${'7'.padStart(64, '0')}` },
    ]
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const decimals = () => Promise.reject(new TokenTransferError())
    const { text } = await shown({ prepareCalls, decimals }, 'Send 2 calls', { calls })
    expect(text()).to.include('Confirm only if you trust the spender.').and.include('Any amount')
    expect(text()).to.match(/Amount in the token’s smallest unit ?7/)
  })

  it('follows each call of a wallet that asks in turn, and ends with their hashes', async () => {
    const [first, mined] = [deferred(), deferred()]
    const { prepareCalls, signed } = inTurn({
      sign: index => (index === 0 ? first.promise : undefined),
      mine: index => (index === 1 ? mined.promise : undefined),
    })
    const { says, press, outcome, text } = await shown({ prepareCalls }, 'Send 3 calls')
    press('Send 3 calls')
    await says('0 of 3 went through')
    expect(text()).to.include('Approve in Aspen')
    first.resolve()
    await says('1 of 3 went through')
    await says('On its way')
    expect(signed).to.deep.equal([0, 1])
    mined.resolve()
    await says('3 of 3 went through')
    expect(await outcome).to.deep.equal({
      status: 'sent',
      caipNetworkId: 'eip155:1',
      isAtomic: false,
      hashes: [0, 1, 2].map(hashOf),
    })
    expect(text()).to.include(hashOf(1))
    press('Done')
  })

  it('takes the calls of one batch as sent together', async () => {
    const sent = { hash: hashOf(9), hashes: [hashOf(9)], confirmed: Promise.resolve(hashOf(9)) }
    const prepareCalls = async () => ({ fee: undefined, requests: 1, send: async () => sent })
    const { says, press, outcome, text } = await shown({ prepareCalls }, 'Send 3 calls')
    expect(text()).not.to.include('Network fee')
    press('Send 3 calls')
    await says('3 of 3 went through')
    expect(await outcome).to.deep.include({ status: 'sent', isAtomic: true, hashes: [hashOf(9)] })
  })

  it('stays on the confirmed calls after a refusal, which the site receives when the visitor leaves', async () => {
    let isRefused = true
    const { prepareCalls } = inTurn({
      sign: () => {
        if (isRefused) throw new TransactionRejectedError()
      },
    })
    const { says, press, outcome, modal } = await shown({ prepareCalls }, 'Send 3 calls')
    press('Send 3 calls')
    await says('You declined in Aspen. Nothing was sent.')
    expect(await isSettled(outcome)).to.equal(false)
    await modal.close()
    const refused = await outcome
    expect(refused).to.deep.include({ status: 'rejected', hashes: [] })
    isRefused = false
    const again = modal.sendCalls({ calls: CALLS })
    const view = await shownView()
    await waitUntil(() => readText(view).includes('Send 3 calls'))
    byRole(view.shadowRoot ?? view, 'button', 'Send 3 calls').click()
    expect(await again).to.deep.include({ status: 'sent' })
  })

  it('are reviewed again, to go in turn, where the wallet refuses the batch', async () => {
    const { prepareCalls, signed } = refusingBatch(new TransactionRejectedError())
    const { says, press, outcome, text } = await shown({ prepareCalls }, 'either all of them go through, or none')
    press('Send 3 calls')
    await says('Aspen asks for each call in turn.')
    expect(text()).to.include('You declined in Aspen. Nothing was sent.')
    expect(signed).to.deep.equal([])
    press('Send 3 calls')
    expect(await outcome).to.deep.include({ status: 'sent', isAtomic: false, hashes: [0, 1, 2].map(hashOf) })
  })

  it('reports a refused batch to the site when the visitor leaves, or had left', async () => {
    const rejected = refusingBatch(new TransactionRejectedError())
    const first = await shown({ prepareCalls: rejected.prepareCalls }, 'Send 3 calls')
    first.press('Send 3 calls')
    await first.says('Aspen asks for each call in turn.')
    await first.modal.close()
    expect(await first.outcome).to.deep.include({ status: 'rejected', hashes: [] })
    await endInstance()
    const answer = deferred()
    const send = () => answer.promise.then(() => Promise.reject(new BatchRefusal(new SendError())))
    const prepareCalls = async () => ({ fee: undefined, requests: 1, send })
    const second = await shown({ prepareCalls }, 'Send 3 calls')
    second.press('Send 3 calls')
    await second.says('0 of 3 went through')
    await second.modal.close()
    answer.resolve()
    const failed = await second.outcome
    expect('error' in failed && failed.error.code).to.equal('TRANSACTION_SEND_FAILED')
  })

  it('says nothing of the visitor where the wallet itself cannot take the batch', async () => {
    const { prepareCalls } = refusingBatch(new SendError())
    const { says, press, text } = await shown({ prepareCalls }, 'Send 3 calls')
    press('Send 3 calls')
    await says('Aspen asks for each call in turn.')
    expect(text()).to.include('Send 3 calls').and.not.include('declined').and.not.include('went wrong')
  })

  it('says which calls went through when one is refused in the middle, and sends no others', async () => {
    const { prepareCalls, signed } = inTurn({
      sign: index => {
        if (index === 1) throw new TransactionRejectedError()
      },
    })
    const { says, press, outcome, text, view } = await shown({ prepareCalls }, 'Send 3 calls')
    press('Send 3 calls')
    await says('You declined in Aspen, so the other calls weren’t sent.')
    expect(text()).to.include('1 of 3 went through').and.not.include('Nothing was sent')
    const fates = allByRole(view.shadowRoot ?? view, 'li').map(
      item => /(Went through|Not sent)/.exec(readText(item))?.[1],
    )
    expect(fates).to.deep.equal(['Went through', 'Not sent', 'Not sent'])
    expect(await outcome).to.deep.include({ status: 'rejected', hashes: [hashOf(0)] })
    expect(signed).to.deep.equal([0, 1])
  })

  it('says which call failed on the network', async () => {
    const { prepareCalls } = inTurn({
      sign: () => undefined,
      mine: index => (index === 1 ? Promise.reject(new TransactionFailedError()) : undefined),
    })
    const { says, press, outcome, view } = await shown({ prepareCalls }, 'Send 3 calls')
    press('Send 3 calls')
    await says('A call failed on the network, so the calls after it weren’t sent.')
    const items = allByRole(view.shadowRoot ?? view, 'li').map(readText)
    expect(items[0]).to.include('Went through')
    expect(items[1]).to.include('Didn’t go through')
    expect(items[2]).to.include('Not sent')
    expect(await outcome).to.deep.include({ status: 'failed', hashes: [hashOf(0)] })
  })

  for (const [error, words, fate] of [
    [new TransactionDroppedError(), 'the network dropped the transaction', 'Outcome unknown'],
    [new TransactionReplacedError(), 'another transaction took its place', 'Outcome unknown'],
    [new TransactionReplacedError({ details: hashOf(7) }), 'another transaction took its place', 'Didn’t go through'],
  ] as const) {
    const name = `${error.code}${error.details ? ', found' : ''}`

    it(`claims neither a failure nor a fee for a call that no block has: ${name}`, async () => {
      const { prepareCalls } = inTurn({
        sign: () => undefined,
        mine: index => (index === 1 ? Promise.reject(error) : undefined),
      })
      const { says, press, outcome, view, text } = await shown({ prepareCalls }, 'Send 3 calls')
      press('Send 3 calls')
      await says(`Allow spending of tokens: ${words}`)
      expect(text()).not.to.match(/failed on the network|fee was charged/)
      const items = allByRole(view.shadowRoot ?? view, 'li').map(readText)
      expect(items[0]).to.include('Went through')
      expect(items[1]).to.include(fate)
      expect(items[2]).to.include('Not sent')
      expect(await outcome).to.deep.include({ status: 'failed', hashes: [hashOf(0)] })
    })

    it(`does so for a batch: ${name}`, async () => {
      const sent = { hash: hashOf(9), hashes: [hashOf(9)] }
      const send = async () => ({ ...sent, confirmed: Promise.reject<string>(error) })
      const prepareCalls = async () => ({ fee: undefined, requests: 1, send })
      const { says, press, view, text } = await shown({ prepareCalls }, 'Send 3 calls')
      press('Send 3 calls')
      await says(`Send 3 calls: ${words}`)
      expect(text()).not.to.match(/failed on the network|fee was charged/)
      for (const item of allByRole(view.shadowRoot ?? view, 'li')) expect(readText(item)).to.include(fate)
    })
  }

  it('sends nothing more once the account is another one between two calls', async () => {
    const mined = deferred()
    const { prepareCalls, signed } = inTurn({ sign: () => undefined, mine: () => mined.promise })
    const connect = async (id: string) => result(id, { accounts: [{ address: ALICE }, { address: BOB }] })
    const { says, press, outcome, adapter, modal } = await shown({ prepareCalls, connect }, 'Send 3 calls')
    press('Send 3 calls')
    await says('On its way')
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
    await waitUntil(() => modal.getAddress() === BOB)
    mined.resolve()
    await says('Your wallet switched to another account or network, so the other calls weren’t sent.')
    const ended = await outcome
    expect(ended).to.deep.include({ status: 'failed', hashes: [hashOf(0)] })
    expect('error' in ended && ended.error.code).to.equal('WALLET_CHANGED')
    expect(signed).to.deep.equal([0])
  })

  it('asks no wallet if the account changed after the review, and can be reviewed again', async () => {
    const { prepareCalls, signed, requests } = inTurn({ sign: () => undefined })
    const { says, press, adapter } = await shown({ prepareCalls }, 'Send 3 calls')
    adapter.emit({ type: 'accounts', connectorId: aspen.id, accounts: [{ address: BOB }] })
    await says('Your wallet switched to another account or network. Nothing was sent.')
    await confirmCalls().catch(() => undefined)
    expect(signed).to.deep.equal([])
    press('Try again')
    await says('Send 3 calls')
    expect(requests.at(-1)?.from).to.equal(BOB)
  })

  it('says what the chain would refuse, and tries it again', async () => {
    let isRefused = true
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const { says, press } = await shown(
      {
        prepareCalls: request =>
          isRefused ? Promise.reject(new SimulationFailedError(['too late'])) : prepareCalls(request),
      },
      'This transaction would fail: too late',
    )
    isRefused = false
    press('Try again')
    await says('Send 3 calls')
  })

  it('leads to the network that the calls are for', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    const { says, press } = await shown({ prepareCalls }, 'These calls are on Polygon.', { chainId: 137 })
    expect(requests).to.deep.equal([])
    press('Switch to Polygon')
    await says('Send 3 calls')
    expect(requests[0]?.network.caipNetworkId).to.equal('eip155:137')
  })

  it('leads back from a network that the site does not have', async () => {
    const { prepareCalls, requests } = inTurn({ sign: () => undefined })
    const { says, press, text, adapter } = await shown(
      { prepareCalls },
      'Send 3 calls',
      {},
      { allowUnsupportedChain: true },
    )
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:99' })
    await says('These calls are on Ethereum.')
    expect(text()).not.to.include('Not connected')
    press('Switch to Ethereum')
    await waitUntil(() => requests.length === 2, 'not prepared again')
    await says('Send 3 calls')
  })

  it('says that an account is view only', async () => {
    const { prepareCalls } = inTurn({ sign: () => undefined })
    const { says, text } = await shown({ prepareCalls }, 'Send 3 calls')
    const { connectedWalletInfo } = accountsController.account('eip155')
    accountsController.patch('eip155', {
      connectedWalletInfo: { name: 'View only', ...connectedWalletInfo, type: 'VIEW_ONLY' },
    })
    await says('Nothing can be signed or sent.')
    expect(text()).to.include('View only').and.not.include('Not connected')
  })

  it('waits for the wallet after the visitor has left', async () => {
    const signing = deferred()
    const { prepareCalls } = inTurn({ sign: () => signing.promise })
    const { says, press, outcome, modal } = await shown({ prepareCalls }, 'Send 3 calls')
    press('Send 3 calls')
    await says('0 of 3 went through')
    await modal.close()
    expect(await isSettled(outcome)).to.equal(false)
    signing.resolve()
    expect(await outcome).to.deep.include({ status: 'sent' })
  })

  it('is safe where no calls were asked for', async () => {
    const { view } = await openView({ view: 'SendCalls' })
    expect(readText(view)).to.include('This site hasn’t asked for any calls.')
  })
})
