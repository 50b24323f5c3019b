import { Controller } from '../../core/controller.js'
import type { ThemeMode, ThemeVariables } from '../../core/entities/options.js'

/** The chosen theme. */
export interface ThemeState {
  /** `system` follows the visitor's preference. */
  readonly themeMode: ThemeMode | 'system'
  /** As handed in; `styles/theme` checks each value before it is used. */
  readonly themeVariables: ThemeVariables
}

const isMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark'

/** Holds the theme a site chose. */
export class ThemeController extends Controller<ThemeState> {
  constructor() {
    super({ themeMode: 'system', themeVariables: {} })
  }

  /** Chooses light or dark; anything else follows the system. */
  setThemeMode(mode: unknown): void {
    this.set({ themeMode: isMode(mode) ? mode : 'system' })
  }

  /** Sets variables; those not named stay. */
  setThemeVariables(variables: ThemeVariables): void {
    this.set({ themeVariables: { ...this.state.themeVariables, ...variables } })
  }
}

/** The page's theme. */
export const themeController = new ThemeController()
