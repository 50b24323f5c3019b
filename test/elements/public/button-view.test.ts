import { expect, fixture, html } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import '../../../src/elements/index.js'
import { byRole, nameOf } from '../../helpers/deep.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

const put = async (markup: ReturnType<typeof html>): Promise<HTMLElement> => {
  const element = await fixture<HTMLElement>(markup)
  await settle()
  return element
}
const named = (element: HTMLElement): string => nameOf(byRole(element.shadowRoot ?? element, 'button'))

describe('the accessible name of a button', () => {
  afterEach(endInstance)

  it('is the network’s around a picture of the page', async () => {
    instance()
    const element = await put(html`<wallet-modal-network-button><img alt="" /></wallet-modal-network-button>`)
    expect(named(element)).to.equal('Change network: Ethereum')
  })

  it('is the account’s, whatever text the page has for visitors without one', async () => {
    instance()
    accountsController.replace('eip155', { status: 'connected', address: ALICE, allAccounts: [{ address: ALICE }] })
    const element = await put(html`<wallet-modal-button balance="hide">Log in</wallet-modal-button>`)
    await waitUntil(() => named(element) === 'Open wallet: 0xd8dA…6045 on Ethereum')
  })

  it('is there before the modal exists, while the page’s own text is hidden', async () => {
    const own = await put(html`<wallet-modal-network-button>Our words</wallet-modal-network-button>`)
    expect(named(own)).to.equal('Select network')
    await expect(own).to.be.accessible()
  })
})
