import { type CaipNetworkId, type ChainNamespace, isChainNamespace, toCaipNetworkId } from '../../core/caip.js'
import type { OpenOutcome } from '../../core/entities/outcome.js'
import { NetworkNotFoundError, UnsupportedChainError } from '../../core/errors/network.js'
import { SendAmountError, SendIncompleteError, SendReceiverError, SendTokenError } from '../../core/errors/send.js'
import { isAddress } from '../../core/address.js'
import { ViewOnlyError } from '../../core/errors/unavailable.js'
import { isViewOnly } from '../accounts/active.js'
import { receiverProblem } from './rules.js'
import { canSend } from '../../core/availability.js'
import { isNativeAddress } from '../../services/blockchain/native-address.js'
import { isRecord } from '../../services/readers.js'
import { networksController } from '../networks/networks.js'
import { requestedOutcome } from './requested-outcome.js'
import { type SendStart, sendController } from './send.js'
import { openFor } from '../visit/open.js'
import { startSend } from './start-send.js'

/** The start of a send from a known family. */
interface FamilyStart extends SendStart {
  readonly namespace: ChainNamespace
}

const AMOUNT = /^(?:\d{1,78}(?:\.\d{1,36})?|\.\d{1,36})(?![\s\S])/

/**
 * Opens the send form prefilled by a site; the visitor reviews and confirms it like every other send.
 *
 * @param args `amount` as a decimal string in whole units, `assetAddress` a contract or mint, or `native` for the
 *   native coin, `to` an address or a name, `namespace` and `chainId`, which default to the active ones
 * @param family the family that the modal is opened for, if `args` names none
 * @returns `sent` with the hash as soon as the network has it, also after the visitor left a wallet that was asked; `failed`
 *   with a typed error, without opening, for invalid arguments
 */
export async function requestSend(args: unknown, signal?: AbortSignal, family?: ChainNamespace): Promise<OpenOutcome> {
  let start: FamilyStart
  try {
    start = readStart(args, family)
    if (isViewOnly(start.namespace)) throw new ViewOnlyError()
  } catch (error) {
    return { status: 'failed', error: error instanceof Error ? error : new SendIncompleteError({ cause: error }) }
  }
  if (isSigning())
    return { status: 'failed', error: new SendIncompleteError({ details: 'Another send is waiting in the wallet.' }) }
  startSend(start)
  return requestedOutcome(sendController, isSigning, openFor(start.namespace, 'WalletSend', signal))
}

const isSigning = (): boolean => sendController.state.status === 'signing'

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''

/**
 * Parses a site's send request.
 *
 * @throws {SendIncompleteError} {SendTokenError} something is missing
 * @throws {SendAmountError} {SendReceiverError} {UnsupportedChainError} {NetworkNotFoundError} an argument is invalid
 */
function readStart(args: unknown, family: ChainNamespace | undefined): FamilyStart {
  const given = isRecord(args) ? args : {}
  const namespace = readNamespace(given['namespace'] ?? family)
  const [amount, receiver, asset] = [textOf(given['amount']), textOf(given['to']), textOf(given['assetAddress'])]
  if (!amount || !receiver) throw new SendIncompleteError()
  if (!asset) throw new SendTokenError()
  if (!AMOUNT.test(amount) || /^[0.]+$/.test(amount)) throw new SendAmountError({ details: 'invalid' })
  const problem = receiverProblem(namespace, receiver)
  if (problem) throw new SendReceiverError({ details: problem })
  const native = isNativeAddress(asset)
  if (!native && !isAddress(namespace, asset)) throw new SendTokenError({ details: 'This is not a token address.' })
  const caipNetworkId = readNetwork(namespace, given['chainId'])
  return { namespace, amount, receiver, asked: true, choice: { ...(native ? {} : { address: asset }), caipNetworkId } }
}

function readNamespace(value: unknown): ChainNamespace {
  const namespace = value ?? networksController.state.activeNamespace ?? 'eip155'
  if (!isChainNamespace(namespace) || !canSend(namespace)) throw new UnsupportedChainError()
  return namespace
}

/** The network of a chain id, a CAIP-2 id or, for lack of both, the active one. */
function readNetwork(namespace: ChainNamespace, chainId: unknown): CaipNetworkId | undefined {
  const text = textOf(chainId)
  if (!text) return networksController.state.active[namespace]?.caipNetworkId
  const id = text.includes(':') ? text : toCaipNetworkId(namespace, text)
  const network = networksController.find(id)
  if (!network) throw new NetworkNotFoundError({ details: id })
  if (network.chainNamespace !== namespace) throw new UnsupportedChainError({ details: id })
  return network.caipNetworkId
}
