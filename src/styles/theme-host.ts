import { type ReactiveController, type ReactiveElement, supportsAdoptingStyleSheets } from 'lit'

import type { ThemeMode, ThemeVariables } from '../core/entities/options.js'
import { type Readable, subscribe } from '../core/signal.js'
import { parseColor } from './color.js'
import { COLOR_NAMES, palette } from './palettes.js'
import { THEME_VARIABLES, type ThemeVariable, parseThemeVariables } from './theme.js'

/** The theme a site chose. */
export interface ThemeChoice {
  readonly themeMode: ThemeMode | 'system'
  readonly themeVariables: ThemeVariables
}

const LIGHT = '(prefers-color-scheme: light)'

/** The mode in force: the chosen one, else the visitor's preference, else dark (SPEC 2). */
export const effectiveMode = (mode: ThemeMode | 'system'): ThemeMode =>
  mode === 'light' || mode === 'dark' ? mode : matchMedia(LIGHT).matches ? 'light' : 'dark'

/**
 * Puts the theme on its host: a site's variables and the colours made from them, in one adopted sheet whose single rule is
 * rewritten. Variables that page CSS sets on the host or above it count as well. Follows the system while it is asked to.
 */
export class ThemeHost implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #source: Readable<ThemeChoice>
  readonly #warn: (name: ThemeVariable) => void
  #style: CSSStyleDeclaration | undefined
  #release: (() => void) | undefined

  /** @param warn - Told the names of variables whose value was ignored. */
  constructor(host: ReactiveElement, source: Readable<ThemeChoice>, warn: (name: ThemeVariable) => void = () => {}) {
    this.#host = host
    this.#source = source
    this.#warn = warn
    host.addController(this)
  }

  hostConnected(): void {
    const preference = matchMedia(LIGHT)
    const apply = (): void => this.#apply()
    preference.addEventListener('change', apply)
    const stop = subscribe(this.#source, apply)
    this.#release = () => {
      preference.removeEventListener('change', apply)
      stop()
    }
    apply()
  }

  hostDisconnected(): void {
    this.#release?.()
    this.#release = undefined
  }

  #apply(): void {
    const { themeMode, themeVariables } = this.#source.get()
    const style = (this.#style ??= adopt(this.#host))
    const { values, ignored } = parseThemeVariables(themeVariables)
    ignored.forEach(this.#warn)
    for (const name of THEME_VARIABLES) style.setProperty(name, values.get(name) ?? '')

    const mode = effectiveMode(themeMode)
    const computed = getComputedStyle(this.#host)
    const color = (name: ThemeVariable) => parseColor(computed.getPropertyValue(name))
    const colors = palette(mode, {
      accent: color('--w3m-accent'),
      background: color('--w3m-background'),
      mix: color('--w3m-color-mix'),
      strength: Math.min(100, Math.max(0, parseFloat(computed.getPropertyValue('--w3m-color-mix-strength')) || 0)),
      qr: color('--w3m-qr-color'),
    })
    style.setProperty('color-scheme', mode)
    for (const name of COLOR_NAMES) style.setProperty(`--w3m-color-${name}`, colors[name])
  }
}

/** The declarations of a fresh rule for the host itself; on browsers that cannot adopt sheets, the host's own. */
function adopt(host: ReactiveElement): CSSStyleDeclaration {
  const { renderRoot } = host
  if (!supportsAdoptingStyleSheets || !(renderRoot instanceof ShadowRoot)) return host.style
  const sheet = new CSSStyleSheet()
  sheet.insertRule(':host{}')
  renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, sheet]
  const [rule] = sheet.cssRules
  return rule instanceof CSSStyleRule ? rule.style : host.style
}
