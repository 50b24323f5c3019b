import { parseLink } from '../../core/url.js'
import { serviceBase } from '../../services/endpoints.js'
import { isSecureSite } from '../../services/service-switch.js'
import type { PopupOptions } from '../../services/social/social-popup.js'
import { optionsController } from '../shell/options.js'

/** The first page of a social login's popup, and the only origin that may report the result: the secure site's (WIRE 3.8). */
export function popupOptions(): PopupOptions | undefined {
  const { options } = optionsController.state
  const own = options.services?.secureSite
  if (isSecureSite(own)) {
    const url = parseLink(own.origin)
    return url && { origin: url.origin, loading: '' }
  }
  const base = serviceBase('secureSite', options)
  return { origin: new URL(base).origin, loading: `${base}/loading` }
}
