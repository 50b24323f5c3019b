import type { ConnectResult } from '../../chains/ports/wallets.js'
import { needConnector } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID, AUTH_NAME } from '../../core/entities/connector.js'
import type { Social } from '../../core/features.js'
import { lazy } from '../../core/lazy.js'
import { SOCIAL_NAMES } from '../../core/social.js'
import { KEYS } from '../../services/storage/keys.js'
import { writeStored } from '../../services/storage/read-write.js'
import { accountsController } from '../accounts/accounts.js'
import { adapterOf } from '../connections/adapter-of.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { embedded } from '../connections/embedded/embedded.js'
import { establish } from '../connections/establish/establish.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { track } from '../shell/analytics/track.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { loginController } from './email-login.js'

const loadSignIn = lazy(() => import('../sign-in/log-in-signed.js'))

/** The provider and user name of a social login; empty after a login by email. */
export interface SocialLogin {
  readonly provider?: Social
  readonly userName?: string | undefined
}

/**
 * Connects the families that the secure site serves after a login, `first` before the others. A family that fails is
 * reported and leaves the others connected.
 *
 * @throws {FrameError} none of them could be connected
 */
export async function connectFamilies(
  first: ChainNamespace,
  signal: AbortSignal,
  { provider, userName }: SocialLogin = {},
): Promise<ConnectResult> {
  writeStored(KEYS.connectedSocial, provider)
  writeStored(KEYS.socialUsername, userName)
  const families = [first, ...embeddedFamilies().filter(namespace => namespace !== first)]
  const failures: unknown[] = []
  let shown: { readonly namespace: ChainNamespace; readonly result: ConnectResult } | undefined
  const before = accountsController.account(first).status
  if (before === 'disconnected') accountsController.patch(first, { status: 'connecting' })
  for (const namespace of families) {
    try {
      const result = await connectFamily(namespace, namespace === first, signal)
      signal.throwIfAborted()
      establish(namespace, result, { restored: shown !== undefined })
      shown ??= { namespace, result }
    } catch (error) {
      failures.push(error)
      if (signal.aborted) break
    }
  }
  resetStatus(first)
  if (!shown || signal.aborted) throw failures[0]
  for (const failure of failures) report(Promise.reject(failure))
  if (families.length > 1) report((await embedded()).select(shown.namespace), { shown: true })
  connectorsController.setAttempt({ connectorId: AUTH_ID, namespace: shown.namespace, status: 'connected' })
  loginController.setStep('connected', '')
  track('CONNECT_SUCCESS', {
    method: 'email',
    name: provider ? SOCIAL_NAMES[provider] : AUTH_NAME,
    view: routerController.route.view,
  })
  return shown.result
}

/** Connects one family. On a site with sign-in, the first one also signs in. */
async function connectFamily(namespace: ChainNamespace, isFirst: boolean, signal: AbortSignal): Promise<ConnectResult> {
  const connector = needConnector(await adapterOf(namespace, AUTH_ID), AUTH_ID)
  const { siwx, siweConfig } = optionsController.state.options
  if (!isFirst || !(siwx ?? siweConfig)) return connector.connect(signal)
  const { logInSigned } = await loadSignIn()
  return logInSigned(await embedded(), namespace, signal)
}

/** Resets the status of a family that got no account. */
function resetStatus(namespace: ChainNamespace): void {
  if (connectionsController.activeConnectorId(namespace)) return
  if (accountsController.account(namespace).status === 'connecting')
    accountsController.patch(namespace, { status: 'disconnected' })
}
