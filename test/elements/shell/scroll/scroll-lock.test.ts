import { expect } from '@open-wc/testing'

import { lockScroll } from '../../../../src/elements/shell/scroll/scroll-lock.js'

/** A dialog with a list that scrolls, a field, a button and a link. */
function openDialog(): { dialog: HTMLDialogElement; part: (name: string) => HTMLElement } {
  const dialog = document.createElement('dialog')
  const list = document.createElement('div')
  list.className = 'list'
  Object.assign(list.style, { height: '100px', width: '100px', overflow: 'hidden auto' })
  const row = document.createElement('p')
  row.style.height = '400px'
  list.append(row)
  const field = document.createElement('input')
  const button = document.createElement('button')
  const link = document.createElement('a')
  link.href = '#'
  dialog.append(list, field, button, link)
  document.body.append(dialog)
  dialog.showModal()
  const part = (name: string): HTMLElement => {
    const found = dialog.querySelector<HTMLElement>(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  return { dialog, part }
}

const wheel = (target: EventTarget, init: WheelEventInit): boolean =>
  !target.dispatchEvent(new WheelEvent('wheel', { bubbles: true, composed: true, cancelable: true, ...init }))
const press = (target: EventTarget, key: string, init: KeyboardEventInit = {}): boolean =>
  !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...init }))
const mousedown = (target: EventTarget, button: number): boolean =>
  !target.dispatchEvent(new MouseEvent('mousedown', { button, bubbles: true, composed: true, cancelable: true }))

describe('lockScroll', () => {
  let parts: ReturnType<typeof openDialog>
  let release: () => void

  beforeEach(() => {
    parts = openDialog()
    release = lockScroll(parts.dialog)
  })
  afterEach(() => {
    release()
    parts.dialog.remove()
  })

  it('captures the wheel where nothing can scroll that way', () => {
    const { dialog, part } = parts
    const list = part('.list')
    expect(wheel(dialog, { deltaY: 100 }), 'beside the list').to.equal(true)
    expect(wheel(part('p'), { deltaY: 100 }), 'down, in the list').to.equal(false)
    expect(wheel(part('p'), { deltaY: -100 }), 'up, at its start').to.equal(true)
    expect(wheel(part('p'), { deltaX: 100 }), 'across').to.equal(true)
    list.scrollTop = 1000
    expect(wheel(part('p'), { deltaY: 100 }), 'down, at its end').to.equal(true)
    expect(wheel(part('p'), { deltaY: -100 }), 'up, at its end').to.equal(false)
  })

  it('leaves zooming alone', () => {
    expect(wheel(parts.dialog, { deltaY: 100, ctrlKey: true })).to.equal(false)
  })

  it('captures the keys that would scroll the page, where they would', () => {
    const { dialog, part } = parts
    for (const key of [' ', 'PageDown', 'PageUp', 'Home', 'End', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'])
      for (const target of [dialog, part('a'), document.body]) expect(press(target, key), key).to.equal(true)
    for (const key of ['a', 'Enter', 'F5']) expect(press(dialog, key), key).to.equal(false)
    expect(press(part('p'), 'PageDown'), 'in a list').to.equal(false)
    expect(press(part('p'), ' ', { shiftKey: true }), 'up, at the start of a list').to.equal(true)
  })

  it('leaves keys to their targets', () => {
    const { dialog, part } = parts
    for (const key of [' ', 'Home', 'End', 'ArrowLeft', 'ArrowUp'])
      expect(press(part('input'), key), key).to.equal(false)
    expect(press(part('input'), 'PageDown')).to.equal(true)
    expect(press(part('button'), ' ')).to.equal(false)
    expect(press(dialog, 'ArrowLeft', { altKey: true }), 'back').to.equal(false)
    expect(press(dialog, 'PageDown', { ctrlKey: true }), 'the next tab').to.equal(false)
    expect(press(dialog, 'End', { ctrlKey: true }), 'the end of the page').to.equal(true)
  })

  it('lets the keys scroll what was pressed last, if nothing has the focus', () => {
    const { dialog, part } = parts
    mousedown(part('p'), 0)
    expect(press(document.body, 'PageDown')).to.equal(false)
    mousedown(dialog, 0)
    expect(press(document.body, 'PageDown')).to.equal(true)
  })

  it('lets the middle button scroll only lists', () => {
    expect(mousedown(parts.dialog, 1)).to.equal(true)
    expect(mousedown(parts.part('p'), 1)).to.equal(false)
    expect(mousedown(parts.dialog, 0)).to.equal(false)
  })

  it('does not touch content beside the dialog, such as a wallet’s box', () => {
    const box = document.body.appendChild(document.createElement('div'))
    const button = box.appendChild(document.createElement('button'))
    expect(wheel(button, { deltaY: 100 })).to.equal(false)
    expect(press(button, 'PageDown')).to.equal(false)
    box.remove()
  })

  it('releases the page', () => {
    release()
    release()
    expect(wheel(parts.dialog, { deltaY: 100 })).to.equal(false)
    expect(press(parts.dialog, 'PageDown')).to.equal(false)
  })
})
