import { expect, fixture, html } from '@open-wc/testing'

import { en } from '../../../src/locales/en/index.js'
import { loadWalletNavigation } from '../../../src/controllers/connect/select-wallet.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import type { WalletRow } from '../../../src/controllers/wallets/rules.js'
import '../../../src/elements/connect/w3m-wallet-row.js'
import type { W3mWalletRow } from '../../../src/elements/connect/w3m-wallet-row.js'
import { byRole, deepAll, nameOf } from '../../helpers/deep.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { pretend, UA } from '../../helpers/phones.js'

async function row(patch: Partial<WalletRow> = {}): Promise<W3mWalletRow> {
  const base: WalletRow = {
    id: 'x',
    name: 'Aspen',
    group: 'injected',
    connectors: [aspen],
    installed: true,
    recent: false,
    reasons: [],
  }
  const list = await fixture(
    html`<ul>
      <li><w3m-wallet-row .row=${{ ...base, ...patch }}></w3m-wallet-row></li>
    </ul>`,
  )
  const element = list.querySelector('w3m-wallet-row')
  if (!element) throw new Error('no row')
  await element.updateComplete
  return element
}

describe('<w3m-wallet-row>', () => {
  before(() => addMessages(en))

  it('carries the public attributes', async () => {
    const element = await row({ rdns: 'com.example.aspen' })
    expect(element.getAttribute('wallet-id')).to.equal('x')
    expect(element.getAttribute('rdns')).to.equal('com.example.aspen')
    element.row = { ...(element.row ?? (await row()).row), rdns: '' } as WalletRow // the spread keeps every field
    await element.updateComplete
    expect(element.hasAttribute('rdns')).to.equal(false)
  })

  it('AN-004: shows a name that holds markup as text', async () => {
    const element = await row({ name: '<img src=x onerror=window.__pwn=1>' })
    expect(nameOf(byRole(element, 'button'))).to.contain('<img src=x onerror=window.__pwn=1>')
    expect(deepAll(element, 'img[src=x]')).to.be.empty
  })

  it('AN-005: cuts a name of 20,000 letters without growing', async () => {
    const element = await row({ name: 'W'.repeat(20_000) })
    element.style.display = 'block'
    element.style.inlineSize = '328px'
    expect(element.scrollWidth).to.be.at.most(328)
    expect(element.getBoundingClientRect().height).to.be.below(80)
  })

  it('AN-006: removes what turns the reading direction or cannot be seen', async () => {
    const element = await row({ name: 'MetaMask\u202eksamatem\u202c\u200b\u0007' })
    expect(nameOf(byRole(element, 'button'))).not.to.match(/[\u0000-\u001f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/)
  })

  for (const name of ['   ', '\u200b\u202e', ['a'], {}, null] as const)
    it(`AN-025, AN-026: has a generic name in place of ${JSON.stringify(name)}`, async () => {
      const element = await row({ name: name as string }) // what a wallet may announce in spite of its type
      expect(nameOf(byRole(element, 'button'))).to.equal('Browser wallet Installed')
    })

  it('speaks of a code where one is shown, on phones too', async () => {
    const any = { name: 'WalletConnect', group: 'walletConnect', installed: false } as const
    expect(nameOf(byRole(await row(any), 'button'))).to.equal('WalletConnect QR code')
    const restore = pretend(UA.iosSafari)
    expect(nameOf(byRole(await row(any), 'button'))).to.equal('WalletConnect QR code')
    restore()
  })

  it('does not say that a wallet is to be got if a tap opens the page in its browser', async () => {
    const id = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
    const wallet = { id, name: 'Phantom', mobile_link: 'phantom://' }
    const phantom = { id, name: 'Phantom', group: 'recommended', connectors: [], installed: false, wallet } as const
    instance() // without a relay
    const here = await row(phantom)
    await loadWalletNavigation()
    await here.updateComplete
    expect(nameOf(byRole(here, 'button'))).to.equal('Phantom Get')
    const restore = pretend(UA.iosSafari)
    expect(nameOf(byRole(await row(phantom), 'button'))).to.equal('Phantom')
    restore()
    await endInstance()
  })

  it('shows a monogram of stable size until there is a picture', async () => {
    const element = await row()
    const [picture] = deepAll(element, 'w3m-ui-picture')
    expect(picture?.getBoundingClientRect().width).to.equal(40)
    expect(deepAll(element, 'text')[0]?.textContent).to.equal('AS')
  })

  it('has nothing that axe finds', async () => {
    await expect((await row()).closest('ul')).to.be.accessible({ ignoredRules: ['color-contrast'] }) // colours come from the modal
  })
})
