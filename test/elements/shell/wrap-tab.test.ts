import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

import { focusPath } from '../../../src/elements/shell/focus.js'
import { wrapTab } from '../../../src/elements/shell/wrap-tab.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A dialog that keeps Tab inside, whose last part is whatever the test says. */
async function dialogWith(last: unknown): Promise<HTMLDialogElement> {
  const dialog = await fixture<HTMLDialogElement>(html`
    <dialog>
      <button id="first">First</button>
      <button id="last">Last</button>
      ${last}
    </dialog>
  `)
  dialog.addEventListener('keydown', event => event.key === 'Tab' && wrapTab(event, dialog))
  dialog.showModal()
  return dialog
}

async function backwards(): Promise<void> {
  await sendKeys({ down: 'Shift' })
  await sendKeys({ press: 'Tab' })
  await sendKeys({ up: 'Shift' })
}

const focused = (): string | undefined => focusPath()[0]?.id

describe('Tab in the dialog', () => {
  for (const [what, last] of [
    ['nothing', html``],
    ['a part that is on its way out', html`<div inert><button>Old</button></div>`],
    ['rows that are not drawn yet', html`<div style="visibility: hidden"><button>Row</button></div>`],
  ] as const)
    it(`goes from the last control to the first when ${what} follows`, async () => {
      const dialog = await dialogWith(last)
      dialog.querySelector<HTMLElement>('#last')?.focus()
      await sendKeys({ press: 'Tab' })
      await waitUntil(() => focused() === 'first', `the focus is at ${focused()}`)
      dialog.close()
    })

  for (const [what, stop] of [
    ['what unfolds', html`<details><summary id="stop">All of it</summary></details>`],
    ['text that can be edited', html`<div id="stop" contenteditable>Text</div>`],
  ] as const)
    it(`goes back from ${what} to the control before it, and forward to it from the last one`, async () => {
      const dialog = await dialogWith(html`${stop}<button id="end">End</button>`)
      const start = dialog.querySelector<HTMLElement>('#stop')
      start?.focus()
      await backwards()
      await waitUntil(() => focused() === 'last', `the focus is at ${focused()}`)
      dialog.querySelector('#end')?.remove()
      dialog.querySelector<HTMLElement>('#first')?.focus()
      await backwards()
      await waitUntil(() => focused() === 'stop', `the focus is at ${focused()}`)
      dialog.close()
    })

  it('leaves the focus to a frame that comes next, whose process has it only after a while', async () => {
    const dialog = await dialogWith(html`<iframe title="Frame"></iframe>`)
    const last = dialog.querySelector<HTMLElement>('#last')
    last?.focus()
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    last?.dispatchEvent(tab) // the browser does nothing for it: as if the frame were slow
    last?.blur()
    await new Promise(resolve => setTimeout(resolve)) // after the one that would return it
    expect(tab.defaultPrevented).to.equal(false)
    expect(focused()).to.equal(undefined)
    dialog.close()
  })

  it('does not stop at text that cannot be edited', async () => {
    const dialog = await dialogWith(html`<div contenteditable="false">Text</div>`)
    dialog.querySelector<HTMLElement>('#first')?.focus()
    await backwards()
    await waitUntil(() => focused() === 'last', `the focus is at ${focused()}`)
    dialog.close()
  })
})
