import { BLACK, type Color, WHITE, contrast, mix, over, parseColor, pole, readable, toHex } from './color.js'
import type { ColorName, Palette } from './tokens.js'

/** The site's colours, already validated. */
export interface SiteColors {
  readonly accent?: Color | undefined
  readonly background?: Color | undefined
  readonly mix?: Color | undefined
  /** The strength of `mix` in the surfaces, from 0 to 100. */
  readonly strength?: number
  readonly qr?: Color | undefined
}

/**
 * The plain colours of a mode with the site's settings applied. Settings are never refused: text on a surface is
 * shifted towards black or white until it has 4.5:1, edges of controls until they have 3:1.
 */
export function palette<P extends Palette>(plain: P, site: SiteColors = {}): P {
  const tinted = site.background || (site.strength ?? 0) > 0
  if (!tinted && !site.accent && !site.qr) return plain
  const colors: P = { ...plain }
  const read = (name: ColorName): Color => parseColor(colors[name]) ?? BLACK

  const grounds = surfaces(read, site)
  const [background] = grounds
  const target = pole(background)
  const write = (name: ColorName, color: Color): unknown =>
    name in plain && Object.assign(colors, { [name]: toHex(color) })
  if (tinted) {
    write('background', background)
    write('raised', grounds[1])
    write('pressed', grounds[2])
    write('border', [target[0], target[1], target[2], target === WHITE ? 0.08 : 0.06])
    write('edge', readable(read('edge'), grounds, target, 3))
    for (const name of ['text', 'secondary'] as const) write(name, readable(read(name), grounds, target))
    for (const name of ['success', 'warning', 'error'] as const) {
      const wash = mix(background, read(name), 0.12)
      const surface = contrast(target, wash) >= 4.6 ? wash : background
      write(name, readable(read(name), [...grounds, surface], target))
      write(`${name}-surface`, surface)
    }
  }
  if (site.accent) {
    const accent = over(site.accent, background)
    const onAccent = contrast(WHITE, accent) >= 4.5 ? WHITE : pole(accent)
    const away = onAccent === WHITE ? BLACK : WHITE
    write('accent', accent)
    write('accent-hover', mix(accent, away, 0.12))
    write('accent-pressed', mix(accent, away, 0.24))
    write('on-accent', onAccent)
  }
  write('accent-text', readable(site.accent ? over(site.accent, background) : read('accent-text'), grounds, target))
  // Dark on light in both modes: many scanners require it.
  const surface = contrast(BLACK, background) > 7.1 ? background : read('qr-surface')
  write('qr-surface', surface)
  write('qr', readable(over(site.qr ?? read('qr'), surface), [surface], BLACK, 7))
  return colors
}

/** Background, raised and pressed: the three surfaces behind text. */
function surfaces(read: (name: ColorName) => Color, site: SiteColors): readonly [Color, Color, Color] {
  const tint = (color: Color): Color => mix(color, over(site.mix ?? BLACK, color), (site.strength ?? 0) / 100)
  const own = site.background && over(site.background, read('background'))
  const background = tint(own ?? read('background'))
  const target = pole(background)
  const away = target === WHITE ? BLACK : WHITE // text only gains contrast in this direction
  const shade = (name: 'raised' | 'pressed', amount: number): Color =>
    [...(own ? [] : [tint(read(name))]), mix(background, target, amount)].find(
      color => contrast(color, background) > 1.02 && contrast(target, color) >= 4.6,
    ) ?? mix(background, away, amount)
  return [background, shade('raised', 0.05), shade('pressed', 0.1)]
}
