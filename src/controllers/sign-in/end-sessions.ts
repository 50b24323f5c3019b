import { accountsController } from '../accounts/accounts.js'
import { isAnyConnected } from '../accounts/active.js'
import type { EndedAccounts } from '../connections/sign-in-context.js'
import { optionsController } from '../shell/options.js'
import { isSameAddress } from '../../core/address.js'
import type { SIWXConfig, SIWXSession } from '../../core/entities/siwx.js'
import { SignInFailedError } from '../../core/errors/sign-in.js'
import { instanceValue } from '../../core/instance.js'
import { SIGN_OUT_WAIT } from '../../core/limits.js'
import { within } from '../../core/time.js'
import { connectorIdKey } from '../../services/storage/connection-keys.js'
import { readStored } from '../../services/storage/read-write.js'
import { signInController } from './sign-in-state.js'
import { isSameSigner, type Signer } from './rules.js'
import { needSiwx } from './site-siwx.js'

/**
 * Signs out of everything.
 *
 * @throws {SiwxDisabledError} the site has no sign-in
 */
export async function signOut(): Promise<void> {
  const siwx = needSiwx()
  signInController.setSessions([])
  await siwx.setSessions([])
}

/** Whether a wallet is connected, or a family waits for one that is locked, is being restored, or is in another tab. */
const isAnyExpected = (): boolean =>
  isAnyConnected() ||
  optionsController.state.namespaces.some(target => readStored(connectorIdKey(target)) !== undefined)

/** The account and chain of each session that ends with disconnected accounts; not one that is still connected. */
function endedSigners({ namespace, addresses, caipNetworkId }: EndedAccounts): readonly Signer[] {
  const { address: active, status } = accountsController.account(namespace)
  const isActive = (address: string): boolean =>
    status === 'connected' && active !== undefined && isSameAddress(namespace, active, address)
  const known = signInController.state.sessions.filter(({ data }) => data.chainId.startsWith(`${namespace}:`))
  return addresses
    .filter(address => !isActive(address))
    .flatMap(accountAddress => {
      const own = known.filter(({ data }) => isSameAddress(namespace, data.accountAddress, accountAddress))
      const chains = [...own.map(({ data }) => data.chainId), ...(caipNetworkId ? [caipNetworkId] : [])]
      return chains.map(chainId => ({ namespace, accountAddress, chainId }))
    })
}

const ending = instanceValue(() => ({ done: Promise.resolve() }))

/** Resolves once disconnected accounts are signed out, or after 3 s; until then, the site may return their sessions. */
export const sessionsEnded = (): Promise<void> => ending().done

/** Signs out disconnected accounts, unless the site keeps its sessions (SPEC 4). */
export async function endSessions(ended: readonly EndedAccounts[]): Promise<void> {
  const siwx = needSiwx()
  if (siwx.signOutOnDisconnect === false) return
  const work = isAnyExpected() ? revoke(siwx, ended.flatMap(endedSigners)) : signOut()
  const limited = within(work, SIGN_OUT_WAIT, () => new SignInFailedError())
  ending().done = Promise.allSettled([ending().done, limited]).then(() => undefined)
  return work
}

async function revoke(siwx: SIWXConfig, signers: readonly Signer[]): Promise<void> {
  const unique = signers.filter((signer, index) => signers.findIndex(other => isSameSigner(other, signer)) === index)
  const isEnded = ({ data }: SIWXSession): boolean =>
    unique.some(signer => isSameSigner({ ...data, namespace: signer.namespace }, signer))
  signInController.setSessions(signInController.state.sessions.filter(session => !isEnded(session)))
  const failures: unknown[] = []
  for (const { chainId, accountAddress } of unique) {
    try {
      await siwx.revokeSession(chainId, accountAddress)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length) throw failures[0]
}
