import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

import { focusPath } from '../../../src/elements/shell/focus.js'
import { navigate } from '../../../src/controllers/shell/navigate.js'
import { goBack } from '../../../src/controllers/connections/go-back.js'
import { allByRole, readText } from '../../helpers/deep.js'
import { endInstance } from '../../helpers/instance.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

function content(text: string, tag = 'p'): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

function templateOf(...nodes: readonly Node[]): HTMLTemplateElement {
  const template = document.createElement('template')
  template.content.append(...nodes)
  return template
}

const link = (text: string): HTMLElement => Object.assign(document.createElement('a'), { href: '#', textContent: text })
const bottom = (element: Element): number => element.getBoundingClientRect().bottom
const top = (element: Element): number => element.getBoundingClientRect().top

describe('the site’s own content in the modal', () => {
  afterEach(async () => {
    await endInstance()
    document.querySelectorAll('style[data-test]').forEach(style => style.remove())
  })

  it('stands above and below the ways to connect, and in no other view', async () => {
    const [header, footer] = [content('Acme'), content('Need help?')]
    const { view } = await openView({}, { site: { slots: { header, footer } } })
    const list = view.shadowRoot?.querySelector('ul')
    if (!list) throw new Error('no list')
    expect(bottom(header)).to.be.at.most(top(list))
    expect(top(footer)).to.be.at.least(bottom(list))
    expect(readText(view)).to.match(/^\s*Acme[^]*Need help\?\s*$/)
    navigate({ view: 'WhatIsAWallet', args: undefined })
    const next = await shownView()
    expect(readText(next)).to.not.include('Acme')
    await waitUntil(() => footer.getClientRects().length === 0, 'the former view is still there')
    goBack()
    await shownView()
    expect(header.checkVisibility() && footer.checkVisibility()).to.equal(true)
  })

  it('is in the first frame of the dialog', async () => {
    const footer = content('Need help?')
    const heights: number[] = []
    const { view } = await openView({}, { site: { slots: { footer } } })
    heights.push(view.offsetHeight)
    await new Promise(requestAnimationFrame)
    heights.push(view.offsetHeight)
    expect(heights[0]).to.equal(heights[1])
  })

  it('has the page’s styles, and the modal’s where the page says nothing', async () => {
    const style = content('.brand { color: rgb(1, 2, 3) }', 'style')
    style.dataset['test'] = ''
    document.head.append(style)
    const [header, footer] = [content('Acme'), content('Need help?')]
    header.className = 'brand'
    await openView({}, { site: { slots: { header, footer } } })
    expect(getComputedStyle(header).color).to.equal('rgb(1, 2, 3)')
    expect(getComputedStyle(footer).textAlign).to.equal('center')
    expect(getComputedStyle(footer).fontSize).to.equal('12px')
  })

  it('comes in the order of Tab where it is seen, and Tab stays in the dialog after it', async () => {
    const [header, footer] = [link('Acme'), link('Help')]
    const { view } = await openView({}, { site: { slots: { header, footer } } })
    await waitUntil(() => view.shadowRoot?.querySelector('w3m-wallet-row'))
    const stops: string[] = []
    for (let press = 0; press < 12 && stops.at(-1) !== 'Help'; press++) {
      await sendKeys({ press: 'Tab' })
      const [at] = focusPath()
      stops.push(at?.textContent?.trim() || at?.getAttribute('aria-label') || '')
    }
    expect(stops.indexOf('Acme'))
      .to.be.greaterThan(-1)
      .and.be.lessThan(stops.length - 2)
    expect(stops.at(-1)).to.equal('Help')
    await sendKeys({ press: 'Tab' })
    await waitUntil(() => focusPath().some(({ localName }) => localName === 'w3m-header'), 'the focus did not wrap')
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Tab' })
    await sendKeys({ up: 'Shift' })
    await waitUntil(() => focusPath()[0] === footer, 'the focus did not wrap back')
  })

  it('may be a template, which is copied, or a function, which is called once the modal is there', async () => {
    const template = templateOf(content('Copied'))
    let calls = 0
    const header = () => (calls++, template)
    const { view, modal } = await openView({}, { site: { slots: { header, footer: () => null } } })
    expect(readText(view)).to.match(/^\s*Copied/)
    expect(template.content.textContent).to.equal('Copied')
    modal.updateOptions({ allWallets: 'HIDE' })
    await shownView()
    expect(calls).to.equal(1)
  })

  it('changes with the option, while the modal is open too', async () => {
    const { view, modal } = await openView({}, { site: { slots: { footer: content('Before') } } })
    modal.updateOptions({ slots: { footer: content('After') } })
    await waitUntil(() => readText(view).includes('After'))
    expect(readText(view)).to.not.include('Before')
    modal.updateOptions({ slots: undefined })
    await waitUntil(() => !readText(view).includes('After'))
  })

  it('does not keep the modal from opening when the site’s function fails', async () => {
    const { error } = console
    const said: unknown[] = []
    console.error = (...parts: unknown[]) => void said.push(...parts)
    try {
      const header = (): never => {
        throw new Error('no logo')
      }
      const { view } = await openView({}, { site: { slots: { header, footer: content('Help') } } })
      expect(readText(view)).to.include('Help')
      expect(String(said.at(-1))).to.equal('Error: no logo')
    } finally {
      console.error = error
    }
  })

  it('closes nothing when it is clicked', async () => {
    const button = content('Ask us', 'button')
    let clicks = 0
    button.addEventListener('click', () => clicks++)
    const { modal } = await openView({}, { site: { slots: { footer: button } } })
    button.click()
    expect(clicks).to.equal(1)
    expect(modal.isOpen()).to.equal(true)
    expect(allByRole(document, 'button', 'Ask us')).to.have.length(1)
  })
})
