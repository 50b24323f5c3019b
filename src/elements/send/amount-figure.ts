import { type TemplateResult, html, nothing } from 'lit'

import { amountWithUnit } from '../accounts/amount-with-unit.js'
import '../ui/w3m-ui-skeleton.js'

/** The size class of a figure. Long numbers get smaller type, because a number broken across lines could be misread. */
type FigureSize = '' | 'long' | 'longer' | 'longest'

/** The size class of a figure beside a token's button; the styles are those of `amountSide`. */
export const figureSize = ({ length }: string): FigureSize =>
  length > 17 ? 'longest' : length > 13 ? 'longer' : length > 10 ? 'long' : ''

/** The amount that a review is about; its styles are those of `reviewStyles`. */
export const reviewFigure = (figure: string, unit: string): TemplateResult => {
  const size: FigureSize = figure.length > 22 ? 'longest' : figure.length > 17 ? 'longer' : ''
  return html`<p class="figure ${size}">${amountWithUnit(figure, unit)}</p>`
}

/** The placeholder for a missing number. */
export interface NoFigure {
  /** What is being loaded, in words; `undefined` if nothing is. */
  readonly loading: string | undefined
  readonly none: string
}

/**
 * The computed amount of a side without a field; its styles are those of `amountSide`. The region is there before its
 * amount, or screen readers would not announce it.
 */
export const amountFigure = (figure: string | undefined, { loading, none }: NoFigure): TemplateResult => {
  const isLoading = loading !== undefined
  const look = isLoading ? '' : figure === undefined ? 'none' : figureSize(figure)
  const content = isLoading ? html`<w3m-ui-skeleton></w3m-ui-skeleton>` : html`<bdi>${figure ?? none}</bdi>`
  return html`<output class="figure ${look}" aria-label=${loading ?? nothing}>${content}</output>`
}
