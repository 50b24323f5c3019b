import type { CaipNetworkId } from '../../core/caip.js'
import { instanceValue } from '../../core/instance.js'
import type { Permit } from '../../chains/ports/permit.js'

/** The terms of a permit: owner, spender, token and amount. */
export interface PermitUse {
  readonly caipNetworkId: CaipNetworkId
  readonly account: string
  readonly token: string
  readonly router: string
  readonly amount: bigint
}

/** A permit that expires sooner than this is signed again, in ms: it must get into a block. */
const MARGIN = 120_000

/** Signed, unused permits, and the wallets that did not sign one. */
const memory = instanceValue(() => ({ permits: new Map<string, Permit>(), refusing: new Set<string>() }))

const tokenOf = ({ caipNetworkId, account, token }: PermitUse): string =>
  `${[caipNetworkId, account, token].join(' ').toLowerCase()} `

const keyOf = (use: PermitUse): string => `${tokenOf(use)}${use.router.toLowerCase()} ${use.amount}`

/** A signed permit that is valid for long enough. */
export function signedPermit(use: PermitUse): Permit | undefined {
  const permit = memory().permits.get(keyOf(use))
  return permit && permit.expiresAt - Date.now() > MARGIN ? permit : undefined
}

/** Stores a permit until it is used, so that the visitor does not sign twice for one swap. */
export const keepPermit = (use: PermitUse, permit: Permit): void => void memory().permits.set(keyOf(use), permit)

/** Removes a used permit, and all others of the token: they were signed over the same nonce. */
export function forgetPermit(use: PermitUse): void {
  const { permits } = memory()
  for (const key of permits.keys()) if (key.startsWith(tokenOf(use))) permits.delete(key)
}

/** Removes all permits; returns whether there were any. */
export function forgetPermits(): boolean {
  const { permits } = memory()
  const { size } = permits
  permits.clear()
  return size > 0
}

/** Whether a wallet can be asked for a permit. */
export const signsPermits = (connectorId: string): boolean => !memory().refusing.has(connectorId)

/** Records that a wallet signs no permits: it is asked for approvals from now on. */
export const recordPermitRefusal = (connectorId: string): void => void memory().refusing.add(connectorId)
