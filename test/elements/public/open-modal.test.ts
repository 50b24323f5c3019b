import { expect, fixture, html } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import '../../../src/elements/index.js'
import { byRole, readText } from '../../helpers/deep.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { waitUntil } from '../../helpers/wait-until.js'

const late = { timeout: 4_000 }

describe('a press before the code behind a button has loaded', () => {
  afterEach(endInstance)

  it('while offline keeps the button busy, and opens the modal as soon as the browser is online', async () => {
    instance()
    const element = await fixture<HTMLElement>(html`<wallet-modal-button></wallet-modal-button>`)
    await waitUntil(() => optionsController.state.created)
    const button = byRole(element.shadowRoot ?? element, 'button')
    const offline = network({ online: false, served: false })
    try {
      element.click()
      await waitUntil(() => button.ariaBusy === 'true', 'busy', late)
      expect(readText(button)).to.include('Connecting')
      expect(modalController.state.open).to.equal(false)
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => modalController.state.open, 'open', late)
    await waitUntil(() => button.ariaBusy === null, 'no longer busy', late)
  })
})
