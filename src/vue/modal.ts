import type { Ref } from 'vue'

import { disconnectActions, type UseDisconnect } from '../client/bindings/disconnect.js'
import { modalActions, type UseWalletModal } from '../client/bindings/modal-actions.js'
import { siwxSource } from '../client/bindings/namespace-sources.js'
import { keepWhileEqual } from '../client/bindings/same-content.js'
import { SERVER_EVENTS, SERVER_STATE, SERVER_THEME } from '../client/bindings/server-snapshots.js'
import { themeActions } from '../client/bindings/theme-actions.js'
import { stateSnapshot } from '../client/snapshots.js'
import type { SettingsApi, StateSnapshot } from '../client/types.js'
import { type AnalyticsState, analyticsController } from '../controllers/shell/analytics/analytics.js'
import { type ThemeState, themeController } from '../controllers/shell/theme.js'
import type { SIWXConfig } from '../core/entities/siwx.js'
import { follow, followFields, type Refs } from './follow.js'

/** Functions that open and close the modal. */
export const useWalletModal = (): UseWalletModal => modalActions

/** A function that disconnects wallets. */
export const useDisconnect = (): UseDisconnect => disconnectActions

/** The state of the modal: whether it is open, loading or initialized, and which network is active. */
export const useWalletModalState = (): Refs<StateSnapshot> => followFields(() => stateSnapshot, SERVER_STATE)

/** The latest event, such as `MODAL_OPEN` or `CONNECT_SUCCESS`. */
export const useWalletModalEvents = (): Refs<AnalyticsState> => followFields(() => analyticsController, SERVER_EVENTS)

/** The result of `useWalletModalTheme`. */
export interface UseWalletModalTheme extends Refs<ThemeState> {
  /** Sets the theme mode; `system` follows the visitor's preference. */
  readonly setThemeMode: SettingsApi['setThemeMode']
  /** Sets theme variables; those that are not given are kept. */
  readonly setThemeVariables: SettingsApi['setThemeVariables']
}

/** The theme, and the actions that change it. */
export const useWalletModalTheme = (): UseWalletModalTheme => ({
  ...followFields(() => keepWhileEqual(themeController), SERVER_THEME),
  ...themeActions,
})

/** The site's sign-in configuration: its option `siwx` or `siweConfig`. */
export const useWalletModalSIWX = <T extends SIWXConfig = SIWXConfig>(): Readonly<Ref<T | undefined>> =>
  follow(() => siwxSource, undefined) as Readonly<Ref<T | undefined>> // the site knows what it passed in
