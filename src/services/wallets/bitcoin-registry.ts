import { cleanLabel } from '../../core/text/label.js'
import { safeIcon } from '../../core/url.js'
import { type BoundObject, bindObject } from './bound-object.js'
import { arrayOf, fieldOf, textOf } from './untrusted-values.js'

/** A wallet's dialect (WIRE 9.4). */
export type BitcoinDialect = 'sats-connect' | 'leather' | 'okx' | 'unisat'

/** A Bitcoin wallet that injects its object into the page, outside Wallet Standard. */
export interface PageBitcoinWallet {
  readonly id: string
  readonly dialect: BitcoinDialect
  readonly name: string
  /** A data URI; `undefined` if the wallet has no valid one. */
  readonly icon: string | undefined
  readonly bound: BoundObject
  /** Its objects for other networks, by network name, for wallets that have one for each. */
  readonly others: Readonly<Partial<Record<'testnet' | 'signet', BoundObject>>>
}

/** Provider lists in the page: of sats-connect, and of WBIP 004. */
const LISTS = ['btc_providers', 'wbip_providers'] as const
/** Providers present before they have added themselves to a list. */
const KNOWN: readonly (readonly [id: string, name: string])[] = [
  ['XverseProviders.BitcoinProvider', 'Xverse Wallet'],
  ['LeatherProvider', 'Leather'],
]
const LEATHER = 'LeatherProvider'

const OKX_METHODS = [
  'connect',
  'disconnect',
  'getAccounts',
  'getPublicKey',
  'signMessage',
  'send',
  'signPsbt',
  'pushPsbt',
]
const UNISAT_METHODS = [
  'requestAccounts',
  'disconnect',
  'getAccounts',
  'getPublicKey',
  'getChain',
  'getNetwork',
  'signMessage',
  'signPsbt',
  'pushPsbt',
  'sendBitcoin',
  'switchChain',
]

/** An unlisted wallet: the location of its object, and its captured functions. */
interface Place {
  readonly id: string
  readonly name: string
  readonly place: string
  readonly dialect: BitcoinDialect
  /** Without the first of them, it is not a wallet. */
  readonly methods: readonly string[]
}

/** The wallets at known places. A new one is one row here. */
const PLACES: readonly Place[] = [
  { id: 'unisat', name: 'Unisat', place: 'unisat', dialect: 'unisat', methods: UNISAT_METHODS },
  { id: 'bitkeep', name: 'Bitget Wallet', place: 'bitkeep.unisat', dialect: 'unisat', methods: UNISAT_METHODS },
  { id: 'binancew3w', name: 'Binance Wallet', place: 'binancew3w.bitcoin', dialect: 'unisat', methods: UNISAT_METHODS },
]

/** Maximum number of providers per list. */
const MAX_PROVIDERS = 100
/** Longest accepted id, in characters, and maximum parts of a path in the page. */
const MAX_ID = 256
const MAX_DEPTH = 4

/** The value at a dotted path in the global scope, such as `XverseProviders.BitcoinProvider`. */
function at(page: object, place: string): unknown {
  const parts = place.split('.')
  return parts.length > MAX_DEPTH ? undefined : parts.reduce<unknown>((value, name) => fieldOf(value, name), page)
}

function readListed(page: object, entry: unknown): PageBitcoinWallet | undefined {
  const id = textOf(fieldOf(entry, 'id'), MAX_ID)
  const bound = id === undefined ? undefined : bindObject(at(page, id), ['request'])
  if (id === undefined || !bound) return undefined
  const name = cleanLabel(fieldOf(entry, 'name')) ?? cleanLabel(id) ?? 'Bitcoin'
  const dialect = id === LEATHER ? 'leather' : 'sats-connect'
  return { id, dialect, name, icon: safeIcon(fieldOf(entry, 'icon')), bound, others: {} }
}

function readOkx(page: object): PageBitcoinWallet | undefined {
  const bound = bindObject(at(page, 'okxwallet.bitcoin'), OKX_METHODS)
  if (!bound) return undefined
  const testnet = bindObject(at(page, 'okxwallet.bitcoinTestnet'), OKX_METHODS)
  const signet = bindObject(at(page, 'okxwallet.bitcoinSignet'), OKX_METHODS)
  const others = { ...(testnet ? { testnet } : {}), ...(signet ? { signet } : {}) }
  // its Bitcoin object has no picture, its Cardano object has
  return {
    id: 'okxwallet',
    dialect: 'okx',
    name: 'OKX Wallet',
    icon: safeIcon(at(page, 'okxwallet.cardano.icon')),
    bound,
    others,
  }
}

function readPlaces(page: object): readonly PageBitcoinWallet[] {
  return PLACES.flatMap(({ id, name, place, dialect, methods }) => {
    const bound = bindObject(at(page, place), methods)
    return bound ? [{ id, dialect, name, icon: safeIcon(fieldOf(bound.raw, 'icon')), bound, others: {} }] : []
  })
}

/**
 * The Bitcoin wallets currently in the page: those on its provider lists, and those at known locations. Each object and
 * each name once, the first of them (SECURITY: SEC-W5). Never throws.
 */
export function readBitcoinWallets(page: object = window): readonly PageBitcoinWallet[] {
  const entries = [
    ...LISTS.flatMap(list => arrayOf(fieldOf(page, list), MAX_PROVIDERS)),
    ...KNOWN.map(([id, name]) => ({ id, name })),
  ]
  const listed = entries.flatMap(entry => readListed(page, entry) ?? [])
  const found = [...listed, ...[readOkx(page)].flatMap(wallet => wallet ?? []), ...readPlaces(page)]
  return found.filter(
    (wallet, index) =>
      !found
        .slice(0, index)
        .some(({ bound, id, name }) => bound.raw === wallet.bound.raw || id === wallet.id || name === wallet.name),
  )
}
