import { expect } from '@open-wc/testing'

import { fillMax } from '../../../src/controllers/send/fill-max.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { tokensController } from '../../../src/controllers/holdings/tokens.js'
import { HttpUnreachableError } from '../../../src/core/errors/service.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance } from '../../helpers/instance.js'
import { pendingEntry } from '../../helpers/pending.js'
import { rejection } from '../../helpers/rejection.js'
import { filledForm, USD_COIN } from '../../helpers/send-form.js'

const holdDollars = (): void =>
  tokensController.patch('eip155', `eip155:1:${ALICE}`, { status: 'ready', items: [USD_COIN] })

describe('fill-max', () => {
  afterEach(endInstance)

  it('reserves the fee in the native coin', async () => {
    await filledForm()
    await fillMax()
    expect(sendController.state.amount).to.equal('0.999')
  })

  it('uses all of a token, to the last digit', async () => {
    await filledForm()
    holdDollars()
    sendController.edit({ choice: { address: USD_COIN.address } })
    await fillMax()
    expect(sendController.state.amount).to.equal('5.250001')
  })

  it('subtracts pending amounts, and never goes below zero', async () => {
    await filledForm()
    pendingController.setTransactions([pendingEntry({ quantity: '0.5' })])
    await fillMax()
    expect(sendController.state.amount).to.equal('0.499')
    pendingController.setTransactions([pendingEntry({ quantity: '0.9999' })])
    await fillMax()
    expect(sendController.state.amount).to.equal('0')
  })

  it('leaves the form unchanged when the fee cannot be read', async () => {
    const reserve = () => Promise.reject(new HttpUnreachableError())
    await filledForm({ reserve })
    expect(await rejection(fillMax())).to.be.instanceOf(HttpUnreachableError)
    expect(sendController.state.amount).to.equal('0.25')
  })

  it('writes nothing for a token that was chosen meanwhile', async () => {
    let tell = (_reserve: bigint): void => undefined
    await filledForm({ reserve: () => new Promise(resolve => (tell = resolve)) })
    holdDollars()
    const task = fillMax()
    await new Promise(resolve => setTimeout(resolve))
    sendController.edit({ choice: { address: USD_COIN.address }, amount: '1' })
    tell(0n)
    await task
    expect(sendController.state.amount).to.equal('1')
  })

  it('writes nothing over an amount that was entered meanwhile', async () => {
    let tell = (_reserve: bigint): void => undefined
    await filledForm({ reserve: () => new Promise(resolve => (tell = resolve)) })
    const task = fillMax()
    await new Promise(resolve => setTimeout(resolve))
    sendController.edit({ amount: '0.1' })
    tell(0n)
    await task
    expect(sendController.state.amount).to.equal('0.1')
  })

  it('does nothing without a token', async () => {
    await filledForm()
    sendController.edit({ choice: { address: USD_COIN.address } })
    await fillMax()
    expect(sendController.state.amount).to.equal('0.25')
  })
})
