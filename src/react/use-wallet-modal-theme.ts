'use client'
import { useMemo } from 'react'

import type { SettingsApi } from '../client/types.js'
import { type ThemeState, themeController } from '../controllers/shell/theme.js'
import { SERVER_THEME } from './server-snapshots.js'
import { useContent } from './use-content.js'

/** What `useWalletModalTheme` returns. */
export interface UseWalletModalTheme extends ThemeState {
  readonly setThemeMode: SettingsApi['setThemeMode']
  /** Sets variables; those not named stay. */
  readonly setThemeVariables: SettingsApi['setThemeVariables']
}

const setThemeMode: SettingsApi['setThemeMode'] = mode => themeController.setThemeMode(mode)
const setThemeVariables: SettingsApi['setThemeVariables'] = variables => themeController.setThemeVariables(variables)

/** The theme, and the ways to change it. */
export function useWalletModalTheme(): UseWalletModalTheme {
  const theme = useContent(themeController, SERVER_THEME)
  return useMemo(() => ({ ...theme, setThemeMode, setThemeVariables }), [theme])
}
