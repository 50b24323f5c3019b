import { METHODS } from '../../chains/shared/walletconnect/methods.js'
import type { CaipNetworkId } from '../../core/caip.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { logger } from '../../services/logger.js'
import type { SignInRequest } from '../../services/relay/protocol.js'
import { networksController } from '../networks/networks.js'
import { optionsController } from '../shell/options.js'
import { track } from '../shell/analytics/track.js'
import { siteSiwx } from './site-siwx.js'

/** Stands for the account, which nobody knows yet: the message is written by the wallet, for its own. */
const NOBODY = `0x${'0'.repeat(40)}`
/** Not asked for in one step with a sign-in (WIRE 4.6). */
const LEFT_OUT = 'wallet_showCallsStatus'

/** The site's EVM networks, the active one first; none where it has others too, which one step cannot sign in. */
function evmChains(): readonly CaipNetworkId[] {
  const networks = networksController.list()
  const { namespaces } = optionsController.state
  const isEvmAlone =
    namespaces.every(namespace => namespace === 'eip155') &&
    networks.every(({ chainNamespace }) => chainNamespace === 'eip155')
  const active = networksController.state.active.eip155?.caipNetworkId
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  return isEvmAlone ? ids.sort((one, other) => Number(other === active) - Number(one === active)) : []
}

/**
 * What a wallet is asked to sign in the same step as it connects, on sites that have EVM networks only; `undefined` where
 * the visitor is asked afterwards.
 */
export async function oneClickRequest(): Promise<SignInRequest | undefined> {
  const siwx = siteSiwx()
  const [chainId, ...others] = evmChains()
  if (!siwx || siwx.signMessage || !chainId) return undefined
  try {
    const message = await siwx.createMessage({ accountAddress: NOBODY, chainId })
    const { nonce, domain, uri, version, statement, resources, requestId } = message
    const { issuedAt: iat, expirationTime: exp, notBefore: nbf } = message
    const fields = { version, statement, resources, requestId, iat, exp, nbf }
    return {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      ...{ nonce, domain, uri, chainId },
      chains: [chainId, ...others],
      methods: METHODS.eip155.filter(method => method !== LEFT_OUT),
    }
  } catch (error) {
    logger.error(error) // the visitor is asked once connected, and told there
    return undefined
  }
}

/**
 * Hands the site what a wallet signed as it connected, for the active network: one nonce, one session. What the site does
 * not accept, and other networks, are asked for when it comes to them.
 */
export async function takeSignedIn(sessions: readonly SIWXSession[]): Promise<void> {
  const siwx = siteSiwx()
  const [chainId] = evmChains()
  const session = sessions.find(({ data }) => data.chainId === chainId) ?? sessions[0]
  if (!siwx || !session) return
  const facts = { network: session.data.chainId, isSmartAccount: false }
  try {
    await siwx.addSession(session)
    track('SIWX_AUTH_SUCCESS', facts)
  } catch (error) {
    track('SIWX_AUTH_ERROR', { ...facts, message: error instanceof Error ? error.message : '' })
  }
}
