import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/embedded/w3m-code-field.js'
import type { W3mCodeField } from '../../../src/elements/embedded/w3m-code-field.js'
import { allByRole, byRole } from '../../helpers/deep.js'

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

const boxes = (field: HTMLElement): string =>
  [...(field.shadowRoot?.querySelectorAll('.boxes span') ?? [])].map(box => box.textContent || '_').join('')

describe('<w3m-code-field>', () => {
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

  it('announces errors', async () => {
    const { field, input } = await make()
    field.error = 'Invalid code'
    await field.updateComplete
    expect(byRole(field.shadowRoot ?? field, 'status').textContent).to.equal('Invalid code')
    expect(input.getAttribute('aria-invalid')).to.equal('true')
    expect(input.getAttribute('aria-describedby')).to.equal('error')
  })
})
