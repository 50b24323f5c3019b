import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'

import { alertsController } from '../../../src/controllers/shell/alerts.js'
import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { networksController } from '../../../src/controllers/networks/networks.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { snackController } from '../../../src/controllers/shell/snack.js'
import { themeController } from '../../../src/controllers/shell/theme.js'
import { waitingRequestController } from '../../../src/controllers/shell/waiting-request.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import '../../../src/elements/shell/w3m-modal.js'
import { focusPath } from '../../../src/elements/shell/focus.js'
import type { W3mModal } from '../../../src/elements/shell/w3m-modal.js'
import type { CaipNetwork } from '../../../src/core/entities/network.js'
import { en } from '../../../src/locales/en/index.js'
import { addMessages } from '../../../src/core/i18n/add-messages.js'
import { stopTime } from '../../controllers/stubs.js'
import { allByRole, byRole, nameOf, readText } from '../../helpers/deep.js'
import { drawingRests, motionEnds } from '../../helpers/motion.js'
import { network } from '../../helpers/network.js'
import { warningsOf } from '../../helpers/warnings.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** The page's own timer, also while a test stops time. */
const later = window.setTimeout.bind(window)
const settle = (): Promise<void> => new Promise(resolve => later(resolve))
const dialogOf = (modal: W3mModal): HTMLDialogElement => {
  const dialog = modal.renderRoot.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  return dialog
}
const within = (modal: W3mModal, tag: keyof HTMLElementTagNameMap): Element | null | undefined =>
  modal.renderRoot.querySelector('w3m-router')?.renderRoot.querySelector(tag)
/** A key that scrolls, pressed where nothing has the focus, does nothing to the page. */
const isScrollLocked = (): boolean =>
  !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }))
const heading = (modal: W3mModal) => modal.renderRoot.querySelector('w3m-header')?.renderRoot.querySelector('h2')
const said = (modal: W3mModal) => heading(modal)?.textContent?.trim()

/** Holds a key down, resizes or emulates a preference: only Chromium's driver can. The end-to-end tests do it again. */
const inChromium = (title: string, test: () => Promise<void>): unknown =>
  navigator.userAgent.includes('Chrome') && it(title, test)

