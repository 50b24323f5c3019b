import { isAddress } from '../../core/address.js'
import { parseAmount } from '../../core/amount.js'
import { canSend } from '../../core/availability.js'
import { type ChainNamespace, parseCaipNetworkId } from '../../core/caip.js'
import { isMisspelled } from '../../core/chain/checksum.js'
import type { ExchangeChoice, Payment, PaymentAsset } from '../../core/entities/pay.js'
import {
  PaymentAmountError,
  PaymentAssetError,
  PaymentConfigError,
  PaymentNamespaceError,
  PaymentRecipientError,
  RecipientForAssetError,
} from '../../core/errors/pay.js'
import { safeWebUrl } from '../../core/url.js'
import { readPaymentAsset } from '../../services/catalogue/payments.js'
import { isRecord } from '../../services/readers.js'
import { receiverProblem, toReceiver } from '../send/rules.js'

/** A plain decimal within the chains' range. */
const AMOUNT = /^(?:\d{1,78}(?:\.\d{0,36})?|\.\d{1,36})$/
/** Maximum length of a site's id. */
const MAX_ID = 128

/**
 * Parses a payment's options.
 *
 * @throws {PaymentConfigError} the options are inconsistent
 * @throws {PaymentAssetError} {PaymentNamespaceError} the asset is invalid, or cannot be paid in
 * @throws {PaymentRecipientError} {RecipientForAssetError} the recipient is invalid, or is for another chain
 * @throws {PaymentAmountError} the amount is invalid, zero, negative, or has too many decimals
 */
export function readPayment(options: unknown, { deposit = false } = {}): Payment {
  if (!isRecord(options)) throw new PaymentConfigError({ details: 'The options must be an object.' })
  const asset = readAssetOf(options['paymentAsset'])
  const namespace = readNamespace(asset)
  const recipient = readRecipient(options['recipient'], asset, namespace)
  const amount = readPayAmount(options['amount'], asset.metadata.decimals)
  const id = readId(options['paymentId'])
  const token = asset.asset === 'native' ? undefined : asset.asset
  const parts = [asset.network, token ?? 'native', recipient, String(amount), deposit ? 'deposit' : 'pay'].join(' ')
  return {
    key: `${namespace === 'eip155' ? parts.toLowerCase() : parts} ${id ?? ''}`,
    named: id !== undefined,
    openedAt: Date.now(),
    asset,
    token,
    namespace,
    recipient,
    amount,
    newTab: options['openInNewTab'] !== false,
    redirect: readRedirect(options['redirectUrl']),
    exchanges: readExchangeChoice(options['payWithExchange']),
    deposit,
  }
}

/** An asset given by a site. @throws {PaymentAssetError} it is invalid */
export function readAssetOf(value: unknown): PaymentAsset {
  const asset = readPaymentAsset(value)
  if (!asset) throw new PaymentAssetError({ details: '`paymentAsset` needs `network`, `asset` and `metadata`.' })
  const namespace = parseCaipNetworkId(asset.network)?.namespace
  return namespace && asset.asset !== 'native' ? { ...asset, asset: toReceiver(namespace, asset.asset) } : asset
}

function readNamespace({ network }: PaymentAsset): ChainNamespace {
  const namespace = parseCaipNetworkId(network)?.namespace
  if (!namespace || !canSend(namespace)) throw new PaymentNamespaceError({ details: network })
  return namespace
}

/** A plain address of the asset's chain. @throws {PaymentRecipientError} {RecipientForAssetError} */
function readRecipient(value: unknown, { network }: PaymentAsset, namespace: ChainNamespace): string {
  if (typeof value !== 'string' || !value.trim()) throw new PaymentRecipientError({ details: 'missing' })
  const written = value.trim()
  const colon = written.lastIndexOf(':')
  const chain = written.slice(0, Math.max(0, colon))
  if (chain && chain !== network) {
    if (parseCaipNetworkId(chain)) throw new RecipientForAssetError({ details: `${chain}, not ${network}` })
    throw new PaymentRecipientError({ details: 'It is neither an address nor an account id.' })
  }
  const address = toReceiver(namespace, written.slice(colon + 1))
  const problem = receiverProblem(namespace, address)
  if (problem === 'family') throw new RecipientForAssetError({ details: network })
  if (problem || !isAddress(namespace, address)) throw new PaymentRecipientError({ details: problem })
  if (namespace === 'eip155' && isMisspelled(address, network)) throw new PaymentRecipientError({ details: 'checksum' })
  return address
}

/** An amount in base units, more than zero. @throws {PaymentAmountError} */
export function readPayAmount(value: unknown, decimals: number): bigint {
  const written = typeof value === 'number' || typeof value === 'bigint' ? String(value) : value
  if (typeof written !== 'string') throw new PaymentAmountError({ details: 'missing' })
  const amountText = written.trim()
  if (amountText.startsWith('-')) throw new PaymentAmountError({ details: 'negative' })
  if (!AMOUNT.test(amountText)) throw new PaymentAmountError({ details: 'It is not a plain decimal number.' })
  const amount = parseAmount(amountText, decimals)
  if (amount === undefined) throw new PaymentAmountError({ details: `The asset has ${decimals} decimals.` })
  if (amount === 0n) throw new PaymentAmountError({ details: 'zero' })
  return amount
}

function readId(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value && value.length <= MAX_ID) return value
  throw new PaymentConfigError({ details: `\`paymentId\` must be a string of at most ${MAX_ID} characters.` })
}

function readRedirect(value: unknown): Payment['redirect'] {
  if (value === undefined || value === null) return {}
  const read = (name: string): string | undefined => {
    const given: unknown = Reflect.get(Object(value), name)
    const url = safeWebUrl(given)
    if (given !== undefined && !url)
      throw new PaymentConfigError({ details: `\`redirectUrl.${name}\` must be an https address.` })
    return url
  }
  return { success: read('success'), failure: read('failure') }
}

/** Which exchanges a site wants. @throws {PaymentConfigError} both lists are given, or one is not a list of ids */
export function readExchangeChoice(value: unknown): ExchangeChoice {
  if (value === undefined || value === null) return {}
  const read = (name: string): readonly string[] | undefined => {
    const given: unknown = Reflect.get(Object(value), name)
    if (given === undefined) return undefined
    if (Array.isArray(given) && given.every(id => typeof id === 'string')) return given
    throw new PaymentConfigError({ details: `\`payWithExchange.${name}\` must be a list of ids.` })
  }
  const [includeOnly, exclude] = [read('includeOnly'), read('exclude')]
  if (includeOnly && exclude) throw new PaymentConfigError({ details: 'Exchanges are included or excluded, not both.' })
  return { includeOnly, exclude }
}
