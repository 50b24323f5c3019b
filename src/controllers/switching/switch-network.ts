import { unlessAborted } from '../../chains/shared/unless-aborted.js'
import type { CaipNetworkId } from '../../core/caip.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { ModalClosedError } from '../../core/errors/attempt.js'
import { NetworkNotFoundError, SwitchNetworkError, SwitchRejectedError } from '../../core/errors/network.js'
import { instance, instanceValue } from '../../core/instance.js'
import { wait } from '../../core/time.js'
import { chosenNetworkKey } from '../../services/storage/connection-keys.js'
import { writeStored } from '../../services/storage/read-write.js'
import { parseWalletError } from '../../services/wallets/wallet-reply.js'
import { connectionsController } from '../connections/connections.js'
import { networksController } from '../networks/networks.js'
import { applyNetwork } from '../connections/establish/apply-network.js'
import { requestNetwork } from '../connections/establish/request-network.js'
import { leaveSwitch, leaveSwitchViews } from '../connections/establish/leave-switch.js'
import { rememberNetwork } from '../connections/establish/remember-connection.js'
import { selectNamespace } from '../connections/select-namespace.js'
import { awaitSwitch } from './await-switch.js'
import { showAlert } from '../shell/show-alert.js'
import { track } from '../shell/analytics/track.js'

/** A wallet that cannot be asked may be switched by hand: the caller's request fails after this time, in ms. */
const BY_HAND = 5_000

/** JSON-RPC's and EIP-1193's codes for an unsupported method. */
const UNKNOWN_METHOD: readonly unknown[] = [-32601, 4200]
/** How wallets say it in words, some of them without a code, and how the protocol's client does. */
const UNKNOWN_METHOD_TEXTS = [
  /\bun(?:known|supported|recogni[sz]ed) (?:rpc )?method/i,
  /\b(?:method|wallet_\w+)\W{1,3}(?:(?:is|does) )?not (?:exist|found|supported|available|implemented)/i,
  /\bnot support (?:\w+ ){0,2}(?:method|wallet_)/i,
  /^missing or invalid\. request\(\) method/i,
]

/** Unanswered switches, the latest last. */
const pending = instanceValue(() => new Set<{ readonly caipNetworkId: CaipNetworkId }>())

/** Counts the switches: only the latest shows its result in the views. */
const turns = instanceValue(() => ({ latest: 0 }))

/**
 * Changes the active network. A connected wallet is asked and its answer is shown; without a wallet, the choice is only
 * recorded. If the wallet itself reports another network, such as after the visitor changed it there, that is its
 * answer. A second request supersedes the first in the views.
 *
 * @throws {NetworkNotFoundError} the network is not in the site's list
 * @throws {SwitchRejectedError} the visitor refused, or the wallet switched to another network
 * @throws {ChainNotSupportedError} the wallet neither knows the chain nor accepts it
 * @throws {SwitchNetworkError} the wallet did not switch, was disconnected, or failed in another way
 * @throws {ModalClosedError} the instance ended
 */
export async function switchNetwork(caipNetworkId: string): Promise<void> {
  const network = networksController.find(caipNetworkId)
  if (!network) {
    showAlert('networkNotFound', { detail: caipNetworkId })
    throw new NetworkNotFoundError({ details: caipNetworkId })
  }
  const connectorId = connectionsController.activeConnectorId(network.chainNamespace)
  if (!connectorId) return choose(network)
  const count = turns()
  const turn = ++count.latest
  networksController.setSwitching({ caipNetworkId: network.caipNetworkId, status: 'waiting' })
  const life = instance().signal
  const fail = (error: Error): void => {
    const status = error instanceof SwitchRejectedError ? 'rejected' : 'failed'
    const isShown = networksController.state.switching?.caipNetworkId === network.caipNetworkId
    if (turn === count.latest && isShown && !life.aborted)
      networksController.setSwitching({ caipNetworkId: network.caipNetworkId, status, error })
  }
  try {
    await askWallet(network, connectorId, fail)
    track('SWITCH_NETWORK', { network: network.caipNetworkId })
    if (turn === count.latest) leaveSwitch(network.caipNetworkId)
  } catch (cause) {
    const error = cause instanceof Error ? cause : new SwitchNetworkError({ cause })
    fail(error)
    throw error
  }
}

function choose(network: CaipNetwork): void {
  networksController.choose(network)
  rememberNetwork(network)
  writeStored(chosenNetworkKey(network.chainNamespace), network.caipNetworkId)
  leaveSwitchViews()
}

async function askWallet(network: CaipNetwork, connectorId: string, fail: (error: Error) => void): Promise<void> {
  const { chainNamespace: namespace, caipNetworkId } = network
  const active = networksController.state.active[namespace]
  if (active?.caipNetworkId === caipNetworkId && !active.unsupported) return selectNamespace(namespace)
  const reported = await answerOf(network, connectorId, fail)
  // disconnected, or another wallet connected, while this one was asked: its network no longer counts
  if (connectionsController.activeConnectorId(namespace) !== connectorId)
    throw new SwitchNetworkError({ details: 'The wallet was disconnected meanwhile' })
  networksController.select(namespace)
  applyNetwork(namespace, reported, { quiet: true })
  if (reported !== caipNetworkId) throw new SwitchNetworkError({ details: 'The wallet stayed on another network' })
}

/** The wallet's network after a request: from its answer or its own event, whichever comes first. */
async function answerOf(
  network: CaipNetwork,
  connectorId: string,
  fail: (error: Error) => void,
): Promise<CaipNetworkId | undefined> {
  const stop = new AbortController()
  const { signal } = stop
  const others = [...pending()].map(({ caipNetworkId }) => caipNetworkId)
  const own = { caipNetworkId: network.caipNetworkId }
  const all = pending()
  all.add(own)
  try {
    const moved = awaitSwitch(network, connectorId, { others, signal }).then(() => network.caipNetworkId)
    const asked = requestNetwork(connectorId, network, signal).catch(async (error: unknown) => {
      if (!(error instanceof Error) || !isUnknownMethod(error)) throw error
      fail(error)
      await wait(BY_HAND, signal)
      throw error
    })
    return await unlessAborted(Promise.race([asked, moved]), instance().signal)
  } finally {
    stop.abort(new ModalClosedError())
    all.delete(own)
  }
}

function isUnknownMethod({ cause }: Error): boolean {
  const { code, originalCode, message } = parseWalletError(cause)
  const isSaid = UNKNOWN_METHOD_TEXTS.some(text => text.test(message))
  return isSaid || UNKNOWN_METHOD.includes(code) || UNKNOWN_METHOD.includes(originalCode)
}
