import { expect } from '@open-wc/testing'

import { analyticsController } from '../../../src/controllers/shell/analytics/analytics.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { placeOf, startSend } from '../../../src/controllers/send/start-send.js'
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { holderOf } from '../../../src/controllers/accounts/holder.js'
import { sendController } from '../../../src/controllers/send/send.js'
import { ALICE, aspen, BOB, result, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, instance, turns } from '../../helpers/instance.js'
import { hashOf, pendingEntry, storePending } from '../../helpers/pending.js'
import { waitUntil } from '../../helpers/wait-until.js'

const TOKEN = `0x${'7'.repeat(40)}`

async function connected(script: Script = {}) {
  const made = instance(script, { tokens: { 'eip155:1': [{ address: TOKEN }] } })
  recordIntent()
  await connect(aspen.id, 'eip155')
  await turns()
  made.adapter.calls.length = 0
  return made
}

describe('start-send', () => {
  afterEach(endInstance)

  it('starts over, and asks for what the form shows', async () => {
    storePending([pendingEntry()])
    const { adapter } = await connected({ awaitTransaction: () => new Promise(() => undefined) })
    sendController.edit({ amount: '7', receiver: BOB })
    startSend()
    expect(sendController.state).to.include({ amount: '', receiver: '', status: 'editing', asked: false })
    await waitUntil(() => adapter.calls.includes('tokens 1'))
    await waitUntil(() => adapter.calls.includes(`await ${hashOf(1)}`))
    expect(pendingController.state.transactions).to.have.length(1)
    expect(analyticsController.state.data).to.deep.include({
      event: 'OPEN_SEND',
      properties: { isSmartAccount: false, network: 'eip155:1' },
    })
  })

  it('checks a receiver that the site passed', async () => {
    await connected({ checkAddress: async () => ({ contract: true }) })
    startSend({ namespace: 'eip155', amount: '1', receiver: BOB, asked: true })
    await waitUntil(() => sendController.state.checked?.status === 'ready')
    expect(sendController.state).to.include({ amount: '1', receiver: BOB, asked: true })
    expect(sendController.state.checked).to.include({ address: BOB, contract: true })
  })

  it('does not affect a send that a wallet is asked to sign', async () => {
    const { adapter } = await connected()
    sendController.edit({ amount: '7', receiver: BOB })
    sendController.step('signing')
    startSend({ amount: '1' })
    await turns()
    expect(sendController.state).to.include({ amount: '7', receiver: BOB, status: 'signing' })
    expect(adapter.calls).to.deep.equal([])
  })

  it('requests nothing when no one is connected, or a family cannot send', async () => {
    const { adapter } = instance()
    recordIntent()
    startSend({ amount: '1' })
    startSend({ namespace: 'bip122' })
    await turns()
    expect(adapter.calls).to.deep.equal([])
    expect(sendController.state.status).to.equal('editing')
  })

  it('distinguishes smart accounts', async () => {
    await connected({
      connect: async id => result(id, { accounts: [{ address: ALICE, type: 'smartAccount' }] }),
    })
    const holder = holderOf('eip155')
    expect(holder && placeOf(holder)).to.deep.equal({ isSmartAccount: true, network: 'eip155:1' })
  })
})
