import type { Options } from '../../../core/entities/options.js'

/** Whether there may be a service: the hosted ones, given a project id, or one set by the site (SPEC 1). */
export const usesServices = ({ projectId, services = {} }: Pick<Options, 'projectId' | 'services'>): boolean =>
  Boolean(projectId) || Object.values(services).some(Boolean)

/** Whether a project id is missing: none was given, and at least one hosted service is neither replaced nor off (SPEC 5). */
export const isProjectIdMissing = ({ projectId, services = {} }: Pick<Options, 'projectId' | 'services'>): boolean =>
  !projectId && [services.catalogue, services.blockchain, services.rpc].includes(undefined)
