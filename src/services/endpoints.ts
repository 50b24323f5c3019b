import { HOSTED } from '../core/entities/services.js'
import { ServiceOffError } from '../core/errors/service.js'
import { version } from '../version.js'
import { adapterNames } from './adapter-names.js'
import type { Query } from './http.js'
import { givenBase, type ServiceName, type ServiceOptions } from './service-switch.js'

export type { ServiceName, ServiceOptions } from './service-switch.js'

/** The product identification for services: `st`, and `sv` as `{framework}-{adapters}-{version}` (WIRE 1.2). */
const SDK_TYPE = 'wallet-modal'
const sdkVersion = (adapters: readonly string[]): string => `html-${adapters.join(',') || 'universal'}-${version}`

function baseOf(name: ServiceName, { projectId, services }: ServiceOptions): string | undefined {
  const setting = services?.[name]
  if (typeof setting === 'string') return givenBase(name, setting)
  return setting === undefined && projectId ? HOSTED[name] : undefined
}

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

/** The query parameters of almost every request (WIRE 1.2). */
export const commonQuery = ({ projectId }: ServiceOptions): Query => ({
  projectId: projectId || undefined,
  st: SDK_TYPE,
  sv: sdkVersion(adapterNames()),
})
