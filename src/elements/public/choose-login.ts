import { logInBySocial } from '../../controllers/embedded/log-in-social.js'
import { offeredSocials } from '../../controllers/connections/login-methods.js'
import { open } from '../../controllers/visit/open.js'
import { isConsentMissing } from '../../controllers/shell/legal.js'
import { report } from '../../controllers/shell/report.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import type { Social } from '../../core/features.js'

/**
 * Opens the modal at the login with a provider, which starts immediately, unless the view has to ask for consent first:
 * the popup opens during the press itself.
 */
export function chooseLogin(provider: Social, options: OpenOptions): Promise<OpenOutcome> {
  if (!offeredSocials().includes(provider)) return open({ ...options, view: 'Connect' })
  if (provider === 'farcaster') return open({ ...options, view: 'ConnectingFarcaster' })
  const outcome = open({ ...options, view: 'ConnectingSocial', arguments: { provider } })
  if (!isConsentMissing()) report(logInBySocial(provider), { shown: true })
  return outcome
}
