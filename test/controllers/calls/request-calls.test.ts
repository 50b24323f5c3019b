import { expect } from '@open-wc/testing'

import type { CallsRequest, PreparedCalls } from '../../../src/chains/ports/calls.js'
import { evmAdapter } from '../../../src/chains/evm/index.js'
import { confirmCalls } from '../../../src/controllers/calls/confirm-calls.js'
import { callsController } from '../../../src/controllers/calls/calls.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import type { CallInput, SendCallsOptions, SendCallsOutcome } from '../../../src/core/entities/calls.js'
import { TransactionFailedError } from '../../../src/core/errors/transaction.js'
import { CALLS, connectedFor, hashOf, inTurn } from '../../helpers/calls.js'
import { ALICE, BOB, result } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { mainnet, rootstock } from '../../../src/networks.js'
import { waitUntil as until } from '../../helpers/wait-until.js'

/** What went wrong: the code, and what of the calls. */
const problemOf = (outcome: SendCallsOutcome): unknown =>
  'error' in outcome ? [outcome.status, outcome.error.code, Reflect.get(outcome.error, 'details')] : outcome.status

const agreeing = () => inTurn({ sign: () => undefined })

/** Calls as a page in plain JavaScript may write them. */
const loosely = (calls: unknown) => calls as readonly CallInput[]

