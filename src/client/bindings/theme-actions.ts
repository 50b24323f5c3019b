import { themeController } from '../../controllers/shell/theme.js'
import type { SettingsApi } from '../types.js'

const setThemeMode: SettingsApi['setThemeMode'] = mode => themeController.setThemeMode(mode)
const setThemeVariables: SettingsApi['setThemeVariables'] = variables => themeController.setThemeVariables(variables)

/** Changes the theme; works even before an instance exists. */
export const themeActions = { setThemeMode, setThemeVariables } as const
