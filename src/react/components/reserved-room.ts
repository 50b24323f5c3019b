'use client'
import { createElement, type ReactElement } from 'react'

/** A size in CSS px. */
export interface ReservedSize {
  readonly width: number
  readonly height: number
}

/** Height, mean width of a letter and padding at both sides, by the `size` of a button; `md` without one. */
const SIZES = {
  sm: { height: 32, letter: 7.2, padding: 24 },
  md: { height: 40, letter: 7.2, padding: 32 },
  lg: { height: 48, letter: 8.1, padding: 32 },
} as const

/** The room of a button that is as wide as the longest of its texts; what is no text does not count. */
export function roomOf(texts: readonly unknown[], size: keyof typeof SIZES = 'md', more = 0): ReservedSize {
  const { height, letter, padding } = SIZES[size]
  const letters = Math.max(...texts.map(text => (typeof text === 'string' ? text.length : 0)))
  return { width: Math.round(letters * letter) + padding + more, height }
}

/** Any name is allowed here; React's types know no `shadowrootmode`. */
const TEMPLATE: string = 'template'

/**
 * A declarative shadow root that is as large as the button and faintly visible, without any style that a strict policy
 * would refuse. The parser takes it out of the markup, so that hydration never sees it.
 */
export const reservedRoom = ({ width, height }: ReservedSize): ReactElement =>
  createElement(
    TEMPLATE,
    { shadowrootmode: 'open' },
    createElement(
      'svg',
      { width, height, 'aria-hidden': true },
      createElement('rect', { width, height, rx: 16, fill: 'currentColor', fillOpacity: 0.08 }),
    ),
  )
