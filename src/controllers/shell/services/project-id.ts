import type { Options } from '../../../core/entities/options.js'

/** Whether a project id is missing: none was given, and at least one hosted service is neither replaced nor off (SPEC 5). */
export const isProjectIdMissing = ({ projectId, services = {} }: Pick<Options, 'projectId' | 'services'>): boolean =>
  !projectId && [services.catalogue, services.blockchain, services.rpc].includes(undefined)
