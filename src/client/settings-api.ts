import { analyticsController } from '../controllers/analytics.js'
import { optionsController } from '../controllers/options.js'
import { themeController } from '../controllers/theme.js'
import { loadedOpening } from '../elements/modal/load-opening.js'
import type { SettingsApi } from './types.js'

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
    // Before anybody looks, the language is read with the rest; afterwards what is on screen changes at once.
    if ('locale' in options)
      void loadedOpening()?.then(
        ({ changeLocale }) => changeLocale(),
        () => undefined, // who asked for it was told; nothing is on screen
      )
  },
  setTermsConditionsUrl: termsConditionsUrl => optionsController.update({ termsConditionsUrl }),
  setPrivacyPolicyUrl: privacyPolicyUrl => optionsController.update({ privacyPolicyUrl }),
  getEvent: () => analyticsController.state,
  subscribeEvents: listener => analyticsController.subscribe(listener),
})
