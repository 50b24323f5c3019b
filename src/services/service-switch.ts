import type { Options } from '../core/entities/options.js'
import type { SecureSite } from '../core/entities/secure-site.js'
import type { Services } from '../core/entities/services.js'

/** A service that a site may replace or turn off. */
export type ServiceName = keyof Services

/** The options that determine the services' URLs. */
export type ServiceOptions = Pick<Options, 'projectId' | 'services'>

const SCHEMES: Readonly<Partial<Record<ServiceName, RegExp>>> = { relay: /^wss?:$/ }

/** A site's base URL, which may be relative to the page; `undefined` if invalid. */
export function givenBase(name: ServiceName, base: string): string | undefined {
  try {
    const url = new URL(base, globalThis.location?.href)
    const isAllowed = (SCHEMES[name] ?? /^https?:$/).test(url.protocol) && !url.username && !url.password
    return isAllowed ? url.href.replace(/\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

/** Whether the catalogue is the site's own list, an array or a JSON file, instead of a service. */
export const isStaticList = (setting: Services['catalogue']): boolean =>
  Array.isArray(setting) || (typeof setting === 'string' && /\.json(?:[?#]|$)/.test(setting))

/** Whether the site keeps the embedded wallet's keys itself. */
export const isSecureSite = (setting: unknown): setting is SecureSite =>
  typeof setting === 'object' && setting !== null && typeof Reflect.get(setting, 'request') === 'function'

/** Whether the site implements the service itself, with a list, a function or an object, so that no URL is needed. */
const isOwn = (setting: unknown): boolean =>
  Array.isArray(setting) || typeof setting === 'function' || isSecureSite(setting)

/** Whether a service is available: the site's own, or the hosted one given a project id. */
export function isServiceOn(name: ServiceName, { projectId, services }: ServiceOptions): boolean {
  const setting = services?.[name]
  if (typeof setting === 'string') return givenBase(name, setting) !== undefined
  return isOwn(setting) || (setting === undefined && Boolean(projectId))
}
