import { expect, fixture, html } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import type { SocialLogin } from '../../../src/controllers/connections/embedded/remember-login.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import '../../../src/elements/embedded/w3m-account-settings-view.js'
import '../../../src/elements/embedded/w3m-upgrade-email-wallet-view.js'
import { readText } from '../../helpers/deep.js'
import { ALICE, BOB } from '../../helpers/fake-adapter.js'
import { ada, embeddedSite } from '../../helpers/fake-secure-site.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { nameSite } from '../../helpers/name-service.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

async function make(login: SocialLogin = {}) {
  const made = embeddedSite({
    GET_USER: async ({ chainId, preferredAccountType }) =>
      ada(chainId, preferredAccountType === 'eoa' ? { address: BOB, preferredAccountType } : {}),
  })
  await connectFamilies('eip155', new AbortController().signal, login)
  const view = await fixture(html`<w3m-account-settings-view></w3m-account-settings-view>`)
  const root = view.shadowRoot ?? view
  const row = (label: string) => [...root.querySelectorAll('w3m-ui-list-row')].find(one => one.label === label)
  return { ...made, root, row }
}

describe('<w3m-account-settings-view>', () => {
  afterEach(endInstance)

  it('lets a visitor who logged in by email change the address', async () => {
    const { row } = await make()
    expect(row('Email address')?.detail).to.equal('ada@example.com')
    row('Email address')?.click()
    expect(routerController.route.view).to.equal('UpdateEmailWallet')
  })

  it('shows the provider of a social login, without a way to change the address', async () => {
    const { row, root } = await make({ provider: 'discord', userName: 'ada0' })
    expect(row('Email address')).to.equal(undefined)
    expect(readText(root)).to.include('ada')
    expect(readText(root)).not.to.include('ada0')
    expect(readText(root)).to.include('Logged in with Discord')
  })

  it('switches to the other account type and back', async () => {
    const { modal, row } = await make()
    row('Switch to your standard account')?.click()
    await waitUntil(() => modal.getAccount('eip155').address === BOB)
    await waitUntil(() => row('Switch to your smart account'))
    row('Switch to your smart account')?.click()
    await waitUntil(() => modal.getAccount('eip155').address === ALICE)
  })

  it('links to name registration where it is available, and shows the account’s name', async () => {
    const { row: without } = await make()
    expect(without('Account name')).to.equal(undefined)
    await endInstance()
    const { modal, stub } = await nameSite({}, {}, 'AccountSettings')
    const events: string[] = []
    modal.subscribeEvents(({ data }) => data && events.push(data.event))
    const view = await shownView()
    const row = () =>
      [...(view.shadowRoot?.querySelectorAll('w3m-ui-list-row') ?? [])].find(one => one.label === 'Account name')
    expect(row()?.detail).to.equal('Choose a name that others can send to')
    accountsController.patch('eip155', { profileName: 'ada-l.reown.id' })
    await waitUntil(() => row()?.detail === 'ada-l.reown.id')
    row()?.click()
    expect(routerController.route.view).to.equal('ChooseAccountName')
    await waitUntil(() => events.includes('OPEN_ENS_FLOW'))
    stub.restore()
  })

  it('offers no upgrade with a custom secure site', async () => {
    const { row } = await make()
    expect(row('Upgrade your wallet')).to.equal(undefined)
  })

  it('is empty without a login', async () => {
    instance()
    const view = await fixture(html`<w3m-account-settings-view></w3m-account-settings-view>`)
    expect(readText(view.shadowRoot ?? view)).to.include('No account to set up')
  })
})

describe('<w3m-upgrade-email-wallet-view>', () => {
  afterEach(endInstance)

  it('links to a page of the secure site, in a new tab', async () => {
    instance({}, { services: { ...OFFLINE.services, secureSite: 'https://keys.example/v1/' } })
    const view = await fixture(html`<w3m-upgrade-email-wallet-view></w3m-upgrade-email-wallet-view>`)
    const link = view.shadowRoot?.querySelector('a')
    expect(link?.href).to.equal('https://keys.example/v1/dashboard')
    expect(link).to.include({ target: '_blank', rel: 'noopener noreferrer' })
  })
})
