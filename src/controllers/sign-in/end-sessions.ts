import { isAnyConnected } from '../accounts/active.js'
import { isSameAddress } from '../../core/address.js'
import { signInController } from './sign-in-state.js'
import type { Signer } from './rules.js'
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

/** Signs out a disconnected account, unless the site keeps its sessions (SPEC 4). */
export async function endSessions(signer: Signer): Promise<void> {
  const siwx = needSiwx()
  if (siwx.signOutOnDisconnect === false) return
  if (!isAnyConnected()) return signOut()
  const { namespace, accountAddress } = signer
  const isOf = (data: { readonly chainId: string; readonly accountAddress: string }): boolean =>
    data.chainId.startsWith(`${namespace}:`) && isSameAddress(namespace, data.accountAddress, accountAddress)
  const { sessions } = signInController.state
  const chains = new Set([signer.chainId, ...sessions.filter(({ data }) => isOf(data)).map(({ data }) => data.chainId)])
  signInController.setSessions(sessions.filter(({ data }) => !isOf(data)))
  await Promise.all([...chains].map(chainId => siwx.revokeSession(chainId, accountAddress)))
}
