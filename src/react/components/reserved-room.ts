'use client'
import { createElement, type ReactElement } from 'react'

import { BUTTON_SCALE } from '../../styles/button-tokens.js'

/** What a button shows until its element is defined. */
export interface ServerFace {
  /** Its text, and the alternative text it may show later, for which space is reserved too. */
  readonly text: string
  readonly otherText?: string
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Which pictures will appear beside the text. */
  readonly pictures?: 'network' | 'chevron' | 'wallet'
}

/** The properties that a button's server output uses. */
export interface ServerLink {
  /** Where the text links to without JavaScript. */
  readonly href?: string | undefined
  /** Allows the style under a strict policy. */
  readonly nonce?: string | undefined
}

/** The button's size and typography, in the page's colours: the theme is not known on a server. */
const STYLE = `:host{${BUTTON_SCALE}display:inline-block;vertical-align:middle;max-inline-size:100%}
a{box-sizing:border-box;display:inline-flex;align-items:center;gap:8px;max-inline-size:100%;block-size:40px;padding:0 16px;border-radius:var(--w3m-radius-4);
background:color-mix(in srgb,currentColor 8%,transparent);color:inherit;font:500 var(--w3m-text-body)/1.2 var(--w3m-font);
font-variant-numeric:tabular-nums;letter-spacing:-0.005em;text-decoration:none;white-space:nowrap}
.sm{block-size:32px;padding:0 12px}.lg{block-size:48px;font-size:var(--w3m-text-large)}
.network::before,.wallet::before{content:"";inline-size:20px}.network::after,.chevron::after{content:"";inline-size:12px}
.words{display:grid;justify-items:center}.words>*{grid-area:1/1}.other{visibility:hidden}`

/** Any name is allowed here; React's types know no `shadowrootmode`. */
const TEMPLATE: string = 'template'

/**
 * A declarative shadow root that shows a button's text at its size, as a link if `href` is set. The parser removes it
 * from the markup, so hydration never sees it.
 */
export const reservedRoom = (
  { text, otherText, size, pictures }: ServerFace,
  { href, nonce }: ServerLink,
): ReactElement =>
  createElement(
    TEMPLATE,
    { shadowrootmode: 'open' },
    createElement('style', { nonce, dangerouslySetInnerHTML: { __html: STYLE } }),
    createElement(
      'a',
      { href, className: [size, pictures].filter(Boolean).join(' ') },
      createElement(
        'span',
        { className: 'words' },
        createElement('slot', null, text),
        otherText && createElement('span', { className: 'other', 'aria-hidden': true }, otherText),
      ),
    ),
  )
