import { type TemplateResult, html } from 'lit'

import { fromNotation, toNotation } from '../../controllers/send/amount-notation.js'
import { figureLocale } from '../../controllers/shell/figure-locale.js'
import { figureSize } from './amount-figure.js'

/** The content of an amount field, and its callbacks. */
export interface AmountField {
  readonly label: string
  /** As entered. */
  readonly written: string
  /** In characters. */
  readonly maxLength: number
  readonly isWrong: boolean
  /** Ids of what describes it. */
  readonly describedBy: string
  readonly disabled: boolean
  readonly onWrite: (amount: string) => void
  readonly onEnter: () => void
}

/** A point is converted to the visitor's decimal separator as it is typed, and the caret stays in place. */
function take({ target }: InputEvent, onWrite: AmountField['onWrite']): void {
  if (!(target instanceof HTMLInputElement)) return
  const { value, selectionEnd } = target
  const amount = fromNotation(value, figureLocale())
  target.value = toNotation(amount, figureLocale())
  target.selectionEnd = selectionEnd
  onWrite(amount)
}

/** The field for an amount, with the visitor's own separators and digits. */
export const amountField = (field: AmountField): TemplateResult =>
  html`<input
    class=${figureSize(toNotation(field.written, figureLocale()))}
    inputmode="decimal"
    autocomplete="off"
    spellcheck="false"
    placeholder="0"
    dir="ltr"
    maxlength=${field.maxLength}
    aria-label=${field.label}
    aria-invalid=${field.isWrong}
    aria-describedby=${field.describedBy}
    .value=${toNotation(field.written, figureLocale())}
    ?disabled=${field.disabled}
    @input=${(event: InputEvent) => take(event, field.onWrite)}
    @keydown=${({ key }: KeyboardEvent) => {
      if (key === 'Enter') field.onEnter()
    }}
  />`
