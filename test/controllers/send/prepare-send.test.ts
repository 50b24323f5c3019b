import { expect } from '@open-wc/testing'

import { prepareSend } from '../../../src/controllers/send/prepare-send.js'
import { transactionsController } from '../../../src/controllers/activity/transactions.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { sendForm } from '../../../src/controllers/send/send-form.js'
import { ModalClosedError } from '../../../src/core/errors/attempt.js'
import { UnsupportedChainError } from '../../../src/core/errors/network.js'
import {
  InsufficientFeeError,
  ResolveNameError,
  SendAmountError,
  SendIncompleteError,
  SendReceiverError,
  SendTokenError,
  TokenDecimalsError,
} from '../../../src/core/errors/send.js'
import { SimulationFailedError } from '../../../src/core/errors/transaction.js'
import { mainnet } from '../../../src/networks.js'
import { ALICE, BOB, result, type Script, transfer } from '../../helpers/fake-adapter.js'
import { endInstance } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { CAROL, filledForm } from '../../helpers/send-form.js'

describe('prepare-send', () => {
  afterEach(endInstance)

  it('leaves it to the chain whether the amount is there where balances are not read', async () => {
    await filledForm({}, { site: { networks: [{ ...mainnet, testnet: true }] } })
    expect(sendForm()).to.deep.include({ unread: true, amount: { amount: 25n * 10n ** 16n }, ready: true })
    expect((await prepareSend()).amount).to.equal(25n * 10n ** 16n)
    sendController.edit({ amount: '0.1.2' })
    expect(sendForm()?.amount).to.deep.equal({ problem: 'invalid' })
  })

  it('freezes the form’s content, simulated on the chain, without asking the wallet', async () => {
    const { adapter } = await filledForm()
    const quote = await prepareSend()
    expect(quote).to.deep.include({
      namespace: 'eip155',
      caipNetworkId: 'eip155:1',
      from: ALICE,
      to: CAROL,
      amount: 25n * 10n ** 16n,
      warnings: [],
    })
    expect(Object.isFrozen(quote) && Object.isFrozen(quote.token)).to.equal(true)
    expect(adapter.calls).to.deep.equal([`prepare 250000000000000000 to ${CAROL}`])
    expect(sendController.state).to.include({ status: 'ready', quote })
  })

  it('says what is missing, in the words of the specification', async () => {
    const { adapter } = await filledForm({}, { amount: '', receiver: '' })
    const missing = await rejection(prepareSend())
    expect(missing)
      .to.be.instanceOf(SendIncompleteError)
      .and.have.property('message', 'An amount and receiver address are required')
    sendController.edit({ amount: '1', receiver: CAROL, choice: undefined })
    expect(await rejection(prepareSend()))
      .to.be.instanceOf(SendTokenError)
      .and.have.property('message', 'A token is required')
    expect(adapter.calls).to.deep.equal([])
  })

  for (const [name, amount, receiver, error] of [
    ['an amount above the balance', '1.1', CAROL, SendAmountError],
    ['an amount that is none', '1e3', CAROL, SendAmountError],
    ['an address of another family', '0.1', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', SendReceiverError],
    ['the address of nobody', '0.1', `0x${'0'.repeat(40)}`, SendReceiverError],
    ['all of it, with nothing left for the fee', '1', CAROL, InsufficientFeeError],
    ['a name that nobody has', '0.1', 'nobody.eth', ResolveNameError],
  ] as const)
    it(`stops at ${name} and keeps what was written`, async () => {
      await filledForm({}, { amount, receiver })
      expect(await rejection(prepareSend())).to.be.instanceOf(error)
      expect(sendController.state).to.include({ status: 'editing', amount, receiver, quote: undefined })
      expect(sendController.state.error).to.be.instanceOf(error)
    })

  it('stops at a misspelled address', async () => {
    const { adapter } = await filledForm({ checkAddress: async () => ({ misspelled: true }) })
    expect(await rejection(prepareSend())).to.be.instanceOf(SendReceiverError)
    expect(adapter.calls).to.deep.equal([])
  })

  it('stops when the contract’s decimals differ from the list', async () => {
    await filledForm({ prepareTransfer: async () => transfer([], { decimals: 6 }) })
    expect(await rejection(prepareSend())).to.be.instanceOf(TokenDecimalsError)
  })

  it('explains why the chain would refuse it', async () => {
    await filledForm({ prepareTransfer: () => Promise.reject(new SimulationFailedError(['paused'])) })
    expect(await rejection(prepareSend())).to.be.instanceOf(SimulationFailedError)
    expect(sendController.state.error).to.be.instanceOf(SimulationFailedError)
  })

  it('stops at an absurd fee instead of showing a negative rest', async () => {
    await filledForm({ prepareTransfer: async () => transfer([], { fee: 2n ** 96n }) })
    expect(await rejection(prepareSend())).to.be.instanceOf(InsufficientFeeError)
  })

  it('does not count the fee of a smart account, which may be sponsored, but counts a deposit', async () => {
    const connect: Script['connect'] = async id => result(id, { accounts: [{ address: ALICE, type: 'smartAccount' }] })
    let deposit = 0n
    await filledForm({ connect, prepareTransfer: async () => transfer([], { deposit }) }, { amount: '1' })
    expect((await prepareSend()).fee > 0n).to.equal(true)
    deposit = 1n
    expect(await rejection(prepareSend())).to.be.instanceOf(InsufficientFeeError)
  })

  it('does not count a fee that someone else may pay, such as the owner of a Safe', async () => {
    let mayBeSponsored = true
    await filledForm({ prepareTransfer: async () => transfer([], { mayBeSponsored }) }, { amount: '1' })
    expect((await prepareSend()).fee > 0n).to.equal(true)
    mayBeSponsored = false
    expect(await rejection(prepareSend())).to.be.instanceOf(InsufficientFeeError)
  })

  it('is blocked for a token of another network than the active one', async () => {
    const { adapter } = await filledForm()
    sendController.edit({ choice: { caipNetworkId: 'eip155:137' } })
    expect(await rejection(prepareSend())).to.be.instanceOf(UnsupportedChainError)
    expect(adapter.calls).to.deep.equal([])
    const polygon = networksController.find('eip155:137')
    if (polygon) networksController.activate(polygon)
  })

  it('drops preparation for a form that has changed meanwhile', async () => {
    await filledForm({
      prepareTransfer: async () => {
        sendController.edit({ amount: '0.5' })
        return transfer()
      },
    })
    expect(await rejection(prepareSend())).to.be.instanceOf(ModalClosedError)
    expect(sendController.state).to.include({ status: 'editing', amount: '0.5', quote: undefined, error: undefined })
  })

  it('asks the chain for a name and keeps it with its address', async () => {
    const { adapter } = await filledForm({ resolveName: async () => CAROL }, { receiver: 'carol.eth' })
    expect(await prepareSend()).to.include({ to: CAROL, name: 'carol.eth' })
    expect(adapter.calls).to.include('resolve carol.eth')
  })

  it('warns of contracts, the own address and what imitates a known one', async () => {
    await filledForm({ checkAddress: async () => ({ contract: true }) })
    expect((await prepareSend()).warnings).to.deep.equal(['contract'])
    sendController.edit({ receiver: ALICE })
    expect((await prepareSend()).warnings).to.include('own')
    sendController.edit({ receiver: `${BOB.slice(0, 6)}${'7'.repeat(32)}${BOB.slice(-4)}` })
    expect((await prepareSend()).warnings).to.include('lookAlike')
  })

  it('warns of an address that imitates an earlier recipient, even after a token reported a transfer to it', async () => {
    const poison = `${CAROL.slice(0, 6)}${'7'.repeat(32)}${CAROL.slice(-4)}`
    await filledForm()
    const sent = { operation: 'send', status: 'confirmed', transfers: [{ direction: 'out', quantity: '1' }] } as const
    transactionsController.patch('eip155', `eip155:1:${ALICE}`, {
      status: 'ready',
      items: [
        { ...sent, id: 'fake', sentFrom: `0x${'9'.repeat(40)}`, sentTo: poison },
        { ...sent, id: 'real', sentFrom: ALICE, sentTo: CAROL },
      ],
    })
    sendController.edit({ receiver: poison })
    expect((await prepareSend()).warnings).to.include('lookAlike')
  })
})
