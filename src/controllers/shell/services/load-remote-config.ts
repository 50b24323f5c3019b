import { instance } from '../../../core/instance.js'
import { fetchProjectConfig } from '../../../services/catalogue/project.js'
import { resolveRemoteFeatures } from '../../../services/config/remote.js'
import { logger } from '../../../services/logger.js'
import { features as activeFeatures } from '../features.js'
import { optionsController } from '../options.js'
import { reportFailure } from '../report.js'
import { hasCatalogueService } from './services.js'

/**
 * Fetches the project's configuration, which overrides the site's local features (SPEC 6), and checks the page's origin
 * where email or social login is on (WIRE 1.5). If the service fails, the local features stay in effect.
 *
 * @param origin the page's; only tests pass another
 */
export async function loadRemoteConfig(origin = location.origin): Promise<void> {
  const { options } = optionsController.state
  if (!options.projectId || !hasCatalogueService()) return optionsController.setRemote('off')
  optionsController.setRemote('loading')
  const life = instance().signal
  try {
    const config = await fetchProjectConfig(options)
    if (life.aborted) return
    const { features: remote, ignored } = resolveRemoteFeatures(config, options.features)
    optionsController.setRemote('ready', remote)
    if (ignored.length)
      logger.notice(`Local feature settings are ignored, the project's configuration is used: ${ignored.join(', ')}`)
  } catch (error) {
    if (life.aborted) return
    optionsController.setRemote('failed')
    reportFailure(error)
  }
  const { email, socials } = activeFeatures.get()
  if (!email && !socials) return
  const { checkOrigin } = await import('./check-origin.js')
  if (!life.aborted) await checkOrigin(origin)
}
