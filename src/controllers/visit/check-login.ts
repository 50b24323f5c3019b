import { AUTH_ID } from '../../core/entities/connector.js'
import { instance } from '../../core/instance.js'
import { connectionsController } from '../connections/connections.js'
import { embedded } from '../connections/embedded/embedded.js'
import { forgetLogin } from '../connections/embedded/remember-login.js'
import { embeddedFamilies } from '../connections/login-methods.js'

/**
 * Asks the secure site whether a visitor is still logged in, if an earlier visit recorded a login but left no
 * connection that would ask. If not, the record is removed; if so, the secure site is ready for them.
 *
 * @throws {FrameError} the secure site did not answer; the record is kept
 */
export async function checkLogin(): Promise<void> {
  const { active, awaited } = connectionsController.state
  const isAsked = Object.values({ ...awaited, ...active }).includes(AUTH_ID)
  if (!embeddedFamilies().length || isAsked) return
  const life = instance().signal
  try {
    const { site } = await embedded()
    const { isConnected } = await site.request('IS_CONNECTED', undefined)
    if (!isConnected) forgetLogin()
  } catch (error) {
    if (!life.aborted) throw error
  }
}
