import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

import { modalController } from '../../../src/controllers/shell/modal.js'
import { optionsController } from '../../../src/controllers/shell/options.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { focusPath } from '../../../src/elements/shell/focus.js'
import '../../../src/elements/shell/w3m-modal.js'
import type { W3mModal } from '../../../src/elements/shell/w3m-modal.js'
import { walletRequests } from '../../../src/services/wallets/wallet-requests.js'
import { waitUntil } from '../../helpers/wait-until.js'

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const dialogOf = ({ renderRoot }: W3mModal): HTMLDialogElement => {
  const dialog = renderRoot.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  return dialog
}
const heading = ({ renderRoot }: W3mModal) => renderRoot.querySelector('w3m-header')?.renderRoot.querySelector('h2')
const isModal = (modal: W3mModal): boolean => dialogOf(modal).open && dialogOf(modal).matches(':modal')
const isInPage = (modal: W3mModal): boolean => dialogOf(modal).open && !dialogOf(modal).matches(':modal')
const becomesModal = (modal: W3mModal) => waitUntil(() => isModal(modal), 'it is modal')

/** Asks a wallet; the function that is given back has it answer. */
function ask(): () => void {
  let answer = (): void => undefined
  void walletRequests.ask(() => new Promise<void>(resolve => (answer = resolve)))
  return () => answer()
}

/** A box of a wallet, with a field. */
function addBox(): HTMLInputElement {
  const box = document.body.appendChild(document.createElement('div'))
  box.className = 'box'
  box.style.cssText = 'position:fixed;inset:0 auto auto 0;inline-size:200px;block-size:100px;z-index:2147483647'
  return box.appendChild(document.createElement('input'))
}

