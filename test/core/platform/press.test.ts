import { expect } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'

import { pressEnds } from '../../../src/core/platform/press.js'
import { settle } from '../../helpers/instance.js'
import { beginPress, endPress, modalToPress } from '../../helpers/press.js'
import { waitUntil } from '../../helpers/wait-until.js'

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
    await beginPress()
    const isOver = watch()
    await settle(200) // well below the second
    expect(isOver()).to.equal(false)
    await endPress()
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
