import { expect } from '@open-wc/testing'

import { forceClose } from '../../../src/controllers/connections/close.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import type { TrackedEvent } from '../../../src/core/events.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { FakeSiwx } from '../../helpers/fake-siwx.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('a dialog that no button opened', () => {
  afterEach(endInstance)

  /** A connected visitor, and what the site is told of the dialog from then on. */
  async function visit(options = {}) {
    const told: TrackedEvent[] = []
    const analytics = (event: TrackedEvent): void => void told.push(event)
    const { adapter, modal } = instance({}, { services: { ...OFFLINE.services, analytics }, ...options })
    await modal.connect(aspen.id)
    const ofDialog = () =>
      told.flatMap(({ event, properties }) => (/^MODAL_(?:OPEN|CLOSE)$/.test(event) ? [[event, properties]] : []))
    return { adapter, ofDialog }
  }

  it('is reported as opened and closed when the wallet moves to a network that the site does not list', async () => {
    const { adapter, ofDialog } = await visit()
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:1337' })
    await waitUntil(() => modalController.state.open)
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:137' })
    await waitUntil(() => routerController.route.view === 'Account')
    adapter.emit({ type: 'network', connectorId: aspen.id, caipNetworkId: 'eip155:1338' })
    await waitUntil(() => routerController.route.view === 'UnsupportedChain')
    forceClose()
    expect(ofDialog(), 'once, however often it was asked for').to.deep.equal([
      ['MODAL_OPEN', { connected: true }],
      ['MODAL_CLOSE', { connected: true }],
    ])
  })

  it('is reported as opened when it asks the visitor to sign in', async () => {
    const { ofDialog } = await visit({ siwx: new FakeSiwx() })
    await waitUntil(() => modalController.state.open)
    expect(ofDialog()).to.deep.equal([['MODAL_OPEN', { connected: true }]])
  })
})
