import { isOriginAllowed } from '../../core/origin.js'
import { HttpStatusError } from '../../core/errors/service.js'
import { fetchAllowedOrigins, fetchProjectConfig } from '../../services/catalogue/project.js'
import { resolveRemoteFeatures } from '../../services/config/remote.js'
import { logger } from '../../services/logger.js'
import { optionsController } from '../options.js'
import { catalogueEndpoint } from './services.js'
import { showAlert } from './show-alert.js'
import { tell } from './report.js'

/**
 * Fetches the project's configuration, which overrides the site's local features (SPEC 6), and checks the page's
 * origin where email or social login is on (WIRE 1.5). A service that fails leaves the local features in force.
 */
export async function loadRemoteConfig(): Promise<void> {
  const endpoint = catalogueEndpoint()
  const { options } = optionsController.state
  if (!endpoint || !options.projectId) return optionsController.setRemote('off')
  optionsController.setRemote('loading')
  try {
    const config = await fetchProjectConfig(endpoint)
    const { features, ignored } = resolveRemoteFeatures(config, optionsController.state.features, options.features)
    optionsController.setFeatures(features)
    optionsController.setRemote('ready')
    if (ignored.length)
      logger.notice(`Local feature settings are ignored, the project's configuration is used: ${ignored.join(', ')}`)
  } catch (error) {
    optionsController.setRemote('failed')
    tell(error)
  }
  await checkOrigin(endpoint)
}

async function checkOrigin(endpoint: NonNullable<ReturnType<typeof catalogueEndpoint>>): Promise<void> {
  const { email, socials } = optionsController.state.features
  if (!email && !socials) return
  try {
    const allowed = await fetchAllowedOrigins(endpoint)
    if (!isOriginAllowed(location.origin, allowed)) showAlert('originNotAllowed')
  } catch (error) {
    if (!(error instanceof HttpStatusError)) return tell(error)
    if (error.status === 429) showAlert('rateLimited')
    else showAlert('serverError', { detail: error.message })
  }
}
