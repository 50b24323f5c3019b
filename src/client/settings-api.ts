import { analyticsController } from '../controllers/shell/analytics/analytics.js'
import { changeLocale } from '../controllers/shell/language/change-locale.js'
import { optionsController } from '../controllers/shell/options.js'
import { themeController } from '../controllers/shell/theme.js'
import { copyOf } from '../core/frozen.js'
import { overrideMessages } from '../core/i18n/t.js'
import { computed, subscribe } from '../core/signal.js'
import { checkOptions } from './check-options.js'
import { givenOptions } from './given-options.js'
import type { SettingsApi } from './types.js'

const decided = computed(() => optionsController.state.remoteFeatures)

/** A copy: a site's changes to it have no effect here. */
const remoteFeatures = computed(() => structuredClone(decided.get()))

/** Creates the part of the handle for theme, options and events. */
export const settingsApi = (): SettingsApi => ({
  getThemeMode: () => themeController.state.themeMode,
  setThemeMode: mode => themeController.setThemeMode(mode),
  getThemeVariables: () => ({ ...themeController.state.themeVariables }),
  setThemeVariables: variables => themeController.setThemeVariables(variables),
  subscribeTheme: listener => themeController.subscribe(listener),
  getFeatures: () => copyOf({ ...optionsController.state.options.features, ...optionsController.state.remoteFeatures }),
  getRemoteFeatures: () => structuredClone(decided.get()),
  subscribeRemoteFeatures: listener => subscribe(remoteFeatures, listener),
  updateFeatures: features =>
    optionsController.update({ features: { ...optionsController.state.options.features, ...features } }),
  updateOptions(given) {
    checkOptions(given)
    const options = givenOptions(given)
    optionsController.update(options)
    if ('messages' in options) overrideMessages(options.messages ?? {})
    if ('locale' in options || 'locales' in options) changeLocale()
    if ('themeMode' in options) themeController.setThemeMode(options.themeMode)
    if (options.themeVariables) themeController.setThemeVariables(options.themeVariables)
  },
  setTermsConditionsUrl: termsConditionsUrl => optionsController.update({ termsConditionsUrl }),
  setPrivacyPolicyUrl: privacyPolicyUrl => optionsController.update({ privacyPolicyUrl }),
  getSIWX: <T>() =>
    (optionsController.state.options.siwx ?? optionsController.state.options.siweConfig) as T | undefined, // the site knows what it passed in
  getEvent: () => analyticsController.state,
  subscribeEvents: listener => analyticsController.subscribe(listener),
})
