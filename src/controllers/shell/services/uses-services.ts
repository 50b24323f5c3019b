import type { Options } from '../../../core/entities/options.js'

/** Whether there may be a service: the hosted ones, given a project id, or one set by the site (SPEC 1). */
export const usesServices = ({ projectId, services = {} }: Pick<Options, 'projectId' | 'services'>): boolean =>
  Boolean(projectId) || Object.values(services).some(Boolean)
