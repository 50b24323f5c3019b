import { expect, fixture, html as template } from '@open-wc/testing'
import { html } from 'lit'

import { computed, signal } from '../../../src/core/signal.js'
import { W3mElement, element } from '../../../src/elements/base/w3m-element.js'

const left = signal(0)
const right = signal(0)
const sum = computed(() => left.get() + right.get())
let renders = 0

class Watching extends W3mElement {
  protected override render() {
    renders += 1
    return html`<i>${sum.get()}</i>`
  }
}
customElements.define('x-watching', Watching)

const settle = (ms = 20): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const text = (node: Watching): string => node.renderRoot.textContent?.trim() ?? ''

describe('W3mElement', () => {
  beforeEach(() => {
    left.set(0)
    right.set(0)
  })

  async function watching(): Promise<Watching> {
    const node = await fixture<Watching>(template`<x-watching></x-watching>`)
    renders = 0
    return node
  }

  it('renders once for a burst of changes', async () => {
    const node = await watching()
    for (let value = 1; value <= 100; value += 1) {
      left.set(value)
      right.set(value)
    }
    await settle()
    expect(renders).to.equal(1)
    expect(text(node)).to.equal('200')
  })

  it('does not render when nothing changed', async () => {
    await watching()
    left.set(0)
    await settle()
    expect(renders).to.equal(0)
  })

  it('rests while it is off the page and catches up when it is back', async () => {
    const node = await watching()
    const parent = node.parentElement
    node.remove()
    await settle()
    left.set(7)
    await settle()
    expect(renders).to.equal(0)
    parent?.append(node)
    await settle()
    expect(text(node)).to.equal('7')
    left.set(8)
    await settle()
    expect(text(node)).to.equal('8')
  })

  it('keeps watching when it is moved', async () => {
    const node = await watching()
    document.body.append(document.createElement('p').appendChild(node))
    left.set(9)
    await settle()
    expect(text(node)).to.equal('9')
    node.remove()
  })

  it('releases removed elements', async function () {
    if (!globalThis.gc) this.skip()
    this.timeout(10_000)
    const refs = (() => {
      const nodes = Array.from({ length: 200 }, () => document.createElement('x-watching'))
      const many = document.body.appendChild(document.createElement('div'))
      many.id = 'many'
      many.append(...nodes)
      return nodes.map(node => new WeakRef(node))
    })()
    await settle(50)
    document.querySelector('#many')?.remove()
    await settle(100)
    for (let round = 0; round < 6; round += 1) {
      void globalThis.gc?.()
      await settle(40)
    }
    expect(refs.filter(ref => ref.deref()).length).to.equal(0)
  })

  it('leaves a tag to the class that took it first', () => {
    class Second extends HTMLElement {}
    // the tag of this test is in no tag map
    element('x-watching' as keyof HTMLElementTagNameMap)(Second)
    expect(customElements.get('x-watching')).to.equal(Watching)
  })
})
