import { expect, fixture, html } from '@open-wc/testing'
import { type CSSResult, type TemplateResult, render } from 'lit'

import { amountFigure, reviewFigure } from '../../../src/elements/send/amount-figure.js'
import { amountSide } from '../../../src/elements/send/amount-side.styles.js'
import { reviewStyles } from '../../../src/elements/send/review.styles.js'
import { tokens } from '../../../src/styles/tokens.js'
import { nameOf, readText } from '../../helpers/deep.js'

/** How many lines a figure takes in a box of a width. */
function linesOf(template: TemplateResult, styles: readonly CSSStyleSheet[], width: number): number {
  const host = document.body.appendChild(document.createElement('div'))
  try {
    host.style.cssText = `inline-size: ${width}px; font: 14px sans-serif`
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [...styles]
    render(template, root)
    const text = root.querySelector('bdi:not(:has(bdi))')
    return new Set([...(text?.getClientRects() ?? [])].map(({ top }) => top)).size
  } finally {
    host.remove()
  }
}

const sheets = (...styles: readonly CSSResult[]): CSSStyleSheet[] =>
  [tokens, ...styles].flatMap(({ styleSheet }) => styleSheet ?? [])

describe('a long figure', () => {
  for (const figure of ['1,172,288.185', '123,456,789.012', '9,999.774808843662'])
    it(`is not broken beside a token: ${figure}`, () => {
      expect(linesOf(amountFigure(figure, { loading: undefined, none: '0' }), sheets(amountSide), 185)).to.equal(1)
    })

  for (const figure of ['9,999.774808843662', '9,999.7748088436626315'])
    it(`is not broken in a review: ${figure}`, () => {
      expect(linesOf(reviewFigure(figure, 'ETH'), sheets(reviewStyles), 260)).to.equal(1)
    })
})

describe('the computed amount of a side', () => {
  it('comes into a region that is already there, which names what is being loaded until then', async () => {
    const root = await fixture<HTMLElement>(html`<div></div>`)
    const show = (figure: string | undefined, loading?: string): HTMLElement | null => {
      render(amountFigure(figure, { loading, none: '0' }), root)
      return root.querySelector('output')
    }
    const region = show(undefined)
    if (!region) throw new Error('no region')
    expect(readText(region)).to.equal('0')
    expect(show(undefined, 'Getting a price')).to.equal(region)
    expect(nameOf(region)).to.equal('Getting a price')
    expect(show('1.5')).to.equal(region)
    expect(nameOf(region)).to.equal('1.5')
  })
})
