import { type CSSResult, css, unsafeCSS } from '@lit/reactive-element'

import type { ThemeMode } from '../core/entities/options.js'

/**
 * Every colour as `[light, dark]`, emitted as `--w3m-color-<name>` by `ThemeHost`. The comment of a row is its documentation.
 * Text pairs have at least 4.5:1 and control edges at least 3:1 (tested).
 */
export const COLORS = {
  /** Surface of the dialog and of the buttons on the page. */
  background: ['#ffffff', '#121313'],
  /** Rows, fields and secondary buttons; hovered rows. */
  raised: ['#f4f5f6', '#1c1d1f'],
  /** Pressed rows; hovered secondary buttons. */
  pressed: ['#e9ebed', '#26282a'],
  /** Hairlines around pictures and panels; decoration only. */
  border: ['#0000000f', '#ffffff14'],
  /** Edges of controls that have no other outline. */
  edge: ['#80868c', '#6f7579'],
  /** Text. */
  text: ['#101112', '#f4f5f5'],
  /** Less important text. */
  secondary: ['#5a6066', '#a3a8ab'],
  /** The site's colour as a surface. */
  accent: ['#1f62e0', '#4c8dff'],
  /** The accent under the pointer. */
  'accent-hover': ['#1b56c6', '#659dff'],
  /** The accent while pressed. */
  'accent-pressed': ['#174bad', '#7dacff'],
  /** Text on the accent. */
  'on-accent': ['#ffffff', '#06101f'],
  /** The accent as text, and the focus ring. */
  'accent-text': ['#1b58cd', '#5f9aff'],
  /** Success as text. */
  success: ['#0b6b36', '#4fd08a'],
  /** Surface under success text. */
  'success-surface': ['#e6f5ec', '#12271b'],
  /** Warning as text. */
  warning: ['#7d5200', '#f0b84a'],
  /** Surface under warning text. */
  'warning-surface': ['#fcf2dd', '#2a2110'],
  /** Error as text. */
  error: ['#b81a2a', '#ff8087'],
  /** Surface under error text. */
  'error-surface': ['#fdebec', '#2e1719'],
  /** What lies over the page while the dialog is open. */
  overlay: ['#00000099', '#00000099'],
  /** The soft shadow of the panel. */
  shadow: ['#0000002e', '#00000080'],
  /** Dots of QR codes; at least 7:1, and always the darker of the two: many scanners read nothing else. */
  qr: ['#101112', '#121313'],
  /** Surface of QR codes. */
  'qr-surface': ['#ffffff', '#f4f5f5'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>

/** The name of a colour token. */
export type ColorName = keyof typeof COLORS

/** A value for every colour token. */
export type Palette = Readonly<Record<ColorName, string>>

/** The names of the colour tokens. */
export const COLOR_NAMES = Object.keys(COLORS).filter((name): name is ColorName => name in COLORS)

/** The colours of a mode as they are when a site wishes nothing. */
export const plainPalette = (mode: ThemeMode): Record<ColorName, string> =>
  Object.fromEntries(COLOR_NAMES.map(name => [name, COLORS[name][mode === 'light' ? 0 : 1]])) as Record<
    ColorName,
    string
  > // every name is there

/** Multiples of 4 px, emitted as `--w3m-space-<step>`. */
export const SPACE_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20] as const

/** Multiples of `--w3m-border-radius-master` (0–20 px, default 4 px), emitted as `--w3m-radius-<step>`; 9 is the panel, 4 rows and fields, 3 pictures. */
export const RADIUS_STEPS = [1, 2, 3, 4, 6, 9] as const

/** Multiples of `--w3m-font-size-master` (6–20 px, default 10 px), emitted as `--w3m-text-<name>`. */
export const TEXT_SIZES = { small: 1.2, body: 1.4, large: 1.6, title: 2, balance: 4 } as const

const scale = [
  ...SPACE_STEPS.map(step => `--w3m-space-${step}:${step * 4}px`),
  ...RADIUS_STEPS.map(step => `--w3m-radius-${step}:calc(clamp(0px,var(--w3m-border-radius-master,4px),20px)*${step})`),
  ...Object.entries(TEXT_SIZES).map(
    ([name, factor]) => `--w3m-text-${name}:calc(clamp(6px,var(--w3m-font-size-master,10px),20px)*${factor})`,
  ),
].join(';')

/** Spacing, radii, type and motion as custom properties of a theme host (the modal and the buttons on the page). */
export const tokens: CSSResult = css`
  :host {
    ${unsafeCSS(scale)};
    --w3m-radius-full: 9999px;
    --w3m-font: var(--w3m-font-family, system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif);
    --w3m-ease-out: cubic-bezier(0.16, 1, 0.3, 1);
    --w3m-ease-in: cubic-bezier(0.4, 0, 1, 1);
  }
`
