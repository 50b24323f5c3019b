import { parseLink } from '../../core/url.js'
import { serviceBase } from '../../services/endpoints.js'
import { isSecureSite } from '../../services/service-switch.js'
import type { PopupPlace } from '../../services/social/social-popup.js'
import { optionsController } from '../shell/options.js'

/** Where the popup of a social login begins, and who may say what came of it: the secure site alone (WIRE 3.8). */
export function popupPlace(): PopupPlace | undefined {
  const { options } = optionsController.state
  const own = options.services?.secureSite
  if (isSecureSite(own)) {
    const url = parseLink(own.origin)
    return url && { origin: url.origin, loading: '' }
  }
  const base = serviceBase('secureSite', options)
  return { origin: new URL(base).origin, loading: `${base}/loading` }
}
