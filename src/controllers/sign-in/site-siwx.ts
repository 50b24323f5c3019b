import type { SIWXConfig } from '../../core/entities/siwx.js'
import { SiwxDisabledError } from '../../core/errors/sign-in.js'
import { optionsController } from '../shell/options.js'

/** What the site signs visitors in with, by either option. */
export function siteSiwx(): SIWXConfig | undefined {
  const { siwx, siweConfig } = optionsController.state.options
  return siwx ?? siweConfig
}

/**
 * What the site signs visitors in with.
 *
 * @throws {SiwxDisabledError} the site has no sign-in
 */
export function needSiwx(): SIWXConfig {
  const siwx = siteSiwx()
  if (!siwx) throw new SiwxDisabledError()
  return siwx
}

/** Whether visitors must sign in; a site that says nothing only offers it. */
export const isRequired = (siwx: SIWXConfig): boolean => siwx.getRequired?.() === true
