import { parseColor } from './color.js'
import { palette } from './palettes.js'
import { THEME_VARIABLES, type ThemeVariable, parseThemeVariables } from './theme.js'
import type { Palette } from './tokens.js'

/**
 * Sets and publishes a site's variables, once checked, and returns the colours derived from `plain`, these variables,
 * and the page's CSS on `host` or above it; and the names of the variables whose values were ignored. From then on,
 * `again` is called whenever that CSS changes.
 */
export function applySite(
  host: Element,
  { style, publish }: { readonly style: CSSStyleDeclaration; readonly publish: () => void },
  plain: Palette,
  variables: unknown,
  again: () => void,
): { readonly colors: Palette; readonly ignored: readonly ThemeVariable[] } {
  const { values, ignored } = parseThemeVariables(variables)
  host.addEventListener('transitionrun', again)
  style.transition = '1ms step-start allow-discrete' // invisible, but it marks a changed value
  style.transitionProperty = String(THEME_VARIABLES)
  for (const name of THEME_VARIABLES) style.setProperty(name, values.get(name) ?? '')
  publish() // the colours are derived from the page's CSS and these
  const computed = getComputedStyle(host)
  const color = (name: ThemeVariable) => parseColor(computed.getPropertyValue(name))
  const strength = parseFloat(computed.getPropertyValue('--w3m-color-mix-strength')) || 0
  const colors = palette(plain, {
    accent: color('--w3m-accent'),
    background: color('--w3m-background'),
    mix: color('--w3m-color-mix'),
    strength: Math.min(100, Math.max(0, strength)),
    qr: color('--w3m-qr-color'),
  })
  return { colors, ignored }
}
