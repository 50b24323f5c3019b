import { Controller } from '../../core/controller.js'
import type { ThemeMode, ThemeVariables } from '../../core/entities/options.js'

/** The theme that the site has set. */
export interface ThemeState {
  /** `system` follows the visitor's preference. */
  readonly themeMode: ThemeMode | 'system'
  /** The variables as the site passed them; invalid values have no effect. */
  readonly themeVariables: ThemeVariables
}

const isMode = (value: unknown): value is ThemeMode => value === 'light' || value === 'dark'

/** Holds the site's theme. */
export class ThemeController extends Controller<ThemeState> {
  constructor() {
    super({ themeMode: 'system', themeVariables: {} })
  }

  /** Chooses light or dark; anything else follows the system. */
  setThemeMode(mode: unknown): void {
    this.set({ themeMode: isMode(mode) ? mode : 'system' })
  }

  /** Sets variables; others are kept. */
  setThemeVariables(variables: ThemeVariables): void {
    this.set({ themeVariables: { ...this.state.themeVariables, ...variables } })
  }
}

/** The page's theme. */
export const themeController = new ThemeController()
