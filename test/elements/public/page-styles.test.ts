import { expect, fixture, html } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import '../../../src/elements/index.js'
import { byRole, deepAll } from '../../helpers/deep.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance, instance, settle } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A page that resets and decorates everything, with a hero whose text is outlined and filled by a gradient. */
const PAGE = `
  *, ::before, ::after { box-sizing: content-box; margin: 0; padding: 0; line-height: 3; }
  button, span, bdi, svg { display: block !important; border: 5px solid red !important; background: lime !important }
  .hero {
    color: red; -webkit-text-fill-color: transparent; -webkit-text-stroke: 2px red; text-shadow: 1px 1px red;
    font: italic small-caps 900 30px/3 serif; letter-spacing: 4px; word-spacing: 20px; white-space: pre;
    text-transform: uppercase; text-indent: 40px; text-align: end; text-decoration: underline wavy red;
  }`

/** What decides how a text looks. The fill and the outline are shown in the text's own colour unless they are set. */
const LOOK = [
  ...['color', '-webkit-text-fill-color', '-webkit-text-stroke-width', 'text-shadow', 'letter-spacing'],
  ...['word-spacing', 'white-space', 'text-transform', 'text-indent', 'text-decoration-line', 'line-height'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant-caps'],
  ...['display', 'border-top-width', 'background-color'],
]

const ACCOUNT = { address: ALICE, allAccounts: [{ address: ALICE }] } as const
const BALANCE = { balance: '1.94299', balanceSymbol: 'ETH', balanceStatus: 'ready' } as const

/** How every box in a button looks, and how large it is. */
const looks = (element: HTMLElement): unknown =>
  [...deepAll(element.shadowRoot ?? element, 'button, button :not(svg *)')].map(box => {
    const style = getComputedStyle(box)
    const { width, height } = box.getBoundingClientRect()
    return [box.localName, width, height, ...LOOK.map(name => `${name}: ${style.getPropertyValue(name)}`)]
  })

describe('the buttons on a page with styles for everything', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PAGE)
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    return endInstance()
  })

  for (const [tag, state] of [
    ['wallet-modal-button', 'disconnected'],
    ['wallet-modal-button', 'connected'],
    ['wallet-modal-network-button', 'disconnected'],
    ['wallet-modal-wallet-button', 'disconnected'],
  ] as const)
    it(`leave <${tag}> as it is while ${state}`, async () => {
      instance({})
      if (state === 'connected') accountsController.replace('eip155', { status: state, ...ACCOUNT, ...BALANCE })
      const hero = await fixture<HTMLElement>(html`<div></div>`)
      const element = document.createElement(tag)
      element.setAttribute('wallet', 'walletConnect')
      hero.append(element)
      await settle()
      await waitUntil(() => byRole(element.shadowRoot ?? element, 'button').matches(':not(.restoring)'), 'it is drawn')
      const before = looks(element)

      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      hero.className = 'hero'

      expect(getComputedStyle(hero).webkitTextFillColor).to.equal('rgba(0, 0, 0, 0)')
      expect(looks(element)).to.deep.equal(before)
    })
})
