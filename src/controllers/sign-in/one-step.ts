import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { CaipNetworkId, ChainNamespace } from '../../core/caip.js'
import type { SIWXMessage, SIWXSession } from '../../core/entities/siwx.js'
import { SignInFailedError, SiwxDisabledError } from '../../core/errors/sign-in.js'
import { within } from '../../core/time.js'
import { logger } from '../../services/logger.js'
import { isAnyConnected } from '../accounts/active.js'
import { track } from '../shell/analytics/track.js'
import { isSignable } from './prepare-message.js'
import { dataOf, type Signer } from './rules.js'
import { signInFacts } from './sign-in.js'
import { needSiwx, siteSiwx } from './site-siwx.js'

/** Stands for the account, which nobody knows before the wallet has answered. */
const NOBODY: Readonly<Partial<Record<ChainNamespace, string>>> = {
  eip155: `0x${'0'.repeat(40)}`,
  solana: '1'.repeat(32),
}

/** The site has this long to make a message, and as long to verify what was signed, in ms. */
const SITE_TIMEOUT = 10_000

const timedOut = (): Error => new SignInFailedError({ details: 'The site did not answer in time.' })

/** A message whose account is not known yet. */
export interface OpenMessage {
  /** What it says; its account is nobody's. */
  readonly data: SIWXSession['data']
  /** The text for an account. */
  readonly textFor: (accountAddress: string) => string
}

/**
 * Has the site make a message for an account that is about to be connected, to be signed in the same step. There is none
 * where the site signs by means of its own, or makes none in time: the visitor is asked once connected, and told there.
 */
export async function openMessage(namespace: ChainNamespace, chainId: CaipNetworkId): Promise<OpenMessage | undefined> {
  const siwx = siteSiwx()
  const accountAddress = NOBODY[namespace]
  if (!siwx || siwx.signMessage || !accountAddress) return undefined
  const make = async (): Promise<SIWXMessage> => siwx.createMessage({ accountAddress, chainId })
  try {
    const made = await within(make(), SITE_TIMEOUT, timedOut)
    if (!isSignable(made, { namespace, accountAddress, chainId })) return undefined
    const [before, after, ...more] = made.toString().split(accountAddress)
    if (before === undefined || after === undefined || more.length) return undefined
    return { data: dataOf(made), textFor: address => `${before}${address}${after}` }
  } catch (error) {
    if (!(error instanceof SiwxDisabledError)) logger.error(error)
    return undefined
  }
}

/**
 * Hands the site a session that was signed as its account connected. What the site does not accept is asked for once
 * connected. If the visitor has left when the site answers, the session ends.
 */
export async function handOver(signer: Signer, session: SIWXSession, signal: AbortSignal): Promise<void> {
  const siwx = needSiwx()
  const add = async (): Promise<void> => {
    await siwx.addSession(session)
    if (!signal.aborted) return // else nobody is connected as the account any more
    if (isAnyConnected()) await siwx.revokeSession(signer.chainId, signer.accountAddress)
    else await siwx.setSessions([])
  }
  try {
    await unlessAborted(within(add(), SITE_TIMEOUT, timedOut), signal)
    track('SIWX_AUTH_SUCCESS', signInFacts(signer))
  } catch (error) {
    if (signal.aborted) return
    logger.error(error) // the visitor is asked once connected, and told there
    track('SIWX_AUTH_ERROR', { ...signInFacts(signer), message: error instanceof Error ? error.message : '' })
  }
}
