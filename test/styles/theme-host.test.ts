import { expect, fixture, html } from '@open-wc/testing'
import { LitElement } from 'lit'

import { ThemeController } from '../../src/controllers/shell/theme.js'
import { ThemeHost } from '../../src/styles/theme-host.js'
import { COLORS } from '../../src/styles/tokens.js'
import type { ThemeVariable } from '../../src/styles/theme.js'
import { waitUntil } from '../helpers/wait-until.js'

const theme = new ThemeController()
const ignored: ThemeVariable[] = []

class Hosting extends LitElement {
  constructor() {
    super()
    new ThemeHost(this, theme, COLORS, name => ignored.push(name))
  }
}
customElements.define('x-hosting', Hosting)

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const read = (node: Element, name: string): string => getComputedStyle(node).getPropertyValue(name).trim()
const hosting = (): Promise<Hosting> => fixture<Hosting>(html`<x-hosting></x-hosting>`)

/** Makes the page see a light preference; returns a function that changes it. */
function preferLight(prefers: boolean): { change(next: boolean): void; restore(): void } {
  const real = window.matchMedia
  const listeners = new Set<EventListenerOrEventListenerObject>()
  const state = { matches: prefers }
  const fake: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> = {
    get matches() {
      return state.matches
    },
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.delete(listener),
  }
  window.matchMedia = query =>
    query.includes('color-scheme')
      ? Object.assign(real.call(window, query), {}) && (fake as MediaQueryList)
      : real.call(window, query) // the host uses only these members
  return {
    change(next) {
      state.matches = next
      for (const listener of listeners) if (typeof listener === 'function') listener(new Event('change'))
    },
    restore: () => (window.matchMedia = real),
  }
}

describe('ThemeHost', () => {
  afterEach(() => {
    theme.reset()
    ignored.length = 0
  })

  it('puts code before the page’s CSS on :root, and CSS that selects the element before code', async () => {
    const page = new CSSStyleSheet()
    document.adoptedStyleSheets.push(page)
    try {
      page.replaceSync(':root { --w3m-accent: rgb(1, 1, 1) }')
      theme.setThemeVariables({ '--w3m-accent': 'rgb(2, 2, 2)' })
      const node = await hosting()
      await waitUntil(() => read(node, '--w3m-accent') === 'rgb(2, 2, 2)')
      page.replaceSync('x-hosting { --w3m-accent: rgb(3, 3, 3) }')
      expect(read(node, '--w3m-accent')).to.equal('rgb(3, 3, 3)')
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page)
    }
  })

  it('follows the system live, and dark is the default', async () => {
    const preference = preferLight(false)
    try {
      const node = await hosting()
      expect(read(node, '--w3m-color-background')).to.equal('#121313')
      preference.change(true)
      expect(read(node, '--w3m-color-background')).to.equal('#ffffff')
      expect(read(node, 'color-scheme')).to.equal('light')
    } finally {
      preference.restore()
    }
  })

  it('prefers the chosen mode; an unknown one follows the system', async () => {
    const node = await hosting()
    theme.setThemeMode('light')
    await settle()
    expect(read(node, '--w3m-color-background')).to.equal('#ffffff')
    theme.setThemeMode('dark')
    await settle()
    expect(read(node, '--w3m-color-background')).to.equal('#121313')
    theme.setThemeMode('purple')
    await settle()
    expect(['#ffffff', '#121313']).to.include(read(node, '--w3m-color-background'))
  })

  it('applies the site’s variables and removes them again', async () => {
    const node = await hosting()
    theme.setThemeVariables({ '--w3m-accent': 'rgb(255, 0, 0)', '--w3m-z-index': 5 })
    await waitUntil(() => read(node, '--w3m-color-accent') === '#ff0000')
    expect(read(node, 'visibility')).to.equal('visible')
    expect(read(node, '--w3m-z-index')).to.equal('5')
    theme.reset()
    await settle()
    expect(read(node, '--w3m-color-accent')).not.to.equal('#ff0000')
    expect(read(node, '--w3m-z-index')).to.equal('')
  })

  it('shows nothing in colours the site did not choose', async () => {
    theme.setThemeVariables({ '--w3m-accent': '#ff0000' })
    const node = await hosting()
    const [accent, visibility] = [read(node, '--w3m-color-accent'), read(node, 'visibility')]
    expect(accent === '#ff0000' || visibility === 'hidden').to.equal(true)
    await waitUntil(() => read(node, '--w3m-color-accent') === '#ff0000' && read(node, 'visibility') === 'visible')
  })

  it('ignores values that break the rules and says which', async () => {
    const node = await hosting()
    theme.setThemeVariables({ '--w3m-accent': 'url(https://evil.example/)', '--w3m-z-index': 'auto' })
    await waitUntil(() => ignored.length > 0)
    expect(ignored).to.deep.equal(['--w3m-accent', '--w3m-z-index'])
    expect(read(node, '--w3m-accent')).to.equal('')
  })

  it('reads variables from the page’s CSS', async () => {
    const around = document.body.appendChild(document.createElement('div'))
    around.style.setProperty('--w3m-accent', '#00ff00')
    const node = around.appendChild(document.createElement('x-hosting'))
    await waitUntil(() => read(node, '--w3m-color-accent') === '#00ff00')
    around.remove()
  })

  it('follows the CSS of the page when that changes', async () => {
    const around = document.body.appendChild(document.createElement('div'))
    around.style.setProperty('--w3m-accent', '#0000ff')
    const node = around.appendChild(document.createElement('x-hosting'))
    for (const accent of ['#00ff00', '#ff0000', '#123456']) {
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      around.style.setProperty('--w3m-accent', accent)
      await waitUntil(() => read(node, '--w3m-color-accent') === accent)
    }
    around.remove()
  })

  it('does not grow with 200 changes, touches no attribute and adds no style tag', async () => {
    const node = await hosting()
    const tags = document.querySelectorAll('style').length
    const sheets = node.shadowRoot?.adoptedStyleSheets.length
    for (let index = 0; index < 200; index += 1) {
      theme.setThemeMode(index % 2 ? 'light' : 'dark')
      theme.setThemeVariables({ '--w3m-accent': `hsl(${index} 80% 50%)` })
      await settle()
    }
    expect(node.shadowRoot?.adoptedStyleSheets.length).to.equal(sheets)
    expect(node.shadowRoot?.adoptedStyleSheets.at(-1)?.cssRules.length).to.equal(1)
    expect(document.querySelectorAll('style').length).to.equal(tags)
    expect(node.getAttributeNames()).to.deep.equal([])
  })

  it('stops following when it leaves the page', async () => {
    const node = await hosting()
    theme.setThemeMode('light')
    await settle()
    node.remove()
    theme.setThemeMode('dark')
    await settle()
    expect(node.shadowRoot?.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).to.include('#ffffff')
  })
})
