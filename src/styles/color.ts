import { computed } from '../core/signal.js'

/** A colour: red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** The lightest colour. */
export const WHITE: Color = [255, 255, 255, 1]
/** The darkest colour. */
export const BLACK: Color = [0, 0, 0, 1]

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const FUNCTION = /^(?:rgba?|hsla?)\([\d\s.,%/+-]*(?:deg)?[\d\s.,%/+-]*\)$/i
const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)(%?)\s+(-?[\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i
const NAME = /^(?!current|inherit|initial|unset|revert)[a-z]{3,24}$/i

const part = (value: string, percent: string | undefined, whole = 1): number =>
  percent ? (Number(value) / 100) * whole : Number(value)

function fromHex(value: string): Color {
  const digits = value.slice(1)
  const wide = digits.length > 4 ? digits : digits.replace(/./g, '$&$&')
  const [red = 0, green = 0, blue = 0, alpha = 255] = (wide.match(/../g) ?? []).map(pair => parseInt(pair, 16))
  return [red, green, blue, alpha / 255]
}

const gamma = (linear: number): number => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, value * 255))
}

/** Björn Ottosson's OKLab matrices (CSS Color 4), clipped to sRGB. */
function fromOklch([, light = '', lp, chroma = '', cp, hue = '', alpha = '1', ap]: readonly string[]): Color {
  const lightness = part(light, lp)
  const radius = part(chroma, cp, 0.4)
  const angle = (Number(hue) * Math.PI) / 180
  const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    Math.min(1, part(alpha, ap)),
  ]
}

/** A canvas on which nothing is drawn; created for the first colour that only the browser can parse. */
const canvas = computed(() => document.createElement('canvas').getContext('2d'))

/** The browser's own interpretation of a colour, through a canvas, without drawing anything. */
function fromBrowser(value: string): Color | undefined {
  const context = canvas.get()
  if (!context) return undefined
  const read = (before: string): string => {
    context.fillStyle = before
    context.fillStyle = value
    return String(context.fillStyle)
  }
  const text = read('#000')
  if (text !== read('#fff')) return undefined // not a colour: the previous value is kept
  if (HEX.test(text)) return fromHex(text)
  const [red, green, blue, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number)
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue, alpha]
}

/** Parses a hex, `rgb()`, `hsl()`, `oklch()` or named colour; `undefined` for anything else. */
export function parseColor(value: unknown): Color | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined
  const text = value.trim()
  if (HEX.test(text)) return fromHex(text)
  const oklch = OKLCH.exec(text)
  if (oklch) return fromOklch(oklch)
  return FUNCTION.test(text) || NAME.test(text) ? fromBrowser(text) : undefined
}

/** `amount` (0 to 1) of `other` in `color`; the result is opaque if both are. */
export const mix = (color: Color, other: Color, amount: number): Color => {
  const at = (index: 0 | 1 | 2 | 3): number => color[index] + (other[index] - color[index]) * amount
  return [at(0), at(1), at(2), at(3)]
}

/** A colour composited over an opaque background. */
export const over = (color: Color, ground: Color): Color => mix(ground, [color[0], color[1], color[2], 1], color[3])

/** A colour as `#rrggbb` or `#rrggbbaa`. */
export const toHex = ([red, green, blue, alpha]: Color): string =>
  `#${[red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])]
    .map(channel => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`

const linear = (channel: number): number => {
  const value = Math.round(channel) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of two opaque colours, from 1 to 21 (WCAG 2). */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return a > b ? a / b : b / a
}

/** Black or white, whichever has more contrast; one of them always exceeds 4.5:1. */
export const pole = (ground: Color): Color => (contrast(WHITE, ground) > contrast(BLACK, ground) ? WHITE : BLACK)

/** `color`, shifted as little as needed towards `target` until it has `ratio` on each of `grounds`. */
export function readable(color: Color, grounds: readonly Color[], target: Color, ratio = 4.5): Color {
  for (let amount = 0; amount < 1; amount += 0.05) {
    const moved = mix(color, target, amount)
    if (grounds.every(ground => contrast(moved, ground) >= ratio + 0.02)) return moved // 0.02: rounding to hex
  }
  return target
}
