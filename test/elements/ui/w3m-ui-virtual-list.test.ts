import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing'
import { css } from 'lit'

import '../../../src/elements/ui/w3m-ui-virtual-list.js'
import type { VirtualRow, W3mUiVirtualList } from '../../../src/elements/ui/w3m-ui-virtual-list.js'
import { waitUntil } from '../../helpers/wait-until.js'

const rowsOf = (count: number): readonly VirtualRow[] =>
  Array.from({ length: count }, (_, index) => ({
    height: index % 10 ? 56 : 32,
    render: () => html`<p class="row">row ${index}</p>`,
  }))
const show = (rows: readonly VirtualRow[]) =>
  fixture<W3mUiVirtualList>(
    html`<w3m-ui-virtual-list
      label="Things"
      .look=${[
        css`
          .row {
            color: rgb(1, 2, 3);
          }
        `,
      ]}
      .rows=${rows}
    ></w3m-ui-virtual-list>`,
  )
const items = (list: W3mUiVirtualList) => [...(list.shadowRoot?.querySelectorAll<HTMLElement>('[role=listitem]') ?? [])]
const box = (list: W3mUiVirtualList): HTMLElement => {
  const found = list.shadowRoot?.querySelector<HTMLElement>('.box')
  if (!found) throw new Error('no box')
  return found
}
const texts = (list: W3mUiVirtualList) => items(list).map(item => item.textContent.trim())

