import type { EmbeddedWallet } from '../../chains/shared/embedded/embedded-wallet.js'
import type { ChainNamespace } from '../../core/caip.js'
import { AUTH_ID } from '../../core/entities/connector.js'
import { ConnectorNotFoundError } from '../../core/errors/connection.js'
import { lazy } from '../../core/lazy.js'
import { type ConnectAttempt, connectorsController } from '../connections/connectors.js'
import { embeddedFamilies } from '../connections/login-methods.js'
import { modalController } from '../shell/modal.js'
import { networksController } from '../networks/networks.js'

/** Loads the code of the embedded wallet. */
export const loadEmbedded = lazy(() => import('../connections/embedded/embedded.js'))
/** Loads the code that connects a visitor after the login. */
export const loadConnectFamilies = lazy(() => import('./connect-families.js'))
/** Loads the code that corrects what is shown after a login that was left. */
export const loadRereadLogin = lazy(() => import('./reread-login.js'))

/** The embedded wallet; the first call loads its code. */
export const embeddedWallet = async (): Promise<EmbeddedWallet> => (await loadEmbedded()).embedded()

/** The family of the login that has begun or failed, so that its view goes on with it. */
function begunFamily(): ChainNamespace | undefined {
  const { attempt } = connectorsController.state
  return attempt?.connectorId === AUTH_ID && attempt.status !== 'connected' ? attempt.namespace : undefined
}

/**
 * The family that a login connects first: the given one; otherwise that of the login that has begun, the requested or the
 * active one, if the secure site serves it, or the first one that it serves.
 *
 * @throws {ConnectorNotFoundError} the secure site does not serve the family, or none of the site
 */
export function firstFamily(given?: ChainNamespace): ChainNamespace {
  const families = embeddedFamilies()
  const { activeNamespace } = networksController.state
  const wanted = given ?? begunFamily() ?? modalController.state.namespace ?? activeNamespace
  const first = families.find(namespace => namespace === wanted) ?? (given ? undefined : families[0])
  if (!first) throw new ConnectorNotFoundError(AUTH_ID)
  return first
}

/** Records the status of the login as that of its connector, for code that waits for the connector. */
export const recordAttempt = (namespace: ChainNamespace, status: ConnectAttempt['status'], error?: Error): void =>
  connectorsController.setAttempt({ connectorId: AUTH_ID, namespace, status, ...(error ? { error } : {}) })
