import { type CSSResult, unsafeCSS } from '@lit/reactive-element'

import type { ThemeMode } from '../core/entities/options.js'

/** A colour by mode. */
export type Shades = readonly [light: string, dark: string]

/** The colour tokens used by buttons on the page; all that a page loads without intent. */
export const BUTTON_COLORS = {
  /** Surface of the dialog and of the buttons on the page. */
  background: ['#ffffff', '#121313'],
  /** Rows, fields and secondary buttons; hovered rows. */
  raised: ['#f4f5f6', '#1c1d1f'],
  /** Pressed rows; hovered secondary buttons. */
  pressed: ['#e9ebed', '#26282a'],
  /** Hairlines around pictures and panels; decoration only. */
  border: ['#0000000f', '#ffffff14'],
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
  /** Warning as text. */
  warning: ['#7d5200', '#f0b84a'],
} as const satisfies Readonly<Record<string, Shades>>

/** The values of colours in a mode, by the same names. */
export const inMode = (colors: Readonly<Record<string, Shades>>, mode: ThemeMode): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, [light, dark]]) => [name, mode === 'light' ? light : dark]))

/** A multiple of `--w3m-border-radius-master` (0–20 px, default 4 px). */
export const radius = (step: number): string =>
  `--w3m-radius-${step}:calc(clamp(0px,var(--w3m-border-radius-master,4px),20px)*${step});`

/** The radius of tags and pills: half their height, unless the master is 0. */
export const roundest = '--w3m-radius-full:calc(clamp(0px,var(--w3m-border-radius-master,4px),20px)*2500);'

/** A multiple of `--w3m-font-size-master` (6–20 px, default 10 px). */
export const textSize = (name: string, factor: number): string =>
  `--w3m-text-${name}:calc(clamp(6px,var(--w3m-font-size-master,10px),20px)*${factor});`

/** The scales used by buttons on the page. */
export const BUTTON_SCALE =
  radius(3) +
  radius(4) +
  textSize('small', 1.2) +
  textSize('body', 1.4) +
  textSize('large', 1.6) +
  '--w3m-font:var(--w3m-font-family,system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif);'

/** Radii and type of the buttons on the page, as custom properties of their host. */
export const buttonTokens: CSSResult = unsafeCSS(`:host{${BUTTON_SCALE}}`)
