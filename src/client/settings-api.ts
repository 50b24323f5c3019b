import { analyticsController } from '../controllers/shell/analytics/analytics.js'
import { hasIntent } from '../controllers/shell/intent.js'
import { optionsController } from '../controllers/shell/options.js'
import { themeController } from '../controllers/shell/theme.js'
import { lazy } from '../core/lazy.js'
import { logger } from '../services/logger.js'
import type { SettingsApi } from './types.js'

const loadLocale = lazy(() => import('../controllers/shell/load-locale.js'))

/** Makes the part of the handle for theme, options and events. */
export const settingsApi = (): SettingsApi => ({
  getThemeMode: () => themeController.state.themeMode,
  setThemeMode: mode => themeController.setThemeMode(mode),
  getThemeVariables: () => ({ ...themeController.state.themeVariables }),
  setThemeVariables: variables => themeController.setThemeVariables(variables),
  subscribeTheme: listener => themeController.subscribe(listener),
  getFeatures: () =>
    structuredClone({ ...optionsController.state.options.features, ...optionsController.state.remoteFeatures }),
  updateFeatures: features =>
    optionsController.update({ features: { ...optionsController.state.options.features, ...features } }),
  updateOptions(options) {
    optionsController.update(options)
    // before the first sign of intent, the language is read with the rest; afterwards what is on screen changes at once
    if ('locale' in options && hasIntent())
      loadLocale().then(
        locale => locale.loadLocale(),
        (error: unknown) => logger.error(error),
      )
  },
  setTermsConditionsUrl: termsConditionsUrl => optionsController.update({ termsConditionsUrl }),
  setPrivacyPolicyUrl: privacyPolicyUrl => optionsController.update({ privacyPolicyUrl }),
  getSIWX: <T>() =>
    (optionsController.state.options.siwx ?? optionsController.state.options.siweConfig) as T | undefined, // the site knows what it gave
  getEvent: () => analyticsController.state,
  subscribeEvents: listener => analyticsController.subscribe(listener),
})
