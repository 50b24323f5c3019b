import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/ui/w3m-ui-empty.js'
import '../../../src/elements/ui/w3m-ui-icon-button.js'
import '../../../src/elements/ui/w3m-ui-notice.js'
import '../../../src/elements/ui/w3m-ui-skeleton.js'
import type { W3mUiIconButton } from '../../../src/elements/ui/w3m-ui-icon-button.js'
import type { W3mUiNotice } from '../../../src/elements/ui/w3m-ui-notice.js'
import { expectAnnounced } from '../../helpers/announced.js'
import { allByRole, byRole, deepAll, readText } from '../../helpers/deep.js'

const pathOf = (node: Element): string =>
  deepAll(node.shadowRoot ?? node, 'path')
    .map(path => path.getAttribute('d'))
    .join()

describe('<w3m-ui-notice>', () => {
  const make = (variant: string) =>
    fixture<W3mUiNotice>(html`<w3m-ui-notice variant=${variant}>Mind this</w3m-ui-notice>`)

  it('says its sentence', async () => expect(readText(await make('info')).trim()).to.equal('Mind this'))

  it('leaves its sentence most of its width, with a long button below', async () => {
    const node = await fixture<W3mUiNotice>(
      html`<w3m-ui-notice>
        The request could not be answered
        <button slot="action">A rather long thing to do</button>
      </w3m-ui-notice>`,
    )
    node.style.setProperty('inline-size', '320px')
    const text = node.renderRoot.querySelector('.text')
    const button = node.querySelector('button')
    if (!text || !button) throw new Error('not rendered')
    expect(text.getBoundingClientRect().width).to.be.above(200)
    expect(button.getBoundingClientRect().top).to.be.at.least(text.getBoundingClientRect().bottom)
    button.textContent = 'Try'
    expect(button.getBoundingClientRect().top).to.be.below(text.getBoundingClientRect().bottom)
  })

  it('gives its sentence to screen readers when its region is already there, and again where it is moved to', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`)
    const other = await fixture<HTMLElement>(html`<div></div>`)
    const notice = document.createElement('w3m-ui-notice')
    notice.role = 'status'
    notice.append('Mind this')
    await expectAnnounced(place, 'Mind this', () => place.append(notice))
    expect(notice.innerText).to.equal('Mind this')
    await expectAnnounced(other, 'Mind this', () => other.append(notice))
  })

  it('shows its sentence to everyone at once', async () => {
    const node = await fixture<W3mUiNotice>(
      html`<w3m-ui-notice role="status">Mind this<button slot="action">Try</button></w3m-ui-notice>`,
    )
    expect(node.innerText).to.include('Mind this')
    expect(node.offsetHeight).to.be.above(0)
    expect(byRole(node, 'button', 'Try').closest('[aria-hidden=true]')).to.equal(null)
  })

  it('leaves it to the browser to announce alerts', async () => {
    const node = await fixture<W3mUiNotice>(html`<w3m-ui-notice role="alert">Mind this</w3m-ui-notice>`)
    expect(readText(node).trim()).to.equal('Mind this')
  })

  it('has a drawing for each kind, warnings and errors the same', async () => {
    const [info, success, warning, error] = await Promise.all(['info', 'success', 'warning', 'error'].map(make))
    if (!info || !success || !warning || !error) throw new Error('not rendered')
    expect(new Set([info, success, warning].map(pathOf)).size).to.equal(3)
    expect(pathOf(error)).to.equal(pathOf(warning))
  })
})

describe('<w3m-ui-empty>', () => {
  it('shows its line, and a description only if there is one', async () => {
    const bare = await fixture(html`<w3m-ui-empty label="Nothing yet"></w3m-ui-empty>`)
    const more = await fixture(html`<w3m-ui-empty label="Nothing yet" detail="Buy something"></w3m-ui-empty>`)
    expect(bare.shadowRoot?.querySelectorAll('p').length).to.equal(1)
    expect(readText(more).replace(/\s+/g, ' ').trim()).to.equal('Nothing yet Buy something')
  })

  it('treats a string as text', async () => {
    const node = await fixture(html`<w3m-ui-empty .label=${'<img src=x>'}></w3m-ui-empty>`)
    expect(node.shadowRoot?.querySelectorAll('img').length).to.equal(0)
    expect(readText(node)).to.include('<img src=x>')
  })
})

describe('<w3m-ui-icon-button>', () => {
  const make = (patch: Partial<W3mUiIconButton> = {}) =>
    fixture<W3mUiIconButton>(
      html`<w3m-ui-icon-button
        label="Close"
        .pressed=${patch.pressed}
        ?disabled=${patch.disabled}
      ></w3m-ui-icon-button>`,
    )

  it('uses its name', async () => {
    const node = await make()
    expect(byRole(node.shadowRoot ?? node, 'button', 'Close').title).to.equal('Close')
    await expect(node).to.be.accessible()
  })

  it('says whether it is pressed only when it can be', async () => {
    const stateOf = async (pressed: boolean | undefined) => {
      const node = await make({ pressed })
      return byRole(node.shadowRoot ?? node, 'button').getAttribute('aria-pressed')
    }
    expect([await stateOf(undefined), await stateOf(true), await stateOf(false)]).to.deep.equal([null, 'true', 'false'])
  })

  it('does nothing while it is disabled', async () => {
    const node = await make({ disabled: true })
    let pressed = 0
    node.addEventListener('click', () => (pressed += 1))
    byRole(node.shadowRoot ?? node, 'button', 'Close').click()
    expect(pressed).to.equal(0)
  })
})

describe('<w3m-ui-skeleton>', () => {
  for (const shape of ['row', 'picture', 'avatar', 'button'])
    it(`of a ${shape} is hidden from screen readers, and takes up space`, async () => {
      const node = await fixture(html`<w3m-ui-skeleton shape=${shape}></w3m-ui-skeleton>`)
      expect(node.ariaHidden).to.equal('true')
      expect(allByRole(node, 'button').length).to.equal(0)
      expect(node.getBoundingClientRect().height).to.be.above(0)
    })
})