describe('the dialog while a wallet of the page is asked', () => {
  let opener: HTMLButtonElement
  let listening: AbortController

  beforeEach(() => {
    listening = new AbortController()
    opener = document.body.appendChild(document.createElement('button'))
    opener.textContent = 'open'
    opener.focus()
  })

  afterEach(async () => {
    listening.abort()
    document.querySelectorAll('w3m-modal, .box').forEach(part => part.remove())
    await settle()
    opener.remove()
    for (const controller of [modalController, routerController, optionsController, walletRequests]) controller.reset()
    await settle()
  })

  async function opened(parent: HTMLElement = document.body): Promise<W3mModal> {
    const modal = parent.appendChild(document.createElement('w3m-modal'))
    await modal.updateComplete
    modalController.open()
    await waitUntil(() => dialogOf(modal).open && focusPath()[0] === heading(modal), 'it is open')
    return modal
  }

  it('is in the page immediately, in place and with its focus, and modal again after the answer', async () => {
    const modal = await opened()
    for (const animation of dialogOf(modal).getAnimations({ subtree: true })) animation.finish()
    const place = () => JSON.stringify(dialogOf(modal).firstElementChild?.getBoundingClientRect())
    const before = place()
    const answer = ask()
    expect(isInPage(modal)).to.equal(true)
    expect(focusPath()[0]).to.equal(heading(modal))
    expect(place()).to.equal(before)
    const field = addBox()
    field.focus()
    expect(document.activeElement).to.equal(field)
    expect(document.elementFromPoint(5, 5)).to.be.oneOf([field, field.parentElement])
    expect(document.elementFromPoint(innerWidth - 5, innerHeight - 5)).to.equal(modal)
    answer()
    await becomesModal(modal)
    expect(focusPath()[0]).to.equal(heading(modal))
    expect(place()).to.equal(before)
    expect(modalController.state.open).to.equal(true)
  })

  it('does not take the focus from the page while moving, and restarts no animation', async () => {
    const modal = await opened()
    const heard: string[] = []
    const { signal } = listening
    for (const type of ['focus', 'blur', 'focusin', 'focusout'])
      window.addEventListener(type, ({ target }) => heard.push(`${type} ${target === modal}`), {
        capture: true,
        signal,
      })
    const running = () => dialogOf(modal).getAnimations({ subtree: true })
    await waitUntil(() => running().every(({ playState }) => playState === 'finished'))
    const answer = ask()
    answer()
    await becomesModal(modal)
    expect(heard.filter(text => text.endsWith('false'))).to.deep.equal([])
    expect(running().filter(({ playState }) => playState === 'running')).to.deep.equal([])
    expect(getComputedStyle(dialogOf(modal)).display).to.equal('grid')
  })

  it('keeps the focus where it is each time, not where it was the time before', async () => {
    const modal = await opened()
    ask()()
    await becomesModal(modal)
    await sendKeys({ press: 'Tab' })
    const [button] = focusPath()
    expect(button).not.to.equal(heading(modal))
    const answer = ask()
    expect(isInPage(modal)).to.equal(true)
    expect(focusPath()[0]).to.equal(button)
    answer()
    await becomesModal(modal)
    expect(focusPath()[0]).to.equal(button)
  })

  it('is modal again only after the last of several requests', async () => {
    const modal = await opened()
    const [first, second] = [ask(), ask()]
    first()
    await settle()
    await settle()
    expect(isInPage(modal)).to.equal(true)
    second()
    await becomesModal(modal)
  })

  it('stays in the page when the wallet is asked again immediately', async () => {
    const modal = await opened()
    const seen: boolean[] = []
    const observer = new MutationObserver(() => seen.push(isModal(modal)))
    const answers = [ask()]
    observer.observe(dialogOf(modal), { attributeFilter: ['open'] })
    await walletRequests.ask(async () => undefined)
    answers.forEach(answer => answer())
    await Promise.resolve()
    const last = ask()
    await settle()
    expect(isInPage(modal)).to.equal(true)
    expect(seen).to.deep.equal([])
    last()
    await becomesModal(modal)
    observer.disconnect()
  })

  it('is modal again when the view changes', async () => {
    const modal = await opened()
    ask()
    routerController.push({ view: 'WhatIsAWallet', args: undefined })
    await becomesModal(modal)
  })

  it('stays in the page while only the arguments of the view change', async () => {
    const modal = await opened()
    const answer = ask()
    routerController.push({ view: 'Connect', args: undefined })
    await settle()
    await settle()
    expect(isInPage(modal)).to.equal(true)
    answer()
    await becomesModal(modal)
  })

  it('opens in the page when a wallet is asked already', async () => {
    const answer = ask()
    const modal = await opened()
    expect(isInPage(modal)).to.equal(true)
    answer()
    await becomesModal(modal)
    expect(focusPath()[0]).to.equal(heading(modal))
  })

  it('closes without taking the focus from what the wallet shows', async () => {
    const modal = await opened()
    ask()
    const field = addBox()
    field.focus()
    modalController.close()
    await waitUntil(() => !dialogOf(modal).open, 'it is closed')
    expect(document.activeElement).to.equal(field)
  })

  it('closes as usual when it has the focus itself, and reopens as a modal', async () => {
    const modal = await opened()
    ask()
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !dialogOf(modal).open, 'it is closed')
    expect(modalController.state.open).to.equal(false)
    expect(document.activeElement).to.equal(opener)
    modalController.open()
    await becomesModal(modal)
  })

  it('is modal when it is opened again while closing', async () => {
    const modal = await opened()
    ask()
    modalController.close()
    await settle()
    expect(isInPage(modal)).to.equal(true)
    modalController.open()
    await becomesModal(modal)
  })

  it('is in the page wherever it is moved, and leaves nothing behind when it is removed', async () => {
    const modal = await opened()
    const answer = ask()
    const place = document.body.appendChild(document.createElement('section'))
    place.append(modal)
    await waitUntil(() => isInPage(modal), 'it is in the page')
    answer()
    await becomesModal(modal)
    ask()
    modal.remove()
    await settle()
    expect(modalController.state.open).to.equal(false)
    expect(document.activeElement).to.equal(opener)
    place.remove()
  })

  it('leaves the focus to what the wallet shows when it is removed', async () => {
    const modal = await opened()
    ask()
    const field = addBox()
    field.focus()
    modal.remove()
    await settle()
    expect(modalController.state.open).to.equal(false)
    expect(document.activeElement).to.equal(field)
  })

  it('stays where it was within an element with a transform', async () => {
    const place = document.body.appendChild(document.createElement('section'))
    place.style.cssText = 'transform:translate(30px, 40px);inline-size:200px;block-size:100px;padding:5px'
    const modal = await opened(place)
    for (const animation of dialogOf(modal).getAnimations({ subtree: true })) animation.finish()
    const before = JSON.stringify(dialogOf(modal).getBoundingClientRect())
    const answer = ask()
    expect(JSON.stringify(dialogOf(modal).getBoundingClientRect())).to.equal(before)
    answer()
    await becomesModal(modal)
    expect(JSON.stringify(dialogOf(modal).getBoundingClientRect())).to.equal(before)
    expect(dialogOf(modal).getAttribute('style') || null).to.equal(null)
    place.remove()
  })

  it('stays where it was within an element with a transform on a page that is zoomed by its styles', async () => {
    const moved = document.body.appendChild(document.createElement('div'))
    moved.className = 'box'
    moved.style.cssText = 'transform:translate(30px, 40px);inline-size:300px;block-size:200px'
    document.body.style.zoom = '1.5'
    try {
      const modal = await opened(moved)
      const place = () => JSON.stringify(dialogOf(modal).getBoundingClientRect())
      const before = place()
      const answer = ask()
      await waitUntil(() => isInPage(modal))
      expect(place()).to.equal(before)
      answer()
      await becomesModal(modal)
    } finally {
      document.body.style.zoom = ''
    }
  })

  /** Shows a modal dialog of the page with a button that has the focus, and removes it at the end. */
  function pageDialog(inside: ParentNode = document.body): HTMLDialogElement {
    const dialog = document.createElement('dialog')
    dialog.classList.add('box')
    inside.append(dialog)
    dialog.append(document.createElement('button'))
    dialog.showModal()
    return dialog
  }

  it('stays modal over a modal dialog of the page, which would make it inert, until that one closes', async () => {
    const dialog = pageDialog()
    const modal = await opened()
    const answer = ask()
    expect(isModal(modal)).to.equal(true)
    expect(focusPath()[0]).to.equal(heading(modal))
    expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).to.equal(modal)
    answer()
    await settle()
    dialog.close()
    ask()
    expect(isInPage(modal)).to.equal(true)
  })

  it('stays modal over such a dialog when it is opened within it while a wallet is asked', async () => {
    pageDialog()
    ask()
    const modal = await opened()
    expect(isModal(modal)).to.equal(true)
  })

  for (const slotted of [false, true])
    it(`stays modal when it is opened from within a modal dialog ${slotted ? 'with a slot ' : ''}in a shadow root`, async () => {
      const host = document.body.appendChild(document.createElement('section'))
      host.className = 'box'
      const dialog = pageDialog(host.attachShadow({ mode: 'open' }))
      if (slotted) {
        dialog.replaceChildren(document.createElement('slot'))
        host.appendChild(document.createElement('button')).focus()
      }
      const modal = await opened()
      ask()
      expect(isModal(modal)).to.equal(true)
    })

  it('leaves the top layer under a modal dialog that a wallet opened, and where `:modal` is unknown', async () => {
    const modal = await opened()
    const answer = ask()
    const prompt = pageDialog()
    answer()
    await becomesModal(modal)
    ask()
    expect(isInPage(modal)).to.equal(true)
    prompt.remove()
    modal.remove()
    await settle()

    pageDialog()
    const other = await opened()
    const { matches } = Element.prototype
    const old = (selector: string): boolean => {
      throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
    }
    Object.assign(Element.prototype, { matches: old })
    try {
      ask()
    } finally {
      Object.assign(Element.prototype, { matches })
    }
    expect(isInPage(other)).to.equal(true)
  })

  it('leaves an embedded modal alone', async () => {
    optionsController.update({ enableEmbedded: true })
    const modal = document.body.appendChild(document.createElement('w3m-modal'))
    await modal.updateComplete
    ask()
    await settle()
    expect(modal.renderRoot.querySelector('dialog')).to.equal(null)
    expect(modal.renderRoot.querySelector('section')?.getClientRects().length).to.equal(1)
  })
})
