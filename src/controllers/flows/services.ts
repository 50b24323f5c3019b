import { type Endpoint, serviceEndpoint } from '../../services/endpoints.js'
import type { AnalyticsSink } from '../../core/entities/services.js'
import type { Wallet } from '../../core/entities/wallet.js'
import { optionsController } from '../options.js'

/** The catalogue's endpoint; `undefined` when it is off or a static list. */
export const catalogueEndpoint = (): Endpoint | undefined =>
  serviceEndpoint('catalogue', optionsController.state.options)

/** Where wallets come from: an endpoint, or the site's static list. */
export function catalogueSource(): Endpoint | readonly Wallet[] | undefined {
  const configured = optionsController.state.options.services?.catalogue
  return Array.isArray(configured) ? configured : catalogueEndpoint()
}

/** Where events go: an endpoint, the site's own sink, or nowhere. Off means off (SPEC 6, 7). */
export function analyticsEndpoint(): Endpoint | AnalyticsSink | undefined {
  const { options, features } = optionsController.state
  if (!features.analytics) return undefined
  const configured = options.services?.analytics
  return typeof configured === 'function' ? configured : serviceEndpoint('analytics', options)
}