describe('<w3m-modal>', () => {
  let opener: HTMLButtonElement

  beforeEach(() => {
    opener = document.body.appendChild(document.createElement('button'))
    opener.textContent = 'open'
    opener.focus()
  })

  afterEach(async () => {
    document.querySelectorAll('w3m-modal').forEach(modal => modal.remove())
    await settle()
    opener.remove()
    for (const controller of [
      modalController,
      routerController,
      optionsController,
      themeController,
      networksController,
      snackController,
      alertsController,
      waitingRequestController,
      walletsController,
    ])
      controller.reset()
    addMessages(en, 'en')
    await settle()
  })

  const add = (): W3mModal => document.body.appendChild(document.createElement('w3m-modal'))

  async function opened(modal = add()): Promise<W3mModal> {
    await modal.updateComplete
    modalController.open()
    await waitUntil(() => dialogOf(modal).open && within(modal, 'w3m-connect-view'), 'Connect is shown')
    await waitUntil(() => focusPath()[0] === heading(modal), 'its title has the focus')
    return modal
  }

  const isClosed = (modal: W3mModal) => waitUntil(() => !dialogOf(modal).open, 'it is closed')

  // the first test: the code for the site's colours loads once
  it('is shown only in the colours of the site, and takes the focus then', async () => {
    themeController.setThemeVariables({ '--w3m-accent': '#123456' })
    const modal = add()
    modalController.open()
    await modal.updateComplete
    await waitUntil(() => dialogOf(modal).open, 'not shown')
    expect(getComputedStyle(modal).visibility).to.equal('visible')
    expect(getComputedStyle(modal).getPropertyValue('--w3m-accent').trim()).to.equal('#123456')
    await waitUntil(() => heading(modal) && focusPath()[0] === heading(modal), 'the focus is elsewhere')
  })

  it('draws itself a few times for a message, and says it', async () => {
    const modal = await opened()
    let asked = 0
    const { requestUpdate } = modal
    modal.requestUpdate = (...given) => {
      if ((asked += 1) < 50) requestUpdate.apply(modal, given) // otherwise a page would hang
    }
    snackController.show('Address copied', 'success')
    const bar = () => modal.renderRoot.querySelector('w3m-snack-bar')
    await waitUntil(() => bar()?.shadowRoot?.textContent?.includes('Address copied'), 'not said')
    await drawingRests(modal.renderRoot)
    expect(asked).to.be.below(10)
  })

  it('announces a message in one region, which is there before the message and takes no space', async () => {
    const modal = await opened()
    const [region] = modal.renderRoot.querySelectorAll<HTMLElement>('[role=status]')
    expect(region?.checkVisibility()).to.equal(true)
    expect(region?.offsetHeight).to.equal(0)
    snackController.show('Address copied', 'success')
    await waitUntil(() => region && readText(region).trim() === 'Address copied', 'not announced')
    expect(region?.offsetHeight, 'the message lies over the content').to.equal(0)
    expect(allByRole(modal.renderRoot, 'status').filter(each => readText(each).includes('copied'))).to.have.length(1)
    snackController.hide()
    await waitUntil(() => region && readText(region).trim() === '')
    expect(region?.isConnected).to.equal(true)
  })

  it('is nothing to see until it is opened', async () => {
    const modal = add()
    await settle()
    expect(modal.hasAttribute('open')).to.equal(false)
    expect(dialogOf(modal).open).to.equal(false)
    expect(modal.renderRoot.querySelector('w3m-router')).to.equal(null)
  })

  it('opens over everything at Connect, names itself and is accessible', async () => {
    const cover = document.body.appendChild(document.createElement('div'))
    cover.style.cssText = 'position:fixed;inset:0;z-index:2147483647'
    const modal = await opened()
    expect(modal.hasAttribute('open')).to.equal(true)
    expect(modal.getAttribute('view')).to.equal('Connect')
    expect(dialogOf(modal).getAttribute('aria-label')).to.equal('Connect wallet')
    const { left, width, top } = dialogOf(modal).firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    expect(document.elementFromPoint(left + width / 2, top + 30)).to.equal(modal)
    await motionEnds()
    await expect(modal).to.be.accessible()
    cover.remove()
  })

  it('inherits nothing from the page that would change how its text looks', async () => {
    document.body.style.cssText = 'text-shadow:1px 1px red;word-break:break-all;writing-mode:vertical-rl;color:red'
    document.body.style.setProperty('-webkit-text-fill-color', 'transparent')
    const panel = dialogOf(await opened()).firstElementChild
    if (!panel) throw new Error('no panel')
    const { textShadow, wordBreak, writingMode, color, webkitTextFillColor } = getComputedStyle(panel)
    expect([textShadow, wordBreak, writingMode]).to.deep.equal(['none', 'normal', 'horizontal-tb'])
    expect(webkitTextFillColor).to.equal(color)
    expect(color).not.to.equal('rgb(255, 0, 0)')
    document.body.removeAttribute('style')
  })

  it('cuts no button off its corners, however round they are', async () => {
    themeController.setThemeVariables({ '--w3m-border-radius-master': '20px' })
    const modal = await opened()
    const header = modal.renderRoot.querySelector('w3m-header')?.shadowRoot
    const buttons = header?.querySelectorAll('w3m-ui-icon-button') ?? []
    expect(buttons.length).to.equal(2)
    const panel = dialogOf(modal).firstElementChild
    if (panel instanceof HTMLElement) panel.style.minBlockSize = '400px' // as high as views are
    await motionEnds()
    for (const button of buttons) {
      const { left, right, top } = button.getBoundingClientRect()
      for (const x of [left + 10, right - 10]) expect(header?.elementFromPoint(x, top + 10) === button).to.equal(true)
    }
    themeController.reset()
  })

  it('focuses the heading and restores the focus on close', async () => {
    const modal = await opened()
    expect(focusPath()[0]).to.equal(heading(modal))
    modal.renderRoot
      .querySelector('w3m-header')
      ?.renderRoot.querySelector<HTMLElement>('.end w3m-ui-icon-button')
      ?.click()
    await isClosed(modal)
    expect(document.activeElement).to.equal(opener)
    expect(modal.hasAttribute('open')).to.equal(false)
    await waitUntil(() => modal.renderRoot.querySelector('w3m-router') === null)
  })

  it('closes on Escape', async () => {
    const modal = await opened()
    await sendKeys({ press: 'Escape' })
    await isClosed(modal)
    expect(modalController.state.open).to.equal(false)
    expect(document.activeElement).to.equal(opener)
  })

  it('closes on a press beside it, but not on one that began inside', async () => {
    const modal = await opened()
    const dialog = dialogOf(modal)
    const panel = dialog.firstElementChild
    panel?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog.click()
    expect(modalController.state.open).to.equal(true)
    dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    dialog.click()
    expect(modalController.state.open).to.equal(false)
    await isClosed(modal)
  })

  it('shakes and stays open when it cannot be closed, however often Escape is pressed', async () => {
    const unsupported: CaipNetwork = {
      id: 5,
      name: 'Elsewhere',
      caipNetworkId: 'eip155:5',
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
      unsupported: true,
    }
    accountsController.patch('eip155', { status: 'connected' })
    networksController.activate(unsupported)
    routerController.resetTo({ view: 'UnsupportedChain', args: undefined })
    const modal = add()
    modalController.open()
    await waitUntil(() => within(modal, 'w3m-unsupported-chain-view') && focusPath()[0] === heading(modal))
    for (let press = 0; press < 3; press += 1) await sendKeys({ press: 'Escape' })
    await settle()
    const motion = dialogOf(modal).firstElementChild?.getAnimations() ?? []
    expect(motion.some(({ effect }) => effect?.getTiming().duration === 500)).to.equal(true)
    expect(modalController.state.open).to.equal(true)
    await motionEnds()
    expect(dialogOf(modal).open).to.equal(true)
  })

  it('is reported as closed when the browser itself closes it', async () => {
    const modal = await opened()
    dialogOf(modal).close()
    dialogOf(modal).dispatchEvent(new Event('close')) // the real one waits for a frame, which hidden pages do not get
    await waitUntil(() => !modalController.state.open)
    await waitUntil(() => !isScrollLocked())
  })

  inChromium('keeps the keyboard inside in both directions', async () => {
    const modal = await opened()
    for (const shift of [false, true]) {
      if (shift) await sendKeys({ down: 'Shift' })
      for (let step = 0; step < 12; step += 1) {
        await sendKeys({ press: 'Tab' })
        expect(focusPath(), `${shift} ${step}`).to.include(modal)
      }
    }
    await sendKeys({ up: 'Shift' })
  })

  it('stops the page from scrolling while open, without touching its attributes and styles', async () => {
    const boxes = [document.documentElement, document.body]
    const seen = () =>
      boxes.map(box => [
        box.getAttributeNames().join(),
        getComputedStyle(box).overflow,
        getComputedStyle(box).scrollbarGutter,
      ])
    const before = [seen(), document.adoptedStyleSheets.length]
    const modal = await opened()
    expect(isScrollLocked()).to.equal(true)
    expect([seen(), document.adoptedStyleSheets.length]).to.deep.equal(before)
    modalController.close()
    await isClosed(modal)
    expect(isScrollLocked()).to.equal(false)
  })

  it('releases the page when it is removed while open, and works when it is re-added', async () => {
    const modal = await opened()
    modal.remove()
    await settle()
    expect(isScrollLocked()).to.equal(false)
    expect(document.activeElement).to.equal(opener)
    expect(modalController.state.open).to.equal(false)
    document.body.append(modal)
    await opened(modal)
    expect(isScrollLocked()).to.equal(true)
  })

  it('stays open when it is moved', async () => {
    const modal = await opened()
    const place = document.body.appendChild(document.createElement('section'))
    place.append(modal)
    await waitUntil(() => dialogOf(modal).open)
    expect(modalController.state.open).to.equal(true)
    expect(dialogOf(modal).matches(':modal')).to.equal(true)
    expect(isScrollLocked()).to.equal(true)
    place.remove()
  })

  it('opens again while it is closing', async () => {
    const modal = await opened()
    const time = stopTime()
    try {
      modalController.close()
      await settle()
      modalController.open()
      await settle()
      time.advance(1_000) // longer than closing takes
      await settle()
      expect(dialogOf(modal).open).to.equal(true)
      expect(modal.renderRoot.querySelector('w3m-router')).not.to.equal(null)
    } finally {
      time.restore()
    }
  })

  it('survives careless page CSS', async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { all: unset; display: block !important; pointer-events: none; color: red }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    try {
      const modal = await opened()
      await motionEnds()
      const close = modal.renderRoot.querySelector('w3m-header')?.renderRoot.querySelector('.end w3m-ui-icon-button')
      const { x, y } = close?.getBoundingClientRect() ?? new DOMRect()
      expect(document.elementFromPoint(x + 15, y + 15)).to.equal(modal)
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    }
  })

  it('stands in the middle of a page that is written from top to bottom', async () => {
    document.body.style.writingMode = 'vertical-rl'
    try {
      const panel = dialogOf(await opened()).firstElementChild
      for (const animation of panel?.getAnimations() ?? []) animation.finish()
      const { left, width } = panel?.getBoundingClientRect() ?? new DOMRect()
      expect(width).to.equal(360)
      expect(left + width / 2).to.be.closeTo(innerWidth / 2, 1)
    } finally {
      document.body.removeAttribute('style')
    }
  })

  it('is 360 px wide, at z-index 999, and opens within 150 ms', async () => {
    const modal = await opened()
    const dialog = dialogOf(modal)
    const panel = dialog.querySelector<HTMLElement>('.panel')
    if (!panel) throw new Error('no panel')
    expect(panel.offsetWidth).to.equal(360)
    expect([modal, dialog].map(box => getComputedStyle(box).zIndex)).to.deep.equal(['999', '999'])
    expect([dialog, panel].map(box => getComputedStyle(box).animationDuration)).to.deep.equal(['0.15s', '0.15s'])
  })

  it('keeps its close button visible with absurd sizes', async () => {
    themeController.setThemeVariables({ '--w3m-font-size-master': '9999px', '--w3m-border-radius-master': '-4px' })
    const modal = await opened()
    await motionEnds()
    const close = modal.renderRoot.querySelector('w3m-header')?.renderRoot.querySelector('.end w3m-ui-icon-button')
    const { x, y } = close?.getBoundingClientRect() ?? new DOMRect(-1, -1)
    expect(document.elementFromPoint(x + 15, y + 15)).to.equal(modal)
  })

  it('names theme variables that it ignores on the console, each value once', async () => {
    themeController.setThemeVariables({ '--w3m-accent': 'no colour', '--w3m-qr-color': 'red' })
    expect(await warningsOf(opened)).to.deep.equal(['[wallet-modal] The value of --w3m-accent is not allowed'])
    expect(await warningsOf(opened)).to.be.empty
  })

  it('uses the direction and the language of its texts', async () => {
    addMessages({ 'connect.title': 'ربط المحفظة' }, 'ar')
    const modal = await opened()
    expect(dialogOf(modal).dir).to.equal('rtl')
    expect(dialogOf(modal).lang).to.equal('ar')
    expect(said(modal)).to.equal('ربط المحفظة')
  })

  it('moves the focus to the heading of the next view', async () => {
    const modal = await opened()
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await waitUntil(() => within(modal, 'w3m-what-is-a-wallet-view'))
    await waitUntil(() => said(modal) === 'What is a wallet?' && focusPath()[0] === heading(modal))
    expect(modal.getAttribute('view')).to.equal('WhatIsAWallet')
  })

  it('says in its title and its name that a view could not be loaded, and names the view once it is there', async () => {
    const modal = await opened()
    const offline = network({ online: false, served: false })
    const failure = en['modal.failed.title']
    try {
      routerController.push({ view: 'WhatIsABuy', args: undefined })
      await waitUntil(() => said(modal) === failure)
      await waitUntil(() => focusPath()[0] === heading(modal))
      expect(dialogOf(modal).getAttribute('aria-label')).to.equal(failure)
      routerController.back([{ view: 'Connect', args: undefined }])
      await waitUntil(() => said(modal) === en['connect.title'])
      expect(dialogOf(modal).getAttribute('aria-label')).to.equal(en['connect.title'])
      routerController.push({ view: 'WhatIsABuy', args: undefined })
      await waitUntil(() => said(modal) === failure)
    } finally {
      offline.undo()
    }
    dispatchEvent(new Event('online'))
    await waitUntil(() => said(modal) === en['onramp.what.title'], 'loaded')
    expect(dialogOf(modal).getAttribute('aria-label')).to.equal(en['onramp.what.title'])
  })

  for (const zoom of ['1.5', '0.7'])
    for (const place of ['body', 'documentElement'] as const)
      inChromium(
        `stays on the screen where the site zooms its ${place} by ${zoom}, as dialog and as sheet`,
        async () => {
          document[place].style.zoom = zoom
          try {
            for (const [width, height] of [
              [1280, 800],
              [360, 740],
            ] as const) {
              await setViewport({ width, height })
              const modal = await opened()
              await motionEnds()
              const panel = modal.renderRoot.querySelector('.panel')?.getBoundingClientRect()
              if (!panel) throw new Error('no panel')
              const [left, right, top, bottom] = [panel.left, width - panel.right, panel.top, height - panel.bottom]
              expect(left, 'in the middle').to.be.closeTo(right, 1)
              expect(top).to.be.at.least(0)
              expect(bottom).to.be.at.least(-1)
              if (width < 430) expect([left, bottom].map(Math.round), 'at the bottom').to.deep.equal([0, 0])
              modalController.close()
              await isClosed(modal)
              modal.remove()
            }
          } finally {
            document[place].style.zoom = ''
            await setViewport({ width: 1280, height: 800 })
          }
        },
      )

  it('keeps a slotted frame where it is', async () => {
    const modal = add()
    const frame = modal.appendChild(document.createElement('div'))
    frame.slot = 'frame'
    const slot = frame.assignedSlot
    await opened(modal)
    expect(frame.parentElement).to.equal(modal)
    expect(frame.assignedSlot?.closest('dialog')).to.equal(dialogOf(modal))
    modalController.close()
    await isClosed(modal)
    expect(frame.assignedSlot).to.equal(slot ?? frame.assignedSlot)
  })

  it('is a region in place when embedded, and does not take the focus', async () => {
    optionsController.create({ networks: [], enableEmbedded: true }, [])
    const modal = add()
    await waitUntil(() => within(modal, 'w3m-connect-view'))
    expect(modal.renderRoot.querySelector('dialog')).to.equal(null)
    expect(modal.renderRoot.querySelector('section')?.getAttribute('aria-label')).to.equal('Connect wallet')
    expect(modal.renderRoot.querySelector('w3m-header')?.renderRoot.querySelector('.end w3m-ui-icon-button')).to.equal(
      null,
    )
    expect(modal.hasAttribute('open')).to.equal(true)
    expect(document.activeElement).to.equal(opener)
    expect(isScrollLocked()).to.equal(false)
    await expect(modal).to.be.accessible()
  })

  /** An embedded modal; a button of its view has the focus. */
  async function embedded(): Promise<W3mModal> {
    optionsController.create({ networks: [], enableEmbedded: true }, [])
    routerController.resetTo({ view: 'WhatIsAWallet', args: undefined })
    const modal = add()
    await waitUntil(() => within(modal, 'w3m-what-is-a-wallet-view'))
    walletsController.load({ status: 'ready', recommended: [{ id: 'w', name: 'W', homepage: 'https://w.example' }] })
    const buttons = () => allByRole(within(modal, 'w3m-what-is-a-wallet-view')?.shadowRoot ?? modal, 'button')
    await waitUntil(() => buttons().length, 'no button')
    buttons()[0]?.focus()
    expect(focusPath()).to.include(within(modal, 'w3m-what-is-a-wallet-view'))
    return modal
  }

  it('keeps the focus when it is embedded and the code of the next view loads slowly', async () => {
    const modal = await embedded()
    let answer = (_: Response): void => undefined
    const slow = network({ online: false, served: true })
    window.fetch = () => new Promise(resolve => (answer = resolve))
    try {
      routerController.push({ view: 'WhatIsANetwork', args: undefined })
      const rows = () => allByRole(modal.renderRoot, 'status').map(nameOf)
      await waitUntil(() => rows().includes(en['modal.loading']), 'the view is not replaced')
      await waitUntil(() => focusPath()[0] === heading(modal), 'the focus is lost')
      answer(new Response())
      await waitUntil(() => said(modal) === en['network.title'], 'not loaded')
      expect(focusPath()[0]).to.equal(heading(modal))
    } finally {
      slow.undo()
    }
  })

  it('keeps the focus when it is embedded and a view cannot be loaded, then is loaded again', async () => {
    const modal = await embedded()
    const offline = network({ online: false, served: false })
    try {
      routerController.push({ view: 'Networks', args: undefined })
      await waitUntil(() => said(modal) === en['modal.failed.title'])
      await waitUntil(() => focusPath()[0] === heading(modal), 'the focus is lost')
      byRole(modal.renderRoot, 'button', en['action.retry']).focus()
    } finally {
      offline.undo()
    }
    byRole(modal.renderRoot, 'button', en['action.retry']).click()
    await waitUntil(() => said(modal) === en['networks.title'], 'not loaded')
    await waitUntil(() => focusPath()[0] === heading(modal), 'the focus is lost')
  })

  it('keeps the focus when it is embedded and a view removes what was pressed', async () => {
    const modal = await embedded()
    await new Promise(resolve => requestIdleCallback(resolve))
    await modal.updateComplete
    within(modal, 'w3m-what-is-a-wallet-view')?.shadowRoot?.replaceChildren()
    await waitUntil(() => focusPath()[0] === heading(modal), 'the focus is lost')
  })

  it('leaves the focus of the page alone when it is embedded and the visitor has left it', async () => {
    const modal = await embedded()
    const [button] = focusPath()
    button?.blur()
    await settle()
    alertsController.show('sessionExpired')
    await waitUntil(() => allByRole(modal.renderRoot, 'button', en['modal.dismiss']).length)
    expect(document.activeElement).to.equal(document.body)
  })

  for (const [where, show] of [
    ['over the page', opened],
    ['embedded', embedded],
  ] as const) {
    it(`moves the focus to the title when an alert is dismissed, ${where}`, async () => {
      const modal = await show()
      alertsController.show('sessionExpired')
      const dismiss = () => allByRole(modal.renderRoot, 'button', en['modal.dismiss'])
      await waitUntil(() => dismiss().length, 'no alert')
      dismiss()[0]?.focus()
      dismiss()[0]?.click()
      await waitUntil(() => focusPath()[0] === heading(modal), 'the focus is lost')
      expect(dismiss()).to.be.empty
    })

    it(`moves the focus to the title when a wallet has answered its waiting request, ${where}`, async () => {
      const modal = await show()
      waitingRequestController.offer({ wallet: 'Cedar', link: { url: 'cedar://', target: '_self' } })
      const open = () => allByRole(modal.renderRoot, 'button', 'Open Cedar')
      await waitUntil(() => open().length, 'no offer')
      open()[0]?.focus()
      waitingRequestController.end()
      await waitUntil(() => focusPath()[0] === heading(modal), 'the focus is lost')
      expect(open()).to.be.empty
    })
  }

  it('stays hidden where it is embedded in what is hidden, as before its colours are known', async () => {
    optionsController.create({ networks: [], enableEmbedded: true }, [])
    const modal = add()
    await waitUntil(() => within(modal, 'w3m-connect-view'))
    modal.style.visibility = 'hidden'
    expect(getComputedStyle(modal.renderRoot.querySelector('section') ?? modal).visibility).to.equal('hidden')
  })

  inChromium('is a sheet at the bottom of phones', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const modal = await opened()
      for (const animation of dialogOf(modal).getAnimations({ subtree: true })) animation.finish()
      const { left, width, bottom } = dialogOf(modal).firstElementChild?.getBoundingClientRect() ?? new DOMRect()
      expect([left, width, Math.round(bottom)]).to.deep.equal([0, innerWidth, innerHeight])
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  /** The handle of the opened sheet, and a function that moves a pointer on it. */
  async function handleOf(modal: W3mModal) {
    await new Promise(resolve => requestIdleCallback(resolve))
    await settle()
    const handle = modal.renderRoot.querySelector<HTMLElement>('.handle')
    if (!handle) throw new Error('no handle')
    handle.setPointerCapture = () => {} // a made-up pointer cannot be captured
    const fire = (type: string, clientY: number, at: number) => {
      const event = new PointerEvent(type, { clientY, button: 0, bubbles: true, pointerId: 1 })
      Object.defineProperty(event, 'timeStamp', { value: at })
      handle.dispatchEvent(event)
    }
    return { handle, fire }
  }

  inChromium('goes away when the sheet is dragged down far enough', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const modal = await opened()
      const { handle, fire } = await handleOf(modal)
      fire('pointerdown', 10, 0)
      fire('pointermove', 60, 60)
      const selects = () => getComputedStyle(handle).userSelect
      expect(selects()).to.equal('none') // else a mouse selects the title on its way
      fire('pointerup', 60, 120) // slowly: a flick would close it
      expect(selects()).not.to.equal('none')
      expect(modalController.state.open).to.equal(true)
      fire('pointerdown', 10, 1_000)
      fire('pointermove', 160, 1_500)
      fire('pointerup', 160, 2_000)
      expect(modalController.state.open).to.equal(false)
      await isClosed(modal)
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  inChromium('is in its place when it is opened again while the dragged sheet goes away', async () => {
    await setViewport({ width: 390, height: 700 })
    try {
      const modal = await opened()
      await motionEnds()
      const top = () => dialogOf(modal).firstElementChild?.getBoundingClientRect().top
      const before = top()
      const { fire } = await handleOf(modal)
      fire('pointerdown', 10, 0)
      fire('pointermove', 160, 500)
      fire('pointerup', 160, 1_000)
      expect(modalController.state.open).to.equal(false)
      await settle()
      modalController.open()
      await waitUntil(() => top() === before, 'it is elsewhere')
    } finally {
      await setViewport({ width: 800, height: 600 })
    }
  })

  inChromium('plays only a short fade under reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    try {
      const modal = await opened()
      modalController.shake()
      await settle()
      expect(dialogOf(modal).firstElementChild?.getAnimations().length).to.equal(0)
      routerController.push({ view: 'WhatIsAWallet', args: undefined })
      await waitUntil(() => within(modal, 'w3m-what-is-a-wallet-view'))
      const longest = Math.max(
        ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration ?? 0)),
        0,
      )
      expect(longest).to.be.at.most(80)
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' })
    }
  })

  it('takes no press and no key while it fades out', async () => {
    const modal = await opened()
    const help = modal.renderRoot.querySelector('w3m-header')?.renderRoot.querySelector('w3m-ui-icon-button')
    const button = help?.shadowRoot?.querySelector('button')
    if (!button) throw new Error('no button')
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true })
    modalController.close()
    await settle() // the timer of the fade comes later, however slow the machine is
    button.click()
    button.dispatchEvent(key)
    expect(dialogOf(modal).open, 'it has not gone yet').to.equal(true)
    expect(routerController.route.view).to.equal('Connect')
    expect(key.defaultPrevented).to.equal(true)
    modalController.open()
    await settle()
    button.click()
    expect(routerController.route.view, 'it is back').to.equal('WhatIsAWallet')
  })

  inChromium('is gone as soon as its short fade ends for visitors who want less motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' })
    try {
      const modal = await opened()
      for (const animation of dialogOf(modal).getAnimations()) animation.finish()
      const time = stopTime()
      try {
        modalController.close()
        await settle()
        expect(dialogOf(modal).open).to.equal(true)
        time.advance(80)
        expect(dialogOf(modal).open).to.equal(false)
      } finally {
        time.restore()
      }
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' })
    }
  })
})
