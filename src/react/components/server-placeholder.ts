'use client'
import { createElement, type ReactElement } from 'react'

import {
  SERVER_STYLE,
  serverClass,
  type ServerFace,
  type ServerLink,
} from '../../elements/public/button-faces/server-face.js'

/** Any name is allowed here; React's types know no `shadowrootmode`. */
const TEMPLATE: string = 'template'

/**
 * A declarative shadow root that shows a button's text at its size, as a link if `href` is set. The parser removes it
 * from the markup, so hydration never sees it.
 */
export const serverPlaceholder = (face: ServerFace, { href, nonce }: ServerLink): ReactElement =>
  createElement(
    TEMPLATE,
    { shadowrootmode: 'open' },
    createElement('style', { nonce, dangerouslySetInnerHTML: { __html: SERVER_STYLE } }),
    createElement(
      'a',
      { href, className: serverClass(face) },
      createElement(
        'span',
        { className: 'words' },
        createElement('slot', null, face.text),
        face.otherText && createElement('span', { className: 'other', 'aria-hidden': true }, face.otherText),
      ),
    ),
  )
