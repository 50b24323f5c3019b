import type { SIWXConfig } from '../../core/entities/siwx.js'
import { SiwxDisabledError } from '../../core/errors/sign-in.js'
import { optionsController } from '../shell/options.js'

/** The site's sign-in configuration, from either option. */
export function siteSiwx(): SIWXConfig | undefined {
  const { siwx, siweConfig } = optionsController.state.options
  return siwx ?? siweConfig
}

/**
 * The site's sign-in configuration.
 *
 * @throws {SiwxDisabledError} the site has no sign-in
 */
export function needSiwx(): SIWXConfig {
  const siwx = siteSiwx()
  if (!siwx) throw new SiwxDisabledError()
  return siwx
}

/** Whether visitors must sign in; optional by default. */
export const isRequired = (siwx: SIWXConfig): boolean => siwx.getRequired?.() === true
