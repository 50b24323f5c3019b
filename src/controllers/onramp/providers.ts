import type { DefaultOnRampProvider, OnRampProvider, OnRampRequest, PurchaseToken } from '../../core/entities/onramp.js'
import { generateOnRampUrl } from '../../services/blockchain/onramp.js'
import { features } from '../shell/features.js'
import { optionsController } from '../shell/options.js'

/** The default providers' fees, in percent (SPEC 9). */
const FEE = { min: 1, max: 2 } as const
/** Countries that the default providers do not serve. */
const EXCLUDED = ['CN', 'HK', 'MO']

/** Meld's names for a network's tokens; unlisted ones are not sold. */
const MELD_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'eip155:1': { USDC: 'USDC', ETH: 'ETH_ETHEREUM' },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { SOL: 'SOL' },
}

function meldCode({ caipNetworkId, symbol }: PurchaseToken): string | undefined {
  const codes = Object.hasOwn(MELD_CODES, caipNetworkId) ? MELD_CODES[caipNetworkId] : undefined
  return codes && Object.hasOwn(codes, symbol) ? codes[symbol] : undefined
}

/** The URL of Meld's page (WIRE 2.3). */
function meldUrl({ address, token, amount, currency, projectId }: OnRampRequest): string {
  const url = new URL('https://meldcrypto.com')
  const query = {
    publicKey: optionsController.state.options.onRamp?.meldPublicKey,
    destinationCurrencyCode: meldCode(token),
    walletAddress: address,
    sourceAmount: amount,
    sourceCurrencyCode: currency,
    externalCustomerId: projectId,
  }
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}

/** The built-in providers. */
const DEFAULTS: Readonly<Record<DefaultOnRampProvider, OnRampProvider>> = {
  meld: {
    id: 'meld',
    name: 'Meld',
    fee: FEE,
    excludedCountries: EXCLUDED,
    sells: token => meldCode(token) !== undefined,
    url: meldUrl,
  },
  coinbase: {
    id: 'coinbase',
    name: 'Coinbase',
    fee: FEE,
    excludedCountries: EXCLUDED,
    paymentCurrencies: ['USD'], // the request for its page has an amount, but no currency (WIRE 2.3)
    history: 'coinbase',
    url: request => generateOnRampUrl(request, optionsController.state.options),
  },
}

const isDefault = (value: unknown): value is DefaultOnRampProvider =>
  typeof value === 'string' && Object.hasOwn(DEFAULTS, value)

/** Whether a site's own provider has its required fields; plain JavaScript may omit them. */
const isProvider = (value: unknown): value is OnRampProvider =>
  typeof Reflect.get(Object(value), 'id') === 'string' &&
  typeof Reflect.get(Object(value), 'name') === 'string' &&
  typeof Reflect.get(Object(value), 'url') === 'function'

/**
 * The providers in the site's order. The feature's list says which default ones are on; a site's own are always
 * included. Reading it in `render()` subscribes.
 */
export function onRampProviders(): readonly OnRampProvider[] {
  const { onramp } = features.get()
  if (onramp === false || (onramp !== true && !onramp.length)) return []
  const named: readonly unknown[] = optionsController.state.options.onRamp?.providers ?? Object.keys(DEFAULTS)
  const isOn = (id: string): boolean => onramp === true || onramp.includes(id)
  const found = named.flatMap(entry => {
    if (isDefault(entry)) return isOn(entry) ? [DEFAULTS[entry]] : []
    return isProvider(entry) ? [entry] : []
  })
  return found.filter(({ id }, index) => found.findIndex(other => other.id === id) === index)
}
