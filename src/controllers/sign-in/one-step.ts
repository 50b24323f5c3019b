import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { Account } from '../../core/entities/account.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { SiwxDisabledError } from '../../core/errors/sign-in.js'
import { within } from '../../core/time.js'
import { logger } from '../../services/logger.js'
import { isAnyConnected } from '../accounts/active.js'
import { track } from '../shell/analytics/track.js'
import { createMessage, isSignable, SITE_TIMEOUT, timedOut } from './prepare-message.js'
import { toSessionData, type Signer } from './rules.js'
import { needSiwx, siteSiwx } from './site-siwx.js'

/** Stands in for the account, which is unknown until the wallet answers. */
const PLACEHOLDERS: Readonly<Partial<Record<ChainNamespace, string>>> = {
  eip155: `0x${'0'.repeat(40)}`,
  solana: '1'.repeat(32),
}

/** A message without its account. */
export interface MessageTemplate {
  /** Its fields; the account is a placeholder. */
  readonly data: SIWXSession['data']
  /** Its text with an account. */
  readonly textFor: (accountAddress: string) => string
}

/**
 * Has the site create a message that is signed while its account is being connected. `undefined` if the site signs messages
 * itself or does not create one in time: the visitor is then asked after connecting.
 */
export async function createTemplate(
  namespace: ChainNamespace,
  chainId: CaipNetworkId,
): Promise<MessageTemplate | undefined> {
  const siwx = siteSiwx()
  const accountAddress = PLACEHOLDERS[namespace]
  if (!siwx || siwx.signMessage || !accountAddress) return undefined
  try {
    const message = await createMessage({ accountAddress, chainId })
    if (!isSignable(message, { namespace, accountAddress, chainId })) return undefined
    const [before, after, ...more] = message.toString().split(accountAddress)
    if (before === undefined || after === undefined || more.length) return undefined
    return { data: toSessionData(message), textFor: address => `${before}${address}${after}` }
  } catch (error) {
    if (!(error instanceof SiwxDisabledError)) logger.error(error)
    return undefined
  }
}

/**
 * Submits a session that was signed while its account connected. If the site rejects it, the visitor is asked after
 * connecting. If the visitor has left by the time the site answers, the session is revoked.
 *
 * @param account - the connected account, if its type is known
 */
export async function submitSession(
  signer: Signer,
  session: SIWXSession,
  signal: AbortSignal,
  account?: Account,
): Promise<void> {
  const siwx = needSiwx()
  const place = { network: signer.chainId, isSmartAccount: account?.type === 'smartAccount' }
  const add = async (): Promise<void> => {
    await siwx.addSession(session)
    if (!signal.aborted) return
    // the account is no longer connected
    if (isAnyConnected()) await siwx.revokeSession(signer.chainId, signer.accountAddress)
    else await siwx.setSessions([])
  }
  try {
    await unlessAborted(within(add(), SITE_TIMEOUT, timedOut), signal)
    track('SIWX_AUTH_SUCCESS', place)
  } catch (error) {
    if (signal.aborted) return
    logger.error(error) // the visitor is asked after connecting
    track('SIWX_AUTH_ERROR', { ...place, message: error instanceof Error ? error.message : '' })
  }
}
