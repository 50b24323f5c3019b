import type { ConnectResult } from '../../chains/ports/wallets.js'
import { needConnector } from '../../chains/loaded.js'
import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID, AUTH_NAME } from '../../core/entities/connector.js'
import { lazy } from '../../core/lazy.js'
import { SOCIAL_NAMES } from '../../core/social.js'
import { accountsController } from '../accounts/accounts.js'
import { adapterOf } from '../connections/adapter-of.js'
import { loginTask } from '../connections/attempt.js'
import { connectionsController } from '../connections/connections.js'
import { connectorsController } from '../connections/connectors.js'
import { embedded } from '../connections/embedded/embedded.js'
import { type SocialLogin, rememberSocial } from '../connections/embedded/remember-login.js'
import { finishConnect } from '../connections/establish/finish-connect.js'
import { establish } from '../connections/establish/establish.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { track } from '../shell/analytics/track.js'
import { optionsController } from '../shell/options.js'
import { report } from '../shell/report.js'
import { routerController } from '../shell/router.js'
import { emailChangeController, loginController } from './email-login.js'
import { isLoginShown, rereadFamilies, rereadLogin } from './reread-login.js'

const loadSignIn = lazy(() => import('../sign-in/log-in-signed.js'))

/** The family that a login connected first. */
interface First {
  readonly namespace: ChainNamespace
  readonly result: ConnectResult
}

/**
 * Connects the families that the secure site serves after a login, `first` before the others, and finishes in the dialog.
 * A family that fails is reported and leaves the others connected. Once one is connected, the login has succeeded: if the
 * visitor leaves, the others follow in the background.
 *
 * @throws {FrameError} none of them could be connected
 */
export async function connectFamilies(
  first: ChainNamespace,
  signal: AbortSignal,
  login: SocialLogin = {},
): Promise<ConnectResult> {
  loginTask.abort() // of an earlier login
  emailChangeController.reset() // its visitor may be another one
  rememberSocial(login)
  const families = [first, ...embeddedFamilies().filter(namespace => namespace !== first)]
  const failed = new Map<ChainNamespace, unknown>()
  const shown = await connectFirst(families, signal, failed)
  if (!shown) {
    rereadLogin(login)
    throw [...failed.values()][0]
  }
  connectorsController.setAttempt({ connectorId: AUTH_ID, namespace: shown.namespace, status: 'connected' })
  track('CONNECT_SUCCESS', {
    method: 'email',
    name: login.provider ? SOCIAL_NAMES[login.provider] : AUTH_NAME,
    view: routerController.route.view,
  })
  const rest = families.filter(namespace => namespace !== shown.namespace && !failed.has(namespace))
  const others = loginTask.replace(life => connectOthers(shown.namespace, { rest, failed, life }))
  report(others)
  await unlessAborted(others, signal).catch(() => undefined)
  if (signal.aborted) return shown.result
  loginController.setStep('connected', '')
  report(finishConnect())
  return shown.result
}

/** Connects the first family that can be; `failed` receives those before it. */
async function connectFirst(
  families: readonly ChainNamespace[],
  signal: AbortSignal,
  failed: Map<ChainNamespace, unknown>,
): Promise<First | undefined> {
  const [first] = families
  if (first && accountsController.account(first).status === 'disconnected')
    accountsController.patch(first, { status: 'connecting' })
  try {
    for (const namespace of families) {
      try {
        const result = await connectFamily(namespace, namespace === first, signal)
        signal.throwIfAborted()
        establish(namespace, result)
        return { namespace, result }
      } catch (error) {
        failed.set(namespace, error)
        if (signal.aborted) return undefined
      }
    }
    return undefined
  } finally {
    if (first) resetStatus(first)
  }
}

/** Connects the other families. Those that fail and show an earlier login are read again. */
async function connectOthers(
  first: ChainNamespace,
  {
    rest,
    failed,
    life,
  }: {
    readonly rest: readonly ChainNamespace[]
    readonly failed: Map<ChainNamespace, unknown>
    readonly life: AbortSignal
  },
): Promise<void> {
  for (const namespace of rest) {
    const before = connectionsController.activeConnectorId(namespace)
    try {
      const result = await connectFamily(namespace, false, life)
      life.throwIfAborted()
      if (connectionsController.activeConnectorId(namespace) !== before) continue // the visitor chose another wallet
      establish(namespace, result, { restored: true })
    } catch (error) {
      if (life.aborted) return
      failed.set(namespace, error)
    }
  }
  for (const failure of failed.values()) report(Promise.reject(failure))
  await rereadFamilies([...failed.keys()].filter(isLoginShown), life)
  if (!life.aborted && (rest.length || failed.size)) report((await embedded()).select(first), { shown: true })
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
