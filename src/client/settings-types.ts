import type { AnalyticsState } from '../controllers/shell/analytics/analytics.js'
import type { ThemeState } from '../controllers/shell/theme.js'
import type { Options, ThemeMode, ThemeVariables } from '../core/entities/options.js'
import type { SIWXConfig } from '../core/entities/siwx.js'
import type { Features, FeaturesInput } from '../core/features.js'

/** Ends a subscription. */
export type Unsubscribe = () => void

/** Theme, options and events. */
export interface SettingsApi {
  /** The theme mode that is set, which may be `system`. */
  getThemeMode(): ThemeState['themeMode']
  /** Sets the theme mode; `system` follows the visitor's preference. */
  setThemeMode(mode: ThemeMode | 'system'): void
  /** The theme variables that are set in code. */
  getThemeVariables(): ThemeVariables
  /** Sets theme variables; those that are not given are kept. */
  setThemeVariables(variables: ThemeVariables): void
  /** Calls the listener on each change of the theme mode or the theme variables. */
  subscribeTheme(listener: (theme: ThemeState) => void): Unsubscribe
  /** The option `features`, overridden by the project's remote configuration; defaults are not filled in. */
  getFeatures(): FeaturesInput
  /**
   * The features that the project's remote configuration decides. `undefined` until it has been fetched, which happens
   * when a visitor shows intent, and on sites that do not fetch it.
   */
  getRemoteFeatures(): Partial<Features> | undefined
  /** Calls the listener on each change of `getRemoteFeatures()`. */
  subscribeRemoteFeatures(listener: (features: Partial<Features> | undefined) => void): Unsubscribe
  /** Changes features; those that the project's remote configuration decides are not affected. */
  updateFeatures(features: FeaturesInput): void
  /**
   * Changes some options of the running instance. Networks, endpoints, adapters and stored wallets are read when it is
   * created, and stay.
   *
   * @throws {InvalidOptionError} an option has the wrong type
   */
  updateOptions(options: Partial<Options>): void
  /** Sets the URL of the terms of service, linked below the wallets. */
  setTermsConditionsUrl(url: string): void
  /** Sets the URL of the privacy policy, linked below the wallets. */
  setPrivacyPolicyUrl(url: string): void
  /** The site's sign-in configuration: its option `siwx` or `siweConfig`. */
  getSIWX<T extends SIWXConfig = SIWXConfig>(): T | undefined
  /** The latest analytics event. */
  getEvent(): AnalyticsState
  /** Calls the listener on each analytics event. */
  subscribeEvents(listener: (event: AnalyticsState) => void): Unsubscribe
}
