import type { Social } from '../../core/features.js'
import { navigate } from '../shell/navigate.js'
import { report } from '../shell/report.js'
import { logInBySocial } from './log-in-social.js'

/** Starts the login with the provider that a visitor clicked, during the click itself. */
export function chooseSocial(provider: Social): void {
  if (provider === 'farcaster') return navigate({ view: 'ConnectingFarcaster', args: undefined })
  report(logInBySocial(provider), { shown: true })
  navigate({ view: 'ConnectingSocial', args: { provider } })
}
