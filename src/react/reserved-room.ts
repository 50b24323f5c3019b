'use client'
import { createElement, type ReactElement } from 'react'

/** A size in CSS px. */
export interface ReservedSize {
  readonly width: number
  readonly height: number
}

const HEIGHTS: Readonly<Record<string, number>> = { sm: 32, lg: 48 }

/** Mean width of a letter at the default 14 px, and the padding on both sides. */
const LETTER = 7
const PADDING = 32

/** The height of a button by its `size`. */
export const heightOf = (size: unknown): number => HEIGHTS[String(size)] ?? 40

/** About the width of a button with this text. */
export const widthOf = (text: string): number => Math.round(text.length * LETTER) + PADDING

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
