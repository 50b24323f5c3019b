import type { ConnectResult } from '../../chains/adapter.js'
import { needConnector } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
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
import { loginController } from './login.js'

const loadSignIn = lazy(() => import('../sign-in/log-in-signed.js'))

/** With which provider a visitor has logged in, and what they are called there; nothing after a login by email. */
export interface SocialLogin {
  readonly provider?: Social
  readonly userName?: string | undefined
}

/**
 * Connects whoever has logged in: the family that comes first, then each other. One that fails leaves the others connected,
 * and is told once.
 *
 * @throws {FrameError} none of them could be connected
 */
export async function enter(
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
      const result = await take(namespace, namespace === first, signal)
      signal.throwIfAborted()
      establish(namespace, result, { restored: shown !== undefined })
      shown ??= { namespace, result }
    } catch (error) {
      failures.push(error)
      if (signal.aborted) break
    }
  }
  settle(first)
  if (!shown || signal.aborted) throw failures[0]
  for (const failure of failures) report(Promise.reject(failure))
  if (families.length > 1) report((await embedded()).select(shown.namespace), { shown: true })
  connectorsController.setAttempt({ connectorId: AUTH_ID, namespace: shown.namespace, status: 'connected' })
  loginController.go('connected', '')
  track('CONNECT_SUCCESS', {
    method: 'email',
    name: provider ? SOCIAL_NAMES[provider] : 'Email',
    view: routerController.route.view,
  })
  return shown.result
}

/** Takes the account in a family. That which comes first signs in as well, on a site with sign-in. */
async function take(namespace: ChainNamespace, isFirst: boolean, signal: AbortSignal): Promise<ConnectResult> {
  const connector = needConnector(await adapterOf(namespace, AUTH_ID), AUTH_ID)
  const { siwx, siweConfig } = optionsController.state.options
  if (!isFirst || !(siwx ?? siweConfig)) return connector.connect(signal)
  const { logInSigned } = await loadSignIn()
  return logInSigned(await embedded(), namespace, signal)
}

/** A family that did not get an account is not waiting for one any more. */
function settle(namespace: ChainNamespace): void {
  if (connectionsController.activeConnectorId(namespace)) return
  if (accountsController.account(namespace).status === 'connecting')
    accountsController.patch(namespace, { status: 'disconnected' })
}
