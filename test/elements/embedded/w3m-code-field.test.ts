import { expect, fixture, html } from '@open-wc/testing'

import { modalController } from '../../../src/controllers/shell/modal.js'
import '../../../src/elements/embedded/w3m-code-field.js'
import type { W3mCodeField } from '../../../src/elements/embedded/w3m-code-field.js'
import { allByRole, byRole, deepAll } from '../../helpers/deep.js'

async function make() {
  const field = await fixture<W3mCodeField>(html`<w3m-code-field></w3m-code-field>`)
  const entered: string[] = []
  field.addEventListener('w3m-code-enter', ({ detail }) => void entered.push(detail.text))
  const input = byRole(field.shadowRoot ?? field, 'textbox') as HTMLInputElement // the only field
  const type = (value: string): void => {
    input.value = value
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return { field, entered, input, type }
}

/** A digit and a paste of a code, at a part of the page. */
function use(target: Element): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'Your code is 123456.')
  const init = { bubbles: true, composed: true, cancelable: true }
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: '7' }))
  target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData }))
}

/** Pastes a text into the focused field, as a browser does unless the page has handled it. */
function paste(input: HTMLInputElement, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true, clipboardData })
  if (input.dispatchEvent(event)) document.execCommand('insertText', false, text)
}

/** A part of the page with a field in a shadow root. */
function withShadow(): HTMLElement {
  const host = document.createElement('div')
  host.attachShadow({ mode: 'open' }).innerHTML = '<textarea class="own"></textarea>'
  return host
}

const boxes = (field: HTMLElement): string =>
  [...(field.shadowRoot?.querySelectorAll('.boxes span') ?? [])].map(box => box.textContent || '_').join('')

describe('<w3m-code-field>', () => {
  afterEach(() => modalController.reset())

  it('is one field that browsers autofill', async () => {
    const { field, input } = await make()
    expect(allByRole(field.shadowRoot ?? field, 'textbox')).to.have.length(1)
    expect(input.getAttribute('aria-label')).to.equal('6-digit code')
    expect(input.autocomplete).to.equal('one-time-code')
    expect(input).to.include({ id: 'code', name: 'code', inputMode: 'numeric', enterKeyHint: 'done' })
    expect(input.form).to.not.equal(null)
    expect(field.shadowRoot?.querySelector('.boxes')?.getAttribute('aria-hidden')).to.equal('true')
  })

  it('shows digits as they are typed, and submits the code after the last one', async () => {
    const { field, entered, type } = await make()
    type('12')
    await field.updateComplete
    expect(boxes(field)).to.equal('12____')
    type('12x3456')
    await field.updateComplete
    expect(boxes(field)).to.equal('123456')
    type('123456')
    expect(entered).to.deep.equal(['123456'])
  })

  for (const [text, code] of [
    ['12 34 56', '123456'],
    ['１２３４５６', '123456'],
    ['Your code is 123456.', '123456'],
    ['1234567', ''],
  ] as const)
    it(`reads ${text} as ${code || 'none'}`, async () => {
      const { entered, type } = await make()
      type(text)
      expect(entered).to.deep.equal([code])
    })

  it('accepts a code that is pasted in parts', async () => {
    const { field, entered, input } = await make()
    input.focus()
    paste(input, '123')
    paste(input, ' 456')
    await field.updateComplete
    expect(boxes(field)).to.equal('123456')
    expect(entered).to.deep.equal(['123456'])
  })

  it('submits its current text', async () => {
    const { field, entered, type } = await make()
    type('123')
    field.shadowRoot?.querySelector('form')?.requestSubmit()
    expect(entered).to.deep.equal(['123'])
  })

  it('accepts no input while a code is being checked', async () => {
    const { field, entered, input, type } = await make()
    field.busy = true
    await field.updateComplete
    expect(input.readOnly).to.equal(true)
    type('123456')
    field.shadowRoot?.querySelector('form')?.requestSubmit()
    expect(entered).to.deep.equal([])
  })

  for (const [name, part] of [
    ['an input', html`<input class="own" />`],
    ['a text area', html`<textarea class="own"></textarea>`],
    ['a list', html`<select class="own"></select>`],
    ['editable text', html`<div contenteditable><b class="own">Text</b></div>`],
    ['a text area in a shadow root', withShadow()],
  ] as const)
    it(`leaves digits and pastes to ${name} of the page`, async () => {
      const { field, entered, input } = await make()
      const page = await fixture(html`<div>${part}</div>`)
      const [own] = deepAll(page, '.own')
      if (!own) throw new Error('not rendered')
      modalController.open()
      use(own)
      expect(field.shadowRoot?.activeElement).to.equal(null)
      expect([input.value, ...entered]).to.deep.equal([''])
      use(page)
      expect(field.shadowRoot?.activeElement, 'where nothing is edited').to.equal(input)
      expect(entered).to.deep.equal(['123456'])
    })

  it('announces errors', async () => {
    const { field, input } = await make()
    field.error = 'Invalid code'
    await field.updateComplete
    expect(byRole(field.shadowRoot ?? field, 'status').textContent).to.equal('Invalid code')
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    expect(input.getAttribute('aria-describedby')).to.equal('error')
  })
})
