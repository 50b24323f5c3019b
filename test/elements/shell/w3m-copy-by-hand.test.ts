import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

import { snackController } from '../../../src/controllers/shell/snack.js'
import { withClipboard } from '../../helpers/clipboard.js'
import { deepAll } from '../../helpers/deep.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** The focused element, through shadow roots. */
function focused(): Element | null {
  let at = document.activeElement
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at
}

/** The field that offers the text, once it is there. */
async function field(): Promise<HTMLTextAreaElement> {
  await waitUntil(() => focused() instanceof HTMLTextAreaElement)
  return focused() as HTMLTextAreaElement // as waited for
}

const isGone = () => waitUntil(() => deepAll(document, 'textarea').length === 0)

/** Presses the button that copies the address to receive at, where the browser refuses. */
async function refused() {
  const { modal } = instance()
  await modal.connect(aspen.id)
  void modal.open({ view: 'WalletReceive' })
  await shownView()
  await waitUntil(() => deepAll(document, 'w3m-ui-button').length > 0)
  const button = deepAll(document, 'w3m-ui-button').find(found => found.textContent?.trim() === 'Copy address')
  if (!(button instanceof HTMLElement)) throw new Error('no button')
  button.focus()
  await withClipboard({ refuses: true }, async () => {
    button.click()
    await field()
  })
  return { modal, button }
}

describe('<w3m-copy-by-hand>', () => {
  afterEach(endInstance)

  it('offers the whole text, selected and focused, with instructions', async () => {
    await refused()
    const { value, selectionStart, selectionEnd, readOnly, labels } = await field()
    expect(value).to.equal(ALICE)
    expect([selectionStart, selectionEnd]).to.deep.equal([0, ALICE.length])
    expect(readOnly).to.equal(true)
    expect(labels[0]?.textContent).to.match(/Copy the selected text/)
  })

  it('disappears once the text was copied, shows the message, and restores the focus', async () => {
    const { button } = await refused()
    const given = new DataTransfer()
    ;(await field()).dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: given, bubbles: true, composed: true, cancelable: true }),
    )
    await isGone()
    expect(given.getData('text/plain')).to.equal(ALICE)
    expect(snackController.state).to.include({ open: true, message: 'Address copied' })
    expect(focused()).to.equal(button.shadowRoot?.querySelector('button'))
  })

  it('stays while only a part of the text is copied', async () => {
    await refused()
    const shown = await field()
    shown.setSelectionRange(0, 4)
    shown.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, composed: true, cancelable: true }))
    expect(snackController.state.open).to.equal(false)
    expect(shown.isConnected).to.equal(true)
  })

  it('is dismissed by Escape, which leaves the dialog open', async () => {
    const { modal } = await refused()
    await field()
    await sendKeys({ press: 'Escape' })
    await isGone()
    expect(modal.getState().open).to.equal(true)
  })

  it('disappears with its view', async () => {
    const { modal } = await refused()
    void modal.open({ view: 'Account' })
    await isGone()
    await shownView()
  })
})
