import type { Features } from '../../core/features.js'
import { computed } from '../../core/signal.js'
import { parseFeatures } from '../../services/config/features.js'
import { optionsController } from './options.js'

/**
 * The effective features: what the project decides once that is known, else the site's, else SPEC's (SPEC 6). Payments turn
 * off email and social logins (WIRE 5.3).
 */
export const features = computed((): Features => {
  const { options, remoteFeatures } = optionsController.state
  const wanted = { ...parseFeatures(options.features, options.basic === true), ...remoteFeatures }
  return wanted.pay ? { ...wanted, email: false, socials: false } : wanted
})
