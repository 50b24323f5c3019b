import { safeWebUrl } from '../../core/url.js'
import { serviceBase } from '../../services/endpoints.js'
import { isSecureSite, isServiceOn } from '../../services/service-switch.js'
import { optionsController } from '../shell/options.js'

/** The secure site's page for moving the account into the visitor's own wallet; `undefined` for a custom secure site. */
export function upgradeUrl(): string | undefined {
  const { options } = optionsController.state
  if (isSecureSite(options.services?.secureSite) || !isServiceOn('secureSite', options)) return undefined
  return safeWebUrl(`${serviceBase('secureSite', options)}/dashboard`)
}
