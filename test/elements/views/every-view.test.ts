import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts.js'
import { routerController, type Route } from '../../../src/controllers/router.js'
import { themeController } from '../../../src/controllers/theme.js'
import { walletsController } from '../../../src/controllers/wallets.js'
import { en } from '../../../src/core/i18n/locales/en.js'
import { pseudoMessages } from '../../../src/core/i18n/pseudo.js'
import { addMessages } from '../../../src/core/i18n/t.js'
import { allByRole, deepAll, nameOf, readText } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, settle } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'

const ROUTES: readonly Route[] = [
  { view: 'Connect', args: undefined },
  { view: 'ConnectingExternal', args: { connectorId: aspen.id } },
  { view: 'AllWallets', args: undefined },
  { view: 'GetWallet', args: undefined },
  { view: 'ConnectingWalletConnect', args: { walletId: 'x' } },
  { view: 'ConnectingWalletConnectBasic', args: undefined },
  { view: 'ConnectingMultiChain', args: { walletId: aspen.id } },
  { view: 'Downloads', args: { walletId: 'x' } },
  { view: 'WhatIsAWallet', args: undefined },
  { view: 'WhatIsANetwork', args: undefined },
  { view: 'Account', args: undefined },
  { view: 'Networks', args: undefined },
  { view: 'SwitchNetwork', args: { caipNetworkId: 'eip155:137' } },
  { view: 'UnsupportedChain', args: undefined },
  { view: 'ProfileWallets', args: undefined },
]

async function show(route: Route) {
  await openView({}, { site: { termsConditionsUrl: 'https://example.com/t' } })
  walletsController.load({ recommended: [{ id: 'x', name: 'Cedar', homepage: 'https://cedar.example' }] })
  if (['Account', 'ProfileWallets'].includes(route.view))
    accountsController.replace('eip155', {
      status: 'connected',
      address: ALICE,
      allAccounts: [{ address: ALICE }],
      balance: '1.5',
      balanceSymbol: 'ETH',
      balanceStatus: 'ready',
      connectedWalletInfo: { name: 'Aspen' },
    })
  routerController.resetTo(route)
  const view = await shownView()
  await settle(200)
  return view
}

/** Parts whose text does not fit and is neither cut with dots nor scrolled. */
const clipped = (root: HTMLElement): string[] =>
  deepAll(root, '*')
    .filter(part => part instanceof HTMLElement && part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
    .filter(part => getComputedStyle(part).textOverflow !== 'ellipsis')
    .map(part => `${part.localName}.${part.className}: ${readText(part).slice(0, 60)}`)

for (const route of ROUTES) {
  describe(`the ${route.view} view`, () => {
    afterEach(async () => {
      addMessages(en, 'en')
      await endInstance()
    })

    for (const mode of ['dark', 'light'] as const)
      it(`has nothing that axe finds, ${mode}`, async () => {
        const view = await show(route)
        themeController.setThemeMode(mode)
        await settle(30)
        await expect(view.closest('w3m-modal') ?? document.querySelector('w3m-modal')).to.be.accessible()
      })

    it('has a name for everything that can be reached', async () => {
      const view = await show(route)
      const parts = ['button', 'link', 'tab', 'checkbox'].flatMap(role => allByRole(view.shadowRoot ?? view, role))
      expect(parts.map(nameOf).filter(name => !name)).to.be.empty
    })

    for (const locale of ['en-XA', 'en-XB'] as const)
      it(`fits 320 px in ${locale}, with every text from the catalogue`, async () => {
        const view = await show(route)
        view.style.inlineSize = '320px'
        addMessages(pseudoMessages(locale), locale)
        await settle(60)
        expect(clipped(view)).to.deep.equal([])
        expect(view.scrollWidth).to.be.at.most(320)
        const plain = readText(view.shadowRoot ?? view).match(/\b[a-z]{4,} [a-z]{4,} [a-z]{4,}\b/gi) ?? []
        const foreign = plain.filter(text => !/\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/.test(text))
        expect(foreign).to.deep.equal([])
      })
  })
}
