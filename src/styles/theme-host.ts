import { type ReactiveController, type ReactiveElement, supportsAdoptingStyleSheets } from '@lit/reactive-element'

import type { ThemeMode, ThemeVariables } from '../core/entities/options.js'
import { type Readable, signal, subscribe } from '../core/signal.js'
import type { applySite } from './site-theme.js'
import type { ThemeVariable } from './theme.js'
import { type Shades, inMode } from './button-tokens.js'
import type { Palette } from './tokens.js'

/** The site's theme. */
export interface ThemeChoice {
  readonly themeMode: ThemeMode | 'system'
  readonly themeVariables: ThemeVariables
}

/** The variables that colours are derived from; the others work through CSS alone. */
const COLOR_VARIABLES: readonly ThemeVariable[] = [
  '--w3m-accent',
  '--w3m-background',
  '--w3m-color-mix',
  '--w3m-color-mix-strength',
  '--w3m-qr-color',
]

/** The colours of a host without site settings. */
type Colors = Readonly<Record<string, Shades>>

/** The code that reads a site's theme settings; loaded only if there are any. */
const site = signal<typeof applySite | undefined>(undefined)
const loadSite = async (): Promise<void> => site.set((await import('./site-theme.js')).applySite)

const LIGHT = '(prefers-color-scheme: light)'

/** The effective mode: the chosen one, else the visitor's preference, else dark (SPEC 2), also if unknown (jsdom). */
export const effectiveMode = (mode: ThemeMode | 'system'): ThemeMode =>
  mode === 'light' || mode === 'dark' ? mode : window.matchMedia?.(LIGHT)?.matches ? 'light' : 'dark'

/**
 * Applies the theme to its host: a site's variables and the colours derived from them, in one adopted sheet with a
 * single, rewritten rule. Variables that page CSS sets on the host or above it count as well. Follows the system if
 * configured.
 */
export class ThemeHost implements ReactiveController {
  readonly #host: ReactiveElement
  readonly #source: Readable<ThemeChoice>
  readonly #colors: Colors
  readonly #warn: (name: ThemeVariable) => void
  /** Whether the host has its colours, without which it is hidden; it updates once it has. */
  isReady = false
  #declarations: Declarations | undefined
  #release: (() => void) | undefined

  /**
   * @param colors - The host's colours without site settings.
   * @param warn - Called with the names of variables with ignored values.
   */
  constructor(
    host: ReactiveElement,
    source: Readable<ThemeChoice>,
    colors: Colors,
    warn: (name: ThemeVariable) => void = () => {},
  ) {
    this.#host = host
    this.#source = source
    this.#colors = colors
    this.#warn = warn
    host.addController(this)
  }

  hostConnected(): void {
    const preference = window.matchMedia?.(LIGHT)
    preference?.addEventListener('change', this.#apply)
    const stop = subscribe(this.#source, this.#apply)
    this.#release = () => {
      preference?.removeEventListener('change', this.#apply)
      stop()
    }
    this.#apply()
  }

  hostDisconnected(): void {
    this.#release?.()
    this.#release = undefined
  }

  readonly #apply = (): void => {
    const { themeMode, themeVariables } = this.#source.get()
    const declarations = (this.#declarations ??= declare(this.#host))
    const { style } = declarations
    const mode = effectiveMode(themeMode)
    style.setProperty('color-scheme', mode)
    const plain = inMode(this.#colors, mode)
    const wishes = site.get()
    if (!wishes)
      return this.#isPlain(themeVariables) ? this.#paint(declarations, plain) : this.#wait(declarations, plain)
    style.visibility = ''
    const { colors, ignored } = wishes(this.#host, declarations, plain, themeVariables, this.#apply)
    ignored.forEach(this.#warn)
    this.#paint(declarations, colors)
  }

  /** Neither the site's code nor the page's CSS sets a colour or a size. */
  #isPlain(variables: unknown): boolean {
    if (typeof variables === 'object' && variables && Object.keys(variables).length) return false
    const computed = getComputedStyle(this.#host)
    return COLOR_VARIABLES.every(name => !computed.getPropertyValue(name))
  }

  /**
   * Nothing is shown in colours the site did not choose; if the code that reads its settings fails to load, the plain
   * ones are used.
   */
  #wait(declarations: Declarations, colors: Palette): void {
    declarations.style.visibility = 'hidden'
    declarations.publish()
    const again = (): void => {
      if (this.#release) this.#apply()
    }
    const plain = (): void => {
      declarations.style.visibility = ''
      this.#paint(declarations, colors)
    }
    loadSite().then(again, plain)
  }

  #paint({ style, publish }: Declarations, colors: Palette): void {
    for (const [name, color] of Object.entries(colors)) style.setProperty(`--w3m-color-${name}`, color)
    publish()
    if (this.isReady) return
    this.isReady = true
    this.#host.requestUpdate()
  }
}

/** Declarations for the host, which apply once published. */
interface Declarations {
  readonly style: CSSStyleDeclaration
  /** Kept because Firefox garbage-collects a sheet referenced only by its rules, which then become read-only. */
  readonly draft?: CSSStyleSheet
  readonly publish: () => void
}

/**
 * Creates a rule for the host itself, in a draft; its serialized text is published to an adopted sheet: WebKit does not
 * see a rule of an adopted sheet change. Browsers that cannot adopt sheets use the host's own style.
 */
function declare({ renderRoot, style }: ReactiveElement): Declarations {
  const own: Declarations = { style, publish: () => undefined }
  if (!supportsAdoptingStyleSheets || !(renderRoot instanceof ShadowRoot)) return own
  const [draft, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()]
  draft.insertRule(':host{}')
  renderRoot.adoptedStyleSheets = [...renderRoot.adoptedStyleSheets, sheet]
  const [rule] = draft.cssRules
  return rule instanceof CSSStyleRule
    ? { style: rule.style, draft, publish: () => sheet.replaceSync(rule.cssText) }
    : own
}
