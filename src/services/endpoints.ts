import type { Options } from '../core/entities/options.js'
import { HOSTED, type Services } from '../core/entities/services.js'
import { ServiceOffError } from '../core/errors/service.js'
import { version } from '../version.js'
import type { Query } from './http.js'

/** A service that a site may replace or turn off. */
export type ServiceName = keyof Services

/** The options that decide where services are. */
export type ServiceOptions = Pick<Options, 'projectId' | 'services'>

/** What services are told of the product: `st`, and `sv` as `{framework}-{adapters}-{version}` (WIRE 1.2). */
const SDK_TYPE = 'wallet-modal'
const sdkVersion = (adapters: readonly string[]): string => `html-${adapters.join(',') || 'universal'}-${version}`

let adapters: readonly string[] = []

/** How adapters are called where it is not by their namespace. */
const ADAPTERS: Readonly<Partial<Record<string, string>>> = { eip155: 'evm', bip122: 'bitcoin' }

/** Takes the namespaces that the site's adapters serve, which services are told of; none where any is served over a relay. */
export function tellAdapters(namespaces: readonly string[]): void {
  adapters = namespaces.map(namespace => ADAPTERS[namespace] ?? namespace)
}

const SCHEMES: Readonly<Partial<Record<ServiceName, RegExp>>> = { relay: /^wss?:$/ }

/** A base URL of the site, which may be relative to the page. */
function absolute(name: ServiceName, base: string): string | undefined {
  try {
    const url = new URL(base, globalThis.location?.href)
    const isAllowed = (SCHEMES[name] ?? /^https?:$/).test(url.protocol) && !url.username && !url.password
    return isAllowed ? url.href.replace(/\/+$/, '') : undefined
  } catch {
    return undefined
  }
}

/** Whether the catalogue is a list that the site keeps, an array or a JSON file, and no service. */
export const isStaticList = (setting: Services['catalogue']): boolean =>
  Array.isArray(setting) || (typeof setting === 'string' && /\.json(?:[?#]|$)/.test(setting))

/** Whether the site answers the service itself, from a list or with a function, so that no URL is needed. */
const isOwn = (setting: unknown): boolean => Array.isArray(setting) || typeof setting === 'function'

function baseOf(name: ServiceName, { projectId, services }: ServiceOptions): string | undefined {
  const setting = services?.[name]
  if (typeof setting === 'string') return absolute(name, setting)
  return setting === undefined && projectId ? HOSTED[name] : undefined
}

/** Whether a service is there: the site's own, or the hosted one given a project id. */
export const isServiceOn = (name: ServiceName, options: ServiceOptions): boolean =>
  isOwn(options.services?.[name]) || baseOf(name, options) !== undefined

/** Whether the hosted default of a service is used. */
export const isServiceHosted = (name: ServiceName, options: ServiceOptions): boolean =>
  options.services?.[name] === undefined && Boolean(options.projectId)

/**
 * The base URL of a service, without a slash at the end.
 *
 * @throws {ServiceOffError} it is off, or needs a project id that was not given
 */
export function serviceBase(name: ServiceName, options: ServiceOptions): string {
  const base = baseOf(name, options)
  if (base === undefined) throw new ServiceOffError(name)
  return base
}

/** What is in the query of almost every request (WIRE 1.2). */
export const commonQuery = ({ projectId }: ServiceOptions): Query => ({
  projectId: projectId || undefined,
  st: SDK_TYPE,
  sv: sdkVersion(adapters),
})
