'use client'
import { useMemo } from 'react'

import { SERVER_THEME } from '../client/bindings/server-snapshots.js'
import { themeActions } from '../client/bindings/theme-actions.js'
import type { SettingsApi } from '../client/types.js'
import { type ThemeState, themeController } from '../controllers/shell/theme.js'
import { useContent } from './use-content.js'

/** The result of `useWalletModalTheme`. */
export interface UseWalletModalTheme extends ThemeState {
  /** Sets the theme mode; `system` follows the visitor's preference. */
  readonly setThemeMode: SettingsApi['setThemeMode']
  /** Sets theme variables; those that are not given are kept. */
  readonly setThemeVariables: SettingsApi['setThemeVariables']
}

/** The theme, and the actions that change it. */
export function useWalletModalTheme(): UseWalletModalTheme {
  const theme = useContent(themeController, SERVER_THEME)
  return useMemo(() => ({ ...theme, ...themeActions }), [theme])
}
