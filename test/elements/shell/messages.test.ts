import { expect, fixture, html } from '@open-wc/testing'

import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { de } from '../../../src/locales/de/index.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import '../../../src/elements/shell/w3m-alert-bar.js'
import type { W3mAlertBar } from '../../../src/elements/shell/w3m-alert-bar.js'
import '../../../src/elements/shell/w3m-snack-bar.js'
import type { W3mSnackBar } from '../../../src/elements/shell/w3m-snack-bar.js'
import { waitUntil } from '../../helpers/wait-until.js'

const said = (node: W3mSnackBar | W3mAlertBar): string => node.renderRoot.textContent?.replace(/\s+/g, ' ').trim() ?? ''

describe('<w3m-snack-bar>', () => {
  afterEach(() => snackController.reset())

  it('shows a message and hides it again', async () => {
    const node = await fixture<W3mSnackBar>(html`<w3m-snack-bar></w3m-snack-bar>`)
    snackController.show('Address copied', 'success')
    await waitUntil(() => said(node) === 'Address copied')
    expect(node.renderRoot.querySelector('w3m-ui-icon')?.name).to.equal('check')
    await expect(node).to.be.accessible()
    snackController.hide()
    await waitUntil(() => said(node) === '')
  })

  it('hides the current message before the next one appears', async () => {
    const node = await fixture<W3mSnackBar>(html`<w3m-snack-bar></w3m-snack-bar>`)
    const seen: string[] = []
    snackController.show('one', 'loading')
    await waitUntil(() => said(node) === 'one')
    expect(node.renderRoot.querySelector('.spinner')).not.to.equal(null)
    new MutationObserver(() => seen.push(said(node))).observe(node.renderRoot, { childList: true, subtree: true })
    snackController.show('two', 'error')
    await waitUntil(() => said(node) === 'two')
    expect(seen).to.deep.equal(['', 'two'])
    expect(node.renderRoot.querySelector('w3m-ui-icon')?.name).to.equal('warning')
  })

  it('shows markup as text', async () => {
    const node = await fixture<W3mSnackBar>(html`<w3m-snack-bar></w3m-snack-bar>`)
    snackController.show('<img src=x onerror=alert(1)>', 'error')
    await waitUntil(() => said(node) === '<img src=x onerror=alert(1)>')
    expect(node.renderRoot.querySelector('img')).to.equal(null)
  })
})

describe('<w3m-alert-bar>', () => {
  before(() => addMessages(en))
  afterEach(() => {
    alertsController.reset()
    optionsController.reset()
  })

  it('says what is wrong, short and long, until it is dismissed', async () => {
    const node = await fixture<W3mAlertBar>(html`<w3m-alert-bar></w3m-alert-bar>`)
    alertsController.show('originNotAllowed')
    await waitUntil(() => said(node).startsWith('Invalid App Configuration'))
    expect(said(node)).to.include(`The origin ${location.origin} is not on the allowlist`)
    await expect(node).to.be.accessible()
    node.renderRoot.querySelector('w3m-ui-icon-button')?.click()
    await waitUntil(() => said(node) === '')
  })

  it('shows visitors, in their language, what they can fix', async () => {
    addMessages(de, 'de')
    const node = await fixture<W3mAlertBar>(html`<w3m-alert-bar></w3m-alert-bar>`)
    alertsController.show('sessionExpired')
    await waitUntil(() => said(node) === `${de['alert.sessionExpired']} ${de['alert.sessionExpired.text']}`)
    alertsController.show('multiWalletOff')
    await waitUntil(() => said(node).startsWith('Multi-Wallet Not Enabled'))
    addMessages({}, 'en')
  })

  it('fills in the service’s message unchanged', async () => {
    const node = await fixture<W3mAlertBar>(html`<w3m-alert-bar></w3m-alert-bar>`)
    alertsController.show('serverError', { detail: "$& <b>{origin}</b> $'" })
    await waitUntil(() => said(node).includes("Failed to get the App Configuration: $& <b>{origin}</b> $'"))
  })
})
