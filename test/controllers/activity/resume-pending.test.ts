import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import '../../../src/controllers/holdings/follow-pending.js' // loaded, so that it would begin at once
import { pendingController } from '../../../src/controllers/activity/pending.js'
import { aspen, type Script } from '../../helpers/fake-adapter.js'
import { endInstance, endVisit, idle, instance } from '../../helpers/instance.js'
import { hashOf, pendingEntry, storedPending, storePending } from '../../helpers/pending.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Connects, sends as stored, and loads the page again. */
async function reload(sent: unknown, script: Script = {}) {
  const { modal } = instance()
  await connect(aspen.id, 'eip155')
  await endVisit(modal)
  storePending(sent)
  return instance(script)
}

const awaited = (calls: readonly string[]): readonly string[] => calls.filter(call => call.startsWith('await 0x'))

describe('resume-pending', () => {
  afterEach(endInstance)

  it('follows what was sent before the reload as soon as the connection is back, with nothing open', async () => {
    let confirm = (): void => undefined
    const senders: unknown[] = []
    const { modal, adapter } = await reload([pendingEntry()], {
      awaitTransaction: (_hash, from) => {
        senders.push(from)
        return new Promise(resolve => (confirm = resolve))
      },
    })
    await modal.ready()
    await waitUntil(() => awaited(adapter.calls).length > 0, 'it is followed') // once the page is idle
    expect(awaited(adapter.calls)).to.deep.equal([`await ${hashOf(1)}`])
    expect(senders).to.deep.equal([pendingEntry().from])
    expect(modalController.state.open).to.equal(false)
    expect(pendingController.state.transactions).to.have.length(1)
    confirm()
    await waitUntil(() => storedPending().length === 0)
    expect(pendingController.state.transactions).to.deep.equal([])
  })

  it('sends no request when nothing is pending, or no one is connected any longer', async () => {
    const { modal, adapter } = await reload([])
    await modal.ready()
    await idle()
    expect(awaited(adapter.calls)).to.deep.equal([])
    await endVisit(modal)
    storePending([pendingEntry()])
    const gone = instance({ reconnect: () => Promise.resolve(undefined) })
    await gone.modal.ready()
    await idle()
    expect(awaited(gone.adapter.calls)).to.deep.equal([])
    expect(storedPending()).to.have.length(1)
  })
})
