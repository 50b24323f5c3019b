import { loadedAdapter } from '../../chains/loaded.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { loginTask } from '../connections/attempt.js'
import { connectionsController } from '../connections/connections.js'
import { dropConnection } from '../connections/disconnect/drop-connection.js'
import { type SocialLogin, rememberSocial } from '../connections/embedded/remember-login.js'
import { establish } from '../connections/establish/establish.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { report } from '../shell/report.js'

/** Whether a family is connected by a login. */
export const isLoginShown = (namespace: ChainNamespace): boolean =>
  connectionsController.activeConnectorId(namespace) === AUTH_ID

/**
 * The secure site accepted a login that was then left or failed: families that show an earlier one are read again without
 * a prompt, as the secure site has only one login.
 */
export function rereadLogin(login: SocialLogin): void {
  const families = embeddedFamilies().filter(isLoginShown)
  rememberSocial(families.length ? login : {})
  if (families.length) report(loginTask.replace(life => rereadFamilies(families, life)))
}

/** Reads the accounts of families again, which are disconnected if that fails. */
export async function rereadFamilies(families: readonly ChainNamespace[], life: AbortSignal): Promise<void> {
  for (const namespace of families) {
    const connector = loadedAdapter(namespace)?.wallets?.connector(AUTH_ID)
    const result = await connector?.reconnect(life).catch(() => undefined)
    if (life.aborted) return
    if (!isLoginShown(namespace)) continue
    if (result) establish(namespace, result, { restored: true })
    else {
      connector?.leave?.()
      dropConnection(namespace, AUTH_ID)
    }
  }
}
