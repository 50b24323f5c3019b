import { fixture, html } from '@open-wc/testing'
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
})
