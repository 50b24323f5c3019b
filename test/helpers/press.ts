import { fixture, html } from '@open-wc/testing'
import { resetMouse, sendMouse } from '@web/test-runner-commands'

import { waitUntil } from './wait-until.js'

/** A dialog in the shadow tree of an element that has the modal's name, all over the page. */
export async function modalToPress(): Promise<void> {
  const root = (await fixture(html`<w3m-modal></w3m-modal>`)).attachShadow({ mode: 'open' })
  const dialog = document.createElement('dialog')
  dialog.append(document.createElement('button'))
  root.append(dialog)
  dialog.showModal()
}

/** Begins a press in the middle of the page. */
export async function beginPress(): Promise<void> {
  await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), Math.round(innerHeight / 2)] })
  await sendMouse({ type: 'down' })
}

/** Ends it. */
export const endPress = (): Promise<void> => sendMouse({ type: 'up' })

/** Does something during a press that ends once `isReady`; adds to `order` when that was. */
export async function whilePressed(
  work: () => Promise<unknown>,
  isReady: () => boolean,
  order: string[],
): Promise<void> {
  await modalToPress()
  await beginPress()
  try {
    const done = work()
    await waitUntil(isReady)
    order.push('released')
    await endPress()
    await done
  } finally {
    await resetMouse()
  }
}
