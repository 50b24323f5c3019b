import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'

import { copyText } from '../../../src/core/platform/copy-text.js'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A button in a modal dialog, in the shadow tree of a host; all but it is inert. */
async function buttonInDialog(): Promise<HTMLButtonElement> {
  const root = (await fixture(html`<div></div>`)).attachShadow({ mode: 'open' })
  const dialog = document.createElement('dialog')
  const host = document.createElement('div')
  const button = document.createElement('button')
  host.attachShadow({ mode: 'open' }).append(button)
  dialog.append(host)
  root.append(dialog)
  dialog.showModal()
  return button
}

/** Copies on a real click, on a page of plain http, which has no clipboard. */
async function copyOnClick(button: HTMLButtonElement): Promise<unknown> {
  const { clipboard } = navigator
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  const result = new Promise(resolve => {
    const copied = (): unknown =>
      copyText(ADDRESS, button)
        .then(() => 'copied', resolve)
        .then(resolve)
    button.addEventListener('click', copied, { once: true })
  })
  try {
    const { left, top, width, height } = button.getBoundingClientRect()
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
    return await result
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  }
}

describe('copyText', () => {
  afterEach(() => resetMouse())

  it('copies with the older command on pages of plain http, out of a modal dialog, and leaves nothing behind', async () => {
    const button = await buttonInDialog()
    const root = button.getRootNode() as ShadowRoot // it was put there
    let taken: DataTransfer | null = null
    const take = (event: ClipboardEvent): void => {
      taken = event.clipboardData
      event.clipboardData?.setData('text/plain', 'words of the page')
    }
    const seen: Event[] = []
    document.addEventListener('copy', take, { once: true, capture: true })
    document.addEventListener('copy', event => seen.push(event), { once: true })
    expect(await copyOnClick(button)).to.equal('copied')
    expect(taken).to.be.instanceOf(DataTransfer)
    expect(seen, 'the page adds nothing to what was copied').to.deep.equal([])
    expect([...root.childNodes]).to.deep.equal([button])
    expect(root.activeElement).to.equal(button)
  })

  it('fails where a page prevents the older command too', async () => {
    const button = await buttonInDialog()
    const prevent = (event: Event): void => event.stopPropagation()
    document.addEventListener('copy', prevent, { capture: true })
    try {
      expect(await copyOnClick(button)).to.be.instanceOf(TypeError)
    } finally {
      document.removeEventListener('copy', prevent, { capture: true })
    }
  })
})
