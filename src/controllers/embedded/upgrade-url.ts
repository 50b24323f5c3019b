import { safeWebUrl } from '../../core/url.js'
import { serviceBase } from '../../services/endpoints.js'
import { isSecureSite, isServiceOn } from '../../services/service-switch.js'
import { optionsController } from '../shell/options.js'

/** Where a visitor takes the account into a wallet of their own: a page of the secure site; none with one of the site's own. */
export function upgradeUrl(): string | undefined {
  const { options } = optionsController.state
  if (isSecureSite(options.services?.secureSite) || !isServiceOn('secureSite', options)) return undefined
  return safeWebUrl(`${serviceBase('secureSite', options)}/dashboard`)
}
