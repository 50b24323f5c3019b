import { IMAGE_HOSTS } from '../../core/image-url.js'
import { computed } from '../../core/signal.js'
import { serviceBase } from '../../services/endpoints.js'
import { isServiceOn } from '../../services/service-switch.js'
import { optionsController } from '../shell/options.js'

/** The hosts whose token and NFT pictures may be loaded: those of the services, the known stores and the site's own. */
export const imageHosts = computed((): readonly string[] => {
  const { options } = optionsController.state
  const services = (['catalogue', 'blockchain'] as const).flatMap(name => {
    const isUrl = isServiceOn(name, options) && !Array.isArray(options.services?.[name])
    return isUrl ? new URL(serviceBase(name, options)).host : []
  })
  return [...services, ...IMAGE_HOSTS, ...(options.imageHosts ?? [])]
})
