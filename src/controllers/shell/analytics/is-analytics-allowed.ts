import type { Options } from '../../../core/entities/options.js'
import { instanceValue } from '../../../core/instance.js'
import { fetchAnalyticsEnabled } from '../../../services/catalogue/project.js'
import { hasCatalogueService } from '../services/services.js'

const answers = instanceValue(() => new Map<string | undefined, Promise<boolean>>())

/** Whether the project's settings allow events and error reports; fetched once. */
export function isAnalyticsAllowed(options: Options): Promise<boolean> {
  const known = answers().get(options.projectId)
  if (known) return known
  const answer = hasCatalogueService() ? fetchAnalyticsEnabled(options) : Promise.resolve(true)
  answers().set(options.projectId, answer)
  return answer
}
