import { type CSSResult, unsafeCSS } from '@lit/reactive-element'

import { BUTTON_COLORS, BUTTON_SCALE, type Shades, radius, roundest, textSize } from './button-tokens.js'

/**
 * Every colour as `[light, dark]`, emitted as `--w3m-color-<name>` by `ThemeHost`. The comment of a row is its documentation.
 * Text pairs have at least 4.5:1 and control edges at least 3:1 (tested).
 */
export const COLORS = {
  ...BUTTON_COLORS,
  /** Edges of controls that have no other outline. */
  edge: ['#80868c', '#6f7579'],
  /** Success as text. */
  success: ['#0b6b36', '#4fd08a'],
  /** Surface under success text. */
  'success-surface': ['#e6f5ec', '#12271b'],
  /** Surface under warning text. */
  'warning-surface': ['#fcf2dd', '#2a2110'],
  /** Error as text. */
  error: ['#b81a2a', '#ff8087'],
  /** Surface under error text. */
  'error-surface': ['#fdebec', '#2e1719'],
  /** The overlay over the page while the dialog is open. */
  overlay: ['#00000099', '#00000099'],
  /** The soft shadow of the panel. */
  shadow: ['#0000002e', '#00000080'],
  /** Dots of QR codes; at least 7:1, and always the darker of the two: many scanners require it. */
  qr: ['#101112', '#121313'],
  /** Surface of QR codes. */
  'qr-surface': ['#ffffff', '#f4f5f5'],
} as const satisfies Readonly<Record<string, Shades>>

/** The name of a colour token. */
export type ColorName = keyof typeof COLORS

/** Values of colour tokens; buttons on the page use only some. */
export type Palette = Readonly<Partial<Record<ColorName, string>>>

/** Multiples of 4 px, emitted as `--w3m-space-<step>`. */
const SPACE_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20] as const

const SCALES = [
  BUTTON_SCALE,
  ...[1, 2, 6, 8, 9].map(radius),
  roundest,
  textSize('title', 2),
  textSize('balance', 4),
  ...SPACE_STEPS.map(step => `--w3m-space-${step}:${step * 4}px;`),
]
const MOTION = '--w3m-ease-out:cubic-bezier(0.16, 1, 0.3, 1);--w3m-ease-in:cubic-bezier(0.4, 0, 1, 1)'

/**
 * Spacing, radii (9 is the panel, 8 the secure frame at its edge, 4 rows and fields, 3 pictures), type and motion as custom
 * properties of the modal.
 */
export const tokens: CSSResult = unsafeCSS(`:host{${SCALES.join('')}${MOTION}}`)
