import { expect, fixture, html } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import '../../../src/elements/index.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { endInstance, idle, instance } from '../../helpers/instance.js'
import { network } from '../../helpers/network.js'
import { waitUntil } from '../../helpers/wait-until.js'

const late = { timeout: 4_000 }

describe('a press before the code behind a button has loaded', () => {
  afterEach(endInstance)

  it('while offline has no effect if the button has left the page by the time the browser is online', async () => {
    instance()
    const element = await fixture<HTMLElement>(html`<wallet-modal-button></wallet-modal-button>`)
    await waitUntil(() => optionsController.state.created)
    const offline = network({ online: false, served: false })
    try {
      element.click()
      const button = byRole(element.shadowRoot ?? element, 'button')
      await waitUntil(() => readText(button).trim() === 'You are offline', 'says that the browser is offline', late)
      element.remove()
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await idle()
    expect(modalController.state.open).to.equal(false)
  })

  it('while offline says so in the button, and opens the modal as soon as the browser is online', async () => {
    const { modal } = instance()
    const element = await fixture<HTMLElement>(html`<wallet-modal-button></wallet-modal-button>`)
    await waitUntil(() => optionsController.state.created)
    const button = byRole(element.shadowRoot ?? element, 'button')
    const heard: string[] = []
    for (const type of ['w3m-button-open', 'w3m-button-close']) element.addEventListener(type, () => heard.push(type))
    const offline = network({ online: false, served: false })
    try {
      element.click()
      await waitUntil(() => button.ariaBusy === 'true', 'busy', late)
      element.click()
      await waitUntil(() => readText(button).trim() === 'You are offline', 'says that the browser is offline', late)
      dispatchEvent(new Event('online')) // too early: still nothing is served
      await waitUntil(() => offline.asked.length > 1, 'asked again', late)
      await waitUntil(() => readText(button).trim() === 'You are offline', 'says it again', late)
      expect(modalController.state.open).to.equal(false)
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => modalController.state.open, 'open', late)
    await waitUntil(() => button.ariaBusy === null, 'no longer busy', late)
    expect(readText(button)).to.include('Connect wallet')
    await modal.close()
    await waitUntil(() => heard.includes('w3m-button-close'), 'reports that it has closed', late)
    await idle()
    expect(heard, 'of the one press').to.deep.equal(['w3m-button-open', 'w3m-button-close'])
  })

  it('while offline says so in the button that was pressed, not in another', async () => {
    instance()
    const place = await fixture<HTMLElement>(html`
      <div>
        <wallet-modal-wallet-button wallet="rabby"></wallet-modal-wallet-button>
        <wallet-modal-connect-button></wallet-modal-connect-button>
      </div>
    `)
    await waitUntil(() => optionsController.state.created)
    const names = (): readonly string[] => allByRole(place, 'button').map(nameOf)
    await waitUntil(() => names()[0] === 'Connect Rabby Wallet', 'knows the wallet', late)
    const offline = network({ online: false, served: false })
    try {
      byRole(place, 'button', 'Connect Rabby Wallet').click()
      await waitUntil(() => names()[0] === 'You are offline', 'says so', late)
      expect(names()[1]).not.to.equal('You are offline')
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => modalController.state.open, 'open', late)
    await waitUntil(() => names()[0] === 'Connect Rabby Wallet', 'shows the wallet again', late)
  })
})
