import { logInBySocial } from '../../controllers/embedded/log-in-social.js'
import { offeredSocials } from '../../controllers/connections/login-methods.js'
import { open } from '../../controllers/visit/open.js'
import { report } from '../../controllers/shell/report.js'
import type { OpenOptions, OpenOutcome } from '../../core/entities/outcome.js'
import type { Social } from '../../core/features.js'

/** Opens the modal at the login with a provider, which starts immediately: the popup opens during the press itself. */
export function chooseLogin(provider: Social, options: OpenOptions): Promise<OpenOutcome> {
  if (!offeredSocials().includes(provider)) return open({ ...options, view: 'Connect' })
  if (provider === 'farcaster') return open({ ...options, view: 'ConnectingFarcaster' })
  const outcome = open({ ...options, view: 'ConnectingSocial', arguments: { provider } })
  report(logInBySocial(provider), { shown: true })
  return outcome
}
