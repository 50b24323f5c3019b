import { type TemplateResult, html } from 'lit'

/** An amount and its unit, in this order and from left to right in every language, as in the wallet that is asked for it. */
export const amountWithUnit = (figure: string, unit: string): TemplateResult =>
  html`<bdi dir="ltr"><bdi>${figure}</bdi> <bdi>${unit}</bdi></bdi>`
