import type { AlertName } from '../../core/alerts.js'
import { RateLimitedError, ServerError } from '../../core/errors/service.js'
import { isOriginAllowed } from '../../core/origin.js'
import { fetchAllowedOrigins, fetchProjectConfig } from '../../services/catalogue/project.js'
import { resolveRemoteFeatures } from '../../services/config/remote.js'
import { logger } from '../../services/logger.js'
import { features as activeFeatures } from '../derived/features.js'
import { optionsController } from '../options.js'
import { tell } from './report.js'
import { sameInstance } from './same-instance.js'
import { hasCatalogueService } from './services.js'

/**
 * Fetches the project's configuration, which overrides the site's local features (SPEC 6), and checks the page's
 * origin where email or social login is on (WIRE 1.5). A service that fails leaves the local features in force.
 *
 * @param origin the page's; only tests pass another
 */
export async function loadRemoteConfig(origin = location.origin): Promise<void> {
  const { options } = optionsController.state
  if (!options.projectId || !hasCatalogueService()) return optionsController.setRemote('off')
  optionsController.setRemote('loading')
  const isSame = sameInstance()
  try {
    const config = await fetchProjectConfig(options)
    if (!isSame()) return
    const { features: remote, ignored } = resolveRemoteFeatures(config, activeFeatures.get(), options.features)
    optionsController.setRemote('ready', remote)
    if (ignored.length)
      logger.notice(`Local feature settings are ignored, the project's configuration is used: ${ignored.join(', ')}`)
  } catch (error) {
    if (!isSame()) return
    optionsController.setRemote('failed')
    tell(error)
  }
  await checkOrigin(origin)
}

async function checkOrigin(origin: string): Promise<void> {
  const { options } = optionsController.state
  const { email, socials } = activeFeatures.get()
  if (!email && !socials) return
  const isSame = sameInstance()
  try {
    const allowed = await fetchAllowedOrigins(options)
    if (isSame() && !isOriginAllowed(origin, allowed)) await alert('originNotAllowed')
  } catch (error) {
    if (error instanceof RateLimitedError) await alert('rateLimited')
    else if (error instanceof ServerError) await alert('serverError', error.details)
    else tell(error)
  }
}

/** Alerts are for the people who build the site; hardly any visitor loads what shows them. */
async function alert(name: AlertName, detail = ''): Promise<void> {
  const { showAlert } = await import('./show-alert.js')
  showAlert(name, { detail })
}
