import type { ConnectResult } from '../../chains/ports/wallets.js'
import type { ChainNamespace } from '../../core/caip.js'
import type { Social } from '../../core/features.js'
import { showModal } from '../connections/show-modal.js'
import { isModalVisible } from '../shell/visibility.js'
import { navigate } from '../shell/navigate.js'
import { type Route, routerController } from '../shell/router.js'
import { logInByFarcaster } from './log-in-farcaster.js'
import { logInBySocial } from './log-in-social.js'

/**
 * Logs in with a provider at the site's request, and shows its view. A popup opens only during a visitor's click: without
 * one, the view offers it.
 *
 * @param namespace the family to connect first, see `firstFamily`
 * @throws as `logInBySocial` and `logInByFarcaster` do
 */
export function connectSocial(provider: Social, namespace?: ChainNamespace): Promise<ConnectResult> {
  const route: Route =
    provider === 'farcaster'
      ? { view: 'ConnectingFarcaster', args: undefined }
      : { view: 'ConnectingSocial', args: { provider } }
  const login = provider === 'farcaster' ? logInByFarcaster(namespace) : logInBySocial(provider, namespace)
  if (isModalVisible()) navigate(route)
  else {
    routerController.resetTo(route)
    showModal(namespace)
  }
  return login
}
