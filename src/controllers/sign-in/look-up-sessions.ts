import type { SIWXSession } from '../../core/entities/siwx.js'
import { SignInStartError } from '../../core/errors/sign-in.js'
import { within } from '../../core/time.js'
import { readSessions } from '../../services/sign-in/read-sessions.js'
import { sessionsEnded } from './end-sessions.js'
import { isSameSigner, sessionsOf, type Signer } from './rules.js'
import { signInController } from './sign-in-state.js'
import { needSiwx } from './site-siwx.js'

/** How long the site may take to look up the sessions of an account, in ms. */
const LOOK_UP_TIMEOUT = 10_000

const signerOf = ({ data }: SIWXSession, { namespace }: Signer): Signer => ({ ...data, namespace })

/**
 * The valid sessions of an account on a chain, from the site.
 *
 * @throws {SignInStartError} the look-up failed or took more than 10 s
 */
export async function lookUpSessions(signer: Signer): Promise<readonly SIWXSession[]> {
  const timedOut = (): SignInStartError => new SignInStartError()
  try {
    const siwx = needSiwx()
    const asked = sessionsEnded().then(() => siwx.getSessions(signer.chainId, signer.accountAddress))
    const found = sessionsOf(readSessions(await within(asked, LOOK_UP_TIMEOUT, timedOut)), signer, Date.now())
    const others = signInController.state.sessions.filter(
      session => session.data.chainId !== signer.chainId || !isSameSigner(signerOf(session, signer), signer),
    )
    signInController.setSessions([...others, ...found])
    return found
  } catch (cause) {
    throw cause instanceof SignInStartError ? cause : new SignInStartError({ cause })
  }
}
