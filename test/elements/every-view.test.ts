import { expect } from '@open-wc/testing'

import type { Route } from '../../src/controllers/shell/router.js'
import { themeController } from '../../src/controllers/shell/theme.js'
import { addMessages } from '../../src/core/i18n/add-messages.js'
import { pseudoMessages } from '../../src/core/i18n/pseudo.js'
import { isViewName, type PlainViewName, type ViewArguments, type ViewName, VIEWS } from '../../src/core/views.js'
import { en } from '../../src/locales/en/index.js'
import { allByRole, deepAll, nameOf, readText } from '../helpers/deep.js'
import { aspen } from '../helpers/fake-adapter.js'
import { openFilledView } from '../helpers/filled-view.js'
import { endInstance, settle } from '../helpers/instance.js'

/** The arguments of every view that needs some, and of those that show more with them. */
const ARGUMENTS: Pick<ViewArguments, Exclude<ViewName, PlainViewName>> & Partial<ViewArguments> = {
  ConnectingExternal: { connectorId: aspen.id },
  ConnectingWalletConnect: { walletId: 'x' },
  ConnectingMultiChain: { walletId: aspen.id },
  ConnectingSocial: { provider: 'google' },
  Downloads: { walletId: 'x' },
  SwitchNetwork: { caipNetworkId: 'eip155:137' },
  SwitchActiveChain: { caipNetworkId: 'eip155:137' },
  SwapSelectToken: { target: 'toToken' },
}

/** Every view that there is. */
const ROUTES = Object.keys(VIEWS)
  .filter(isViewName)
  .map(view => ({ view, args: ARGUMENTS[view] }) as Route)

/** Views for the site's developers, whose texts are English. */
const FOR_DEVELOPERS: readonly Route['view'][] = ['Diagnostics']

/** Waits until the colours of another theme are there: buttons change theirs gradually. */
async function settled(view: HTMLElement): Promise<void> {
  await settle(30)
  const modal = view.closest('w3m-modal') ?? document.querySelector('w3m-modal')
  const own = [view.shadowRoot, modal?.shadowRoot ?? null].filter(root => root !== null)
  const roots = own.flatMap(root => [root, ...deepAll(root, '*').flatMap(({ shadowRoot }) => shadowRoot ?? [])])
  const changing = roots.flatMap(root => root.getAnimations()).filter(each => each instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished))
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
        const view = await openFilledView(route)
        themeController.setThemeMode(mode)
        await settled(view)
        await expect(view.closest('w3m-modal') ?? document.querySelector('w3m-modal')).to.be.accessible()
      })

    it('leads nowhere and opens no window without a press', async () => {
      const { open } = window
      const opened: unknown[] = []
      window.open = url => (opened.push(url), null)
      const onNavigate = (event: Event): unknown => opened.push(event)
      const navigation: unknown = Reflect.get(window, 'navigation') // not in every browser
      if (navigation instanceof EventTarget) navigation.addEventListener('navigate', onNavigate)
      try {
        await openFilledView(route)
        await settle()
        expect(opened).to.deep.equal([])
      } finally {
        window.open = open
        if (navigation instanceof EventTarget) navigation.removeEventListener('navigate', onNavigate)
      }
    })

    it('has a name for everything that can be reached', async () => {
      const view = await openFilledView(route)
      const parts = ['button', 'link', 'tab', 'checkbox'].flatMap(role => allByRole(view.shadowRoot ?? view, role))
      expect(parts.map(nameOf).filter(name => !name)).to.be.empty
    })

    for (const locale of ['en-XA', 'en-XB'] as const)
      it(`fits 320 px in ${locale}, with every text from the catalogue`, async () => {
        const view = await openFilledView(route)
        view.style.inlineSize = '320px'
        addMessages(pseudoMessages(locale), locale)
        await settle(60)
        expect(clipped(view)).to.deep.equal([])
        expect(view.scrollWidth).to.be.at.most(320)
        if (FOR_DEVELOPERS.includes(route.view)) return
        const plain = readText(view.shadowRoot ?? view).match(/\b[a-z]{4,} [a-z]{4,} [a-z]{4,}\b/gi) ?? []
        const foreign = plain.filter(text => !/\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/.test(text))
        expect(foreign).to.deep.equal([])
      })
  })
}
