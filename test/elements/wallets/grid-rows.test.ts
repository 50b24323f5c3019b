import { expect } from '@open-wc/testing'
import { html } from 'lit'

import { GridRows } from '../../../src/elements/wallets/grid-rows.js'
import { waitUntil } from '../../helpers/wait-until.js'

const box = (): HTMLElement => document.body.appendChild(document.createElement('div'))
const texts = (element: Element): string[] => [...element.children].map(({ textContent }) => textContent.trim())
const button = (row: number) => html`<button>${row}</button>`

describe('GridRows', () => {
  let list: HTMLElement
  let rows: GridRows
  let rests = 0
  const draw = (first: number, end: number): void => rows.draw(list, { first, end }, button)

  beforeEach(() => {
    list = box()
    rests = 0
    rows = new GridRows(() => rests++)
  })
  afterEach(() => {
    rows.stop()
    list.remove()
  })

  it('makes nothing and removes nothing while it is scrolled, and leaves a row that stays its element', () => {
    draw(0, 6)
    const before = [...list.children]
    const [, , , third] = before
    draw(2, 8)
    expect(third?.textContent).to.equal('3')
    draw(60, 66)
    draw(3, 9)
    expect([...list.children]).to.deep.equal(before)
    expect(texts(list).sort()).to.deep.equal(['3', '4', '5', '6', '7', '8'])
  })

  it('draws fewer and more rows', () => {
    draw(0, 6)
    draw(0, 2)
    expect(texts(list)).to.deep.equal(['0', '1'])
    draw(0, 4)
    expect(texts(list)).to.deep.equal(['0', '1', '2', '3'])
    draw(0, 0)
    expect(texts(list)).to.deep.equal([])
  })

  for (const [way, first] of [
    ['forward', 12],
    ['back', 7],
    ['far', 90],
  ] as const)
    it(`puts the rows in order after scrolling ${way} has come to rest`, async () => {
      draw(10, 16)
      draw(first, first + 6)
      await waitUntil(() => rests === 1)
      expect(texts(list)).to.deep.equal(Array.from({ length: 6 }, (_, index) => String(first + index)))
    })

  it('moves what has the focus at no time', async () => {
    draw(10, 16)
    for (const first of [9, 6, 11, 8]) {
      const [focused] = [...list.querySelectorAll('button')].filter(({ textContent }) => textContent === '11')
      focused?.focus()
      rests = 0
      draw(first, first + 6)
      await waitUntil(() => rests === 1)
      expect(document.activeElement).to.equal(focused)
      expect(texts(list)).to.deep.equal(Array.from({ length: 6 }, (_, index) => String(first + index)))
    }
  })

  it('reports once that scrolling has stopped, and not after it was cancelled', async () => {
    draw(0, 6)
    draw(1, 7)
    expect(rests).to.equal(0)
    await waitUntil(() => rests === 1)
    draw(2, 8)
    rows.stop()
    let isLater = false
    const later = new GridRows(() => (isLater = true))
    later.draw(list, { first: 2, end: 8 }, button)
    await waitUntil(() => isLater)
    expect(rests).to.equal(1)
  })
})