describe('calls that a site asks for', () => {
  afterEach(endInstance)

  for (const [what, calls, details] of [
    ['none', [], 'calls'],
    ['no list', {}, 'calls'],
    ['too many', Array.from({ length: 51 }, () => ({ to: BOB })), 'calls'],
    ['no receiver', [{ data: '0x00' }], 'calls[0].to'],
    ['a name', [{ to: BOB }, { to: 'alice.eth' }], 'calls[1].to'],
    ['a typo in the receiver', [{ to: BOB.replace('dE', 'De') }], 'calls[0].to'],
    ['data that is no hex', [{ to: BOB, data: 'transfer' }], 'calls[0].data'],
    ['half a byte', [{ to: BOB, data: '0x0' }], 'calls[0].data'],
    ['a value below 0', [{ to: BOB, value: -1n }], 'calls[0].value'],
    ['a value in whole units', [{ to: BOB, value: '0.5' }], 'calls[0].value'],
  ] as const)
    it(`open nothing for invalid calls: ${what}`, async () => {
      const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
      const outcome = await modal.sendCalls({ calls: loosely(calls) })
      expect(problemOf(outcome)).to.deep.equal(['failed', 'TRANSACTION_INVALID', details])
      expect(modal.isOpen()).to.equal(false)
    })

  it('open nothing for capabilities that are not a record', async () => {
    const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
    const options = { calls: CALLS, capabilities: { paymasterService: 'https://pay.test' } } as unknown
    const outcome = await modal.sendCalls(options as SendCallsOptions)
    expect(problemOf(outcome)).to.deep.equal(['failed', 'TRANSACTION_INVALID', 'capabilities'])
  })

  it('go with the site’s capabilities, whose wallet may have the fee paid for the account', async () => {
    const requests: CallsRequest[] = []
    let isBatch = true
    const prepareCalls = async (request: CallsRequest): Promise<PreparedCalls> => {
      requests.push(request)
      return { fee: 2n * 10n ** 18n, requests: 1, isBatch, send: () => new Promise(() => undefined) }
    }
    const { modal } = await connectedFor({ prepareCalls })
    await modal.updateNativeBalance('eip155')
    const capabilities = { paymasterService: { url: 'https://pay.test', optional: true } }
    void modal.sendCalls({ calls: [{ to: BOB }], capabilities })
    await until(() => callsController.state.status === 'ready')
    expect(requests[0]?.capabilities).to.deep.equal(capabilities)
    void modal.sendCalls({ calls: [{ to: BOB }] })
    await until(() => callsController.state.status === 'failed')
    expect(requests[1]?.capabilities).to.equal(undefined)
    isBatch = false
    const inTurn = modal.sendCalls({ calls: [{ to: BOB }], capabilities }) // such a wallet gets no capabilities
    await until(() => requests.length === 3 && callsController.state.status === 'failed')
    await modal.close()
    expect(problemOf(await inTurn)).to.include('SEND_FEE_UNCOVERED')
  })

  it('need no coin for a fee that someone else may pay, such as the owner of a Safe', async () => {
    let mayBeSponsored = true
    const prepareCalls = async (): Promise<PreparedCalls> => ({
      ...{ fee: 2n * 10n ** 18n, mayBeSponsored, requests: 1 },
      send: () => new Promise(() => undefined),
    })
    const { modal } = await connectedFor({ prepareCalls })
    await modal.updateNativeBalance('eip155')
    void modal.sendCalls({ calls: [{ to: BOB }] })
    await until(() => callsController.state.status === 'ready')
    mayBeSponsored = false
    void modal.sendCalls({ calls: [{ to: BOB }] })
    await until(() => callsController.state.status === 'failed')
  })

  it('open nothing without an account', async () => {
    const { modal } = instance({ prepareCalls: agreeing().prepareCalls })
    expect(problemOf(await modal.sendCalls({ calls: CALLS }))).to.deep.equal([
      'failed',
      'PROVIDER_NOT_FOUND',
      undefined,
    ])
  })

  it('open nothing for an account that is view only', async () => {
    const { modal } = instance({}, { adapters: [evmAdapter()] })
    await modal.watch(ALICE)
    expect(problemOf(await modal.sendCalls({ calls: CALLS }))).to.deep.include('ACCOUNT_VIEW_ONLY')
    expect(modal.isOpen()).to.equal(false)
  })

  it('are shown to a wallet on a network that the site does not support, which can switch', async () => {
    const { prepareCalls, requests } = agreeing()
    const { modal } = await connectedFor({ prepareCalls })
    const [network] = networksController.list('eip155')
    if (!network) throw new Error('no network')
    const other = { ...network, id: 424242, caipNetworkId: 'eip155:424242', unsupported: true } as const
    networksController.activate(other)
    expect(problemOf(await modal.sendCalls({ calls: CALLS }))).to.include('NETWORK_UNSUPPORTED')
    const outcome = modal.sendCalls({ calls: CALLS, chainId: 1 })
    await until(() => modal.isOpen() && callsController.state.asked)
    expect(requests).to.deep.equal([])
    await modal.close()
    expect(problemOf(await outcome)).to.equal('dismissed')
  })

  it('take a receiver with the checksum of their network', async () => {
    const { prepareCalls, requests } = agreeing()
    const { modal } = await connectedFor(
      { prepareCalls, connect: async id => result(id, { caipNetworkId: 'eip155:30' }) },
      { networks: [rootstock] },
    )
    void modal.sendCalls({ calls: [{ to: '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD' }] }) // from EIP-1191
    await until(() => requests.length)
    expect(requests[0]?.calls.map(({ to }) => to)).to.deep.equal(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'])
  })

  it('open nothing on a network that the site does not have', async () => {
    const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
    const outcome = await modal.sendCalls({ calls: CALLS, chainId: 10 })
    expect(problemOf(outcome)).to.deep.equal(['failed', 'NETWORK_NOT_FOUND', 'eip155:10'])
  })

  for (const chainId of [137, '137', '0x89', 'eip155:137'])
    it(`are for the network that the site names: ${typeof chainId} ${chainId}`, async () => {
      const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
      void modal.sendCalls({ calls: CALLS, chainId })
      await until(() => callsController.state.asked?.caipNetworkId === 'eip155:137')
    })

  it('open nothing while the wallet is asked for others', async () => {
    const { prepareCalls, signed } = inTurn({ sign: () => new Promise(() => undefined) })
    const { modal } = await connectedFor({ prepareCalls })
    void modal.sendCalls({ calls: CALLS })
    await until(() => callsController.state.status === 'ready')
    void confirmCalls().catch(() => undefined)
    expect(problemOf(await modal.sendCalls({ calls: [{ to: BOB }] }))).to.deep.include('WALLET_REQUEST_PENDING')
    expect(signed).to.deep.equal([0])
    expect(callsController.state.asked?.calls).to.have.lengthOf(3)
  })

  it('give way to others once the wallet has sent them, and still end for the site that asked', async () => {
    let confirm = (): void => undefined
    const confirmed = new Promise<string>(resolve => (confirm = () => resolve(hashOf(8)))) // sped up in the wallet
    const sent = { hash: hashOf(9), hashes: [hashOf(9)], confirmed }
    const { modal } = await connectedFor({
      prepareCalls: async () => ({ fee: undefined, requests: 1, send: async () => sent }),
    })
    const first = modal.sendCalls({ calls: CALLS })
    await until(() => callsController.state.status === 'ready')
    void confirmCalls()
    await until(() => callsController.state.progress.sent === CALLS.length)
    const second = modal.sendCalls({ calls: [{ to: BOB, value: 1n }] })
    await until(() => callsController.state.quote?.calls.length === 1)
    confirm()
    expect(await first).to.deep.include({ status: 'sent', isAtomic: true, hashes: [hashOf(8)] })
    expect(callsController.state).to.deep.include({ status: 'ready', progress: { sent: 0, done: 0, hashes: [] } })
    await modal.close()
    expect(await second).to.deep.equal({ status: 'dismissed' })
  })

  it('that a Safe has proposed are confirmed only with the last one', async () => {
    let mine = (): void => undefined
    const last = new Promise<void>(resolve => (mine = resolve))
    const wallet = inTurn({
      sign: () => undefined,
      mine: index => (index === CALLS.length - 1 ? last : undefined),
      isProposed: true,
    })
    const { modal } = await connectedFor({ prepareCalls: wallet.prepareCalls })
    const outcome = modal.sendCalls({ calls: CALLS })
    await until(() => callsController.state.status === 'ready')
    void confirmCalls()
    await until(() => callsController.state.progress.sent === CALLS.length)
    expect(callsController.state.progress).to.include({ done: 0 }).and.not.have.property('proposed')
    mine()
    expect(await outcome).to.deep.include({ status: 'sent', isAtomic: false })
  })

  it('that others have replaced end as failed for the site where the chain refuses them', async () => {
    let fail = (_error: Error): void => undefined
    const confirmed = new Promise<string>((_resolve, reject) => (fail = reject))
    const sent = { hash: hashOf(9), hashes: [hashOf(9)], confirmed }
    const { modal } = await connectedFor({
      prepareCalls: async () => ({ fee: undefined, requests: 1, send: async () => sent }),
    })
    const first = modal.sendCalls({ calls: CALLS })
    await until(() => callsController.state.status === 'ready')
    void confirmCalls().catch(() => undefined)
    await until(() => callsController.state.progress.sent === CALLS.length)
    void modal.sendCalls({ calls: [{ to: BOB, value: 1n }] })
    fail(new TransactionFailedError())
    expect(problemOf(await first)).to.deep.equal(['failed', 'TRANSACTION_FAILED', undefined])
    await until(() => callsController.state.status === 'ready')
  })

  it('are dismissed by who leaves, and by others in their place', async () => {
    const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
    const first = modal.sendCalls({ calls: CALLS })
    await until(() => callsController.state.status === 'ready')
    const second = modal.sendCalls({ calls: [{ to: BOB, value: 1n }] })
    expect(await first).to.deep.equal({ status: 'dismissed' })
    await until(() => callsController.state.quote?.calls.length === 1)
    await modal.close()
    expect(await second).to.deep.equal({ status: 'dismissed' })
    expect(callsController.state.asked).to.equal(undefined)
  })

  it('are closed by the site’s signal', async () => {
    const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
    const leaving = new AbortController()
    const outcome = modal.sendCalls({ calls: CALLS, signal: leaving.signal })
    await until(() => callsController.state.status === 'ready')
    leaving.abort()
    expect(await outcome).to.deep.equal({ status: 'dismissed' })
  })

  it('are left to the chain on a test network, whose balances are not read', async () => {
    const { modal } = await connectedFor(
      { prepareCalls: agreeing().prepareCalls },
      { networks: [{ ...mainnet, testnet: true }] },
    )
    await modal.updateNativeBalance('eip155')
    expect(modal.getAccount().balance).to.equal('0.00')
    void modal.sendCalls({ calls: [{ to: BOB, value: 1n }] })
    await until(() => callsController.state.status === 'ready')
  })

  it('are not signed where the balance does not cover them', async () => {
    const { modal } = await connectedFor({ prepareCalls: agreeing().prepareCalls })
    await modal.updateNativeBalance('eip155')
    const outcome = modal.sendCalls({ calls: [{ to: BOB, value: 2n * 10n ** 18n }] })
    await until(() => callsController.state.status === 'failed')
    await modal.close()
    expect(problemOf(await outcome)).to.deep.equal(['failed', 'SEND_FEE_UNCOVERED', undefined])
  })
})