describe('<w3m-ui-virtual-list>', () => {
  before(() => document.body.style.setProperty('font-size', '14px'))
  after(() => document.body.style.removeProperty('font-size'))

  it('is as high as a few rows, and renders them as specified', async () => {
    const list = await show(rowsOf(3))
    expect(texts(list)).to.deep.equal(['row 0', 'row 1', 'row 2'])
    expect(list.offsetHeight).to.equal(32 + 56 + 56)
    expect(box(list).tabIndex).to.equal(-1)
    const row = list.shadowRoot?.querySelector('.row')
    expect(row && getComputedStyle(row).color).to.equal('rgb(1, 2, 3)')
  })

  for (const count of [1_000, 10_000])
    it(`draws the same few rows of ${count}, wherever it is scrolled to`, async () => {
      const list = await show(rowsOf(count))
      expect(items(list).length).to.be.below(30)
      expect(items(list)[0]?.ariaSetSize ?? items(list)[0]?.getAttribute('aria-setsize')).to.equal(String(count))
      box(list).scrollTo(0, box(list).scrollHeight)
      await waitUntil(() => texts(list).at(-1) === `row ${count - 1}`)
      expect(items(list).length).to.be.below(30)
      const last = items(list).at(-1)
      expect(last?.getAttribute('aria-posinset')).to.equal(String(count))
      expect(
        Math.round((last?.getBoundingClientRect().bottom ?? 0) - box(list).getBoundingClientRect().bottom),
      ).to.equal(0)
    })

  it('has taller rows while text is larger, and the original ones afterwards', async () => {
    const list = await show(rowsOf(3))
    for (const [size, height] of [
      [28, 288],
      [14, 144],
    ] as const) {
      list.style.setProperty('font-size', `${size}px`)
      await waitUntil(() => list.offsetHeight === height)
    }
  })

  it('has taller rows while a visitor’s own style spaces the lines wider, and the original ones afterwards', async () => {
    const list = await show(rowsOf(3))
    const own = new CSSStyleSheet()
    const root = list.shadowRoot ?? document
    root.adoptedStyleSheets.push(own)
    for (const [style, height] of [
      ['* { line-height: 1.5 !important }', 180],
      ['', 144],
    ] as const) {
      own.replaceSync(style)
      await waitUntil(() => list.offsetHeight === height)
    }
  })

  it('can be scrolled by keyboard, and reports once that its end is near', async () => {
    const list = await show(rowsOf(100))
    expect(box(list).tabIndex).to.equal(0)
    let told = 0
    list.addEventListener('w3m-list-end', () => told++)
    setTimeout(() => box(list).scrollTo(0, box(list).scrollHeight))
    await oneEvent(list, 'w3m-list-end')
    box(list).scrollTo(0, box(list).scrollHeight - 100)
    for (let frame = 0; frame < 2; frame += 1) await nextFrame() // by then it knows that it was scrolled
    expect(told).to.equal(1)
  })

  it('reports its end again once it has grown or was scrolled away, but not when the same rows are drawn anew', async () => {
    const list = await show(rowsOf(100))
    let told = 0
    list.addEventListener('w3m-list-end', () => told++)
    const scroll = async (top: number) => {
      box(list).scrollTo(0, top)
      await oneEvent(box(list), 'scroll')
    }
    await scroll(box(list).scrollHeight)
    expect(told).to.equal(1)
    for (let page = 0; page < 5; page += 1) {
      list.rows = rowsOf(100) // what was loaded has brought nothing
      await list.updateComplete
    }
    expect(told).to.equal(1)
    list.rows = rowsOf(110)
    await list.updateComplete
    await scroll(box(list).scrollHeight)
    expect(told).to.equal(2)
    await scroll(0)
    await scroll(box(list).scrollHeight)
    expect(told).to.equal(3)
  })

  describe('with keys', () => {
    const keyed = (names: readonly string[]): readonly VirtualRow[] =>
      names.map(name => ({ key: name, height: 56, render: () => html`<button>${name}</button>` }))
    const names = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)
    const button = (list: W3mUiVirtualList, name: string) => {
      const found = items(list)
        .find(item => item.textContent.trim() === name)
        ?.querySelector('button')
      if (!found) throw new Error(`no ${name}`)
      return found
    }
    const focused = (list: W3mUiVirtualList) => list.shadowRoot?.activeElement

    it('keeps the focus on its row while others scroll into view', async () => {
      const list = await show(keyed(names(100)))
      button(list, 'row 10').focus()
      box(list).scrollTo(0, 600)
      await waitUntil(() => !texts(list).includes('row 0'))
      expect(focused(list)?.textContent).to.equal('row 10')
    })

    it('keeps the focus on its row when another is added above', async () => {
      const list = await show(keyed(names(5)))
      button(list, 'row 1').focus()
      list.rows = keyed(['new', ...names(5)])
      await list.updateComplete
      expect(texts(list)).to.deep.equal(['new', ...names(5)])
      expect(focused(list)?.textContent).to.equal('row 1')
    })

    it('moves the focus to the list when its row is removed', async () => {
      const list = await show(keyed(names(100)))
      button(list, 'row 0').focus()
      box(list).scrollTo(0, 3_000)
      await waitUntil(() => !texts(list).includes('row 0'))
      expect(focused(list)).to.equal(box(list))
    })

    it('keeps the visible rows in place when others are added above', async () => {
      const list = await show(keyed(names(100)))
      box(list).scrollTo(0, 1_000)
      await waitUntil(() => !texts(list).includes('row 0'))
      const top = (): number => button(list, 'row 18').getBoundingClientRect().top
      const before = top()
      list.rows = keyed(['new', 'newer', ...names(100)])
      await list.updateComplete
      expect(box(list).scrollTop).to.equal(1_112)
      expect(top()).to.equal(before)
      list.rows = keyed(names(100))
      await list.updateComplete
      expect(top()).to.equal(before)
    })

    it('shows new rows at its start', async () => {
      const list = await show(keyed(names(100)))
      list.rows = keyed(['new', ...names(100)])
      await list.updateComplete
      expect(box(list).scrollTop).to.equal(0)
      expect(texts(list)[0]).to.equal('new')
    })

    it('shows every row, even two with the same key', async () => {
      const list = await show(keyed(['a', 'a', 'b']))
      expect(texts(list)).to.deep.equal(['a', 'a', 'b'])
    })
  })

  it('keeps its place when rows are added', async () => {
    const list = await show(rowsOf(100))
    box(list).scrollTo(0, 2_000)
    await waitUntil(() => !texts(list).includes('row 0'))
    const before = texts(list)[0]
    list.rows = rowsOf(150)
    await list.updateComplete
    expect(texts(list)[0]).to.equal(before)
  })
})
