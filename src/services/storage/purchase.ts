import { isAddress } from '../../core/address.js'
import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId, parseCaipNetworkId } from '../../core/caip.js'
import type { OnRampMethod, OnRampQuote, OnRampRequest, PurchaseToken } from '../../core/entities/onramp.js'
import { cleanLabel } from '../../core/text/label.js'
import { accept, bool, listOf, objectOf, text } from '../readers.js'
import { PURCHASE_NAME } from './unfinished.js'
import { type StorageKey, readCount } from './storage-key.js'

/** A purchase with an opened page, stored for the site's next page. */
export interface KeptPurchase {
  /** Id of the provider. */
  readonly provider: string
  readonly request: Omit<OnRampRequest, 'projectId'>
  /** In ms since 1970. */
  readonly openedAt: number
  /** Ids of the history's entries from before the purchase. */
  readonly known: readonly string[]
  readonly estimate?: OnRampQuote
}

/** Maximum number of remembered history entries. */
const MAX_KNOWN = 100
const ID = /^[\x21-\x7e]{1,200}(?![\s\S])/
const FIGURE = /^\d{1,60}(?:\.\d{1,36})?(?![\s\S])/
const CURRENCY = /^[A-Z]{3}(?![\s\S])/
const NAMESPACES: readonly unknown[] = ['eip155', 'solana'] satisfies readonly ChainNamespace[]
const isNamespace = (value: unknown): value is ChainNamespace => NAMESPACES.includes(value)
const isMethod = (value: unknown): value is OnRampMethod => value === 'card' || value === 'bank'
const knownIds = listOf(text(ID))

const readToken = objectOf<PurchaseToken>(
  {
    id: text(ID),
    name: value => cleanLabel(value, 60),
    symbol: value => cleanLabel(value, 12),
    caipNetworkId: accept((value): value is CaipNetworkId => isCaipNetworkId(value)),
    networkName: text(ID),
  },
  { address: text(ID) },
)

const readRequest = objectOf<KeptPurchase['request']>(
  {
    address: text(ID),
    namespace: accept(isNamespace),
    token: readToken,
    amount: text(FIGURE),
    currency: text(CURRENCY),
    method: accept(isMethod),
  },
  { quoteId: text(ID) },
)

const readQuote = objectOf<OnRampQuote>(
  { purchaseAmount: text(FIGURE), estimated: bool },
  { paymentTotal: text(FIGURE), paymentSubtotal: text(FIGURE), networkFee: text(FIGURE), quoteId: text(ID) },
)

const readKept = objectOf<KeptPurchase>(
  {
    provider: text(/^[\s\S]{1,200}$/), // the site's own, in any script
    request: readRequest,
    openedAt: readCount,
    known: value => knownIds(value)?.slice(0, MAX_KNOWN),
  },
  { estimate: readQuote },
)

/** Its addresses are of its own network. */
function readOwn(value: unknown): KeptPurchase | undefined {
  const kept = readKept(value)
  if (!kept) return undefined
  const { namespace, address, token } = kept.request
  const isOwn = parseCaipNetworkId(token.caipNetworkId)?.namespace === namespace
  const addresses = [address, ...(token.address === undefined ? [] : [token.address])]
  return isOwn && addresses.every(each => isAddress(namespace, each)) ? kept : undefined
}

/** The last started purchase, until its outcome is known. */
export const purchaseKey: StorageKey<KeptPurchase | undefined> = {
  name: PURCHASE_NAME,
  codec: 'json',
  read: readOwn,
  initial: undefined,
}
