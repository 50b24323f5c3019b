import { type TemplateResult, html } from 'lit'

import '../ui/w3m-ui-skeleton.js'

/** The placeholder for a missing number. */
export interface NoFigure {
  /** A description of the current activity; `undefined` if there is none. */
  readonly loading: string | undefined
  readonly none: string
}

/** The computed amount of a side without a field; its styles are those of `amountSide`. */
export const amountFigure = (figure: string | undefined, { loading, none }: NoFigure): TemplateResult => {
  if (loading !== undefined)
    return html`<span class="figure" role="status" aria-label=${loading}><w3m-ui-skeleton></w3m-ui-skeleton></span>`
  return figure === undefined
    ? html`<span class="figure none">${none}</span>`
    : html`<output class="figure"><bdi>${figure}</bdi></output>`
}
