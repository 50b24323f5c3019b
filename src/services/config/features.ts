import {
  BASIC_FEATURES,
  CONNECT_METHODS,
  CONNECTOR_GROUPS,
  DEFAULT_FEATURES,
  type Features,
  pickOrder,
  SOCIALS,
  WALLET_FEATURES,
} from '../../core/features.js'

const FLAGS = [
  'send',
  'receive',
  'email',
  'activity',
  'multiWallet',
  'analytics',
  'allWallets',
  'legalCheckbox',
  'smartSessions',
  'pay',
  'reownBranding',
] as const
const LISTS = ['swaps', 'onramp'] as const

/**
 * Checks a site's feature settings by hand, as this runs on the first load: a setting of the wrong type counts as not
 * given, unknown social providers and order entries are dropped, and basic mode disables everything (SPEC 6).
 */
export function parseFeatures(given: unknown, basic = false): Features {
  if (typeof given !== 'object' || given === null) return basic ? BASIC_FEATURES : DEFAULT_FEATURES
  const own = new Map<string, unknown>(Object.entries(given))
  const read = (key: string): unknown => own.get(key)
  const base = basic ? BASIC_FEATURES : DEFAULT_FEATURES
  const flags = FLAGS.map(key => [key, !basic && typeof read(key) === 'boolean' ? read(key) : base[key]] as const)
  const lists = LISTS.map(key => {
    const value = read(key)
    const usable = typeof value === 'boolean' || (Array.isArray(value) && value.every(item => typeof item === 'string'))
    return [key, !basic && usable ? value : base[key]] as const
  })
  const socials = read('socials')
  const connectMethodsOrder = pickOrder(read('connectMethodsOrder'), CONNECT_METHODS)
  const connectorTypeOrder = pickOrder(read('connectorTypeOrder'), CONNECTOR_GROUPS)
  const walletFeaturesOrder = pickOrder(read('walletFeaturesOrder'), WALLET_FEATURES)
  return {
    ...base,
    ...Object.fromEntries([...flags, ...lists]),
    ...(!basic && socials === false ? { socials } : {}),
    ...(!basic && Array.isArray(socials) ? { socials: pickOrder(socials, SOCIALS) ?? false } : {}),
    ...(connectMethodsOrder ? { connectMethodsOrder } : {}),
    ...(connectorTypeOrder ? { connectorTypeOrder } : {}),
    ...(walletFeaturesOrder ? { walletFeaturesOrder } : {}),
  }
}
