import { isEvmAddress } from '../../core/address.js'
import { type CaipNetworkId, isCaipNetworkId, toCaipNetworkId } from '../../core/caip.js'
import { isMisspelled, toChecksum } from '../../core/chain/checksum.js'
import type { CallCapability, RequestedCall, RequestedCalls } from '../../core/entities/calls.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { NetworkNotFoundError, UnsupportedChainError } from '../../core/errors/network.js'
import { InvalidTransactionError } from '../../core/errors/transaction.js'
import { isRecord } from '../../services/readers.js'
import { parseCapabilities } from '../../services/wallets/capabilities.js'
import { parseChainId } from '../../services/wallets/wallet-reply.js'
import { networksController } from '../networks/networks.js'
import { readAction } from './rules.js'

/** The maximum number of calls: a visitor would not review more. */
const MAX_CALLS = 50
/** Maximum length of a call's data, in hex digits: what fits into a transaction. */
const MAX_DATA = 262_144
const DATA = /^0x(?:[\da-f]{2})*(?![\s\S])/i
const QUANTITY = /^0x[\da-f]{1,64}(?![\s\S])/i
const MAX_UINT256 = (1n << 256n) - 1n

/**
 * Parses a site's request once.
 *
 * @throws {InvalidTransactionError} a call is invalid; `details` says which and why
 * @throws {NetworkNotFoundError} {UnsupportedChainError} the site does not have the network, or it is not an EVM network
 */
export function readCalls(options: unknown): RequestedCalls {
  const given = isRecord(options) ? options : {}
  const { calls } = given
  if (!Array.isArray(calls) || !calls.length || calls.length > MAX_CALLS) throw invalid('calls')
  const capabilities = readCapabilities(given['capabilities'])
  const { caipNetworkId } = readNetwork(given['chainId'])
  return {
    calls: calls.map((call, index) => readCall(call, index, caipNetworkId)),
    caipNetworkId,
    ...(capabilities ? { capabilities } : {}),
  }
}

/** The capabilities, if any. */
function readCapabilities(value: unknown = {}): Readonly<Record<string, CallCapability>> | undefined {
  const capabilities = parseCapabilities(value)
  if (!capabilities) throw invalid('capabilities')
  return Object.keys(capabilities).length ? capabilities : undefined
}

const invalid = (details: string): Error => new InvalidTransactionError({ details })

function readCall(value: unknown, index: number, caipNetworkId: CaipNetworkId): RequestedCall {
  const given = isRecord(value) ? value : {}
  const place = `calls[${index}]`
  const { to, data = '0x' } = given
  if (!isEvmAddress(to) || !to.startsWith('0x') || isMisspelled(to, caipNetworkId)) throw invalid(`${place}.to`)
  if (typeof data !== 'string' || data.length > MAX_DATA || !DATA.test(data)) throw invalid(`${place}.data`)
  const amount = readValue(given['value'])
  if (amount === undefined) throw invalid(`${place}.value`)
  return { to: toChecksum(to), value: amount, data, action: readAction(data) }
}

/** An amount in wei; `undefined` if invalid. */
function readValue(value: unknown = 0n): bigint | undefined {
  if (typeof value === 'string' && QUANTITY.test(value)) return BigInt(value)
  return typeof value === 'bigint' && value >= 0n && value <= MAX_UINT256 ? value : undefined
}

/** The network of a chain id, also in hex, or of a CAIP-2 id; by default, the active one. */
function readNetwork(chainId: unknown): CaipNetwork {
  const isGiven = typeof chainId === 'string' || typeof chainId === 'number'
  const id = isCaipNetworkId(chainId) ? chainId : toCaipNetworkId('eip155', parseChainId(chainId) ?? String(chainId))
  const network = isGiven ? networksController.find(id) : networksController.state.active.eip155
  if (!network) throw new NetworkNotFoundError(isGiven ? { details: id } : {})
  if (network.chainNamespace !== 'eip155' || network.unsupported)
    throw new UnsupportedChainError({ details: network.caipNetworkId })
  return network
}
