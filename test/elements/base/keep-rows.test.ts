import { expect } from '@open-wc/testing'
import { html, render } from 'lit'

import { keepRows } from '../../../src/elements/base/keep-rows.js'

describe('keepRows', () => {
  let list: HTMLElement
  beforeEach(() => {
    list = document.body.appendChild(document.createElement('ul'))
  })
  afterEach(() => list.remove())

  const show = (...names: readonly string[]): void =>
    keepRows(list, names, { key: name => name, content: name => html`<button>${name}</button>` })
  const texts = (): readonly (string | null)[] => [...list.querySelectorAll('button')].map(row => row.textContent)

  it('shows an entry each, in order', () => {
    show('a', 'b', 'c')
    expect(texts()).to.deep.equal(['a', 'b', 'c'])
    expect([...list.children].map(({ localName }) => localName)).to.deep.equal(['li', 'li', 'li'])
    show('c', 'a')
    expect(texts()).to.deep.equal(['c', 'a'])
    show()
    expect(texts()).to.deep.equal([])
  })

  it('leaves the focus with its entry when others come before it or go', () => {
    show('a', 'b')
    const button = list.querySelectorAll('button')[1]
    button?.focus()
    show('new', 'a', 'b')
    expect(document.activeElement).to.equal(button)
    show('b', 'new')
    expect(button?.textContent).to.equal('b')
    show('b')
    expect(document.activeElement).to.equal(button)
  })

  it('gives a row to no other entry', () => {
    show('a', 'b')
    const [first] = list.children
    show('b')
    expect(list.contains(first ?? null)).to.equal(false)
  })

  it('keeps the rows before what a template shows in the list', () => {
    const all = (shown: boolean): unknown => render(html`${shown ? html`<li><button>all</button></li>` : ''}`, list)
    all(true)
    show('a', 'b')
    expect(texts()).to.deep.equal(['a', 'b', 'all'])
    all(false)
    show('b', 'c')
    all(true)
    expect(texts()).to.deep.equal(['b', 'c', 'all'])
  })
})
