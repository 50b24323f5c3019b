import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'

import { pressEnds } from '../../../src/core/platform/press.js'
import { settle } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** A dialog in the shadow tree of an element that has the modal's name, all over the page. */
async function modalToPress(): Promise<void> {
  const root = (await fixture(html`<w3m-modal></w3m-modal>`)).attachShadow({ mode: 'open' })
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('button'))
  root.append(dialog)
  dialog.showModal()
}

/** Whether the press is taken to be over by now, read at each call. */
function watch(): () => boolean {
  let over = false
  void pressEnds().then(() => (over = true))
  return () => over
}

describe('pressEnds', () => {
  afterEach(() => resetMouse())

  it('resolves immediately while nothing is pressed', async () => {
    await modalToPress()
    const isOver = watch()
    await settle()
    expect(isOver()).to.equal(true)
  })

  it('waits for the end of a press in the dialog, and no longer than a second', async () => {
    await modalToPress()
    await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] })
    await sendMouse({ type: 'down' })
    const isOver = watch()
    await settle(200) // well below the second
    expect(isOver()).to.equal(false)
    await sendMouse({ type: 'up' })
    await waitUntil(isOver)

    await sendMouse({ type: 'down' })
    await pressEnds()
  })

  it('does not wait for a press elsewhere on the page', async () => {
    await sendMouse({ type: 'move', position: [50, 50] })
    await sendMouse({ type: 'down' })
    const isOver = watch()
    await settle()
    expect(isOver()).to.equal(true)
  })
})
