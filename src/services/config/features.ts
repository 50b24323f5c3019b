import {
  BASIC_FEATURES,
  DEFAULT_FEATURES,
  FEATURE_ORDERS,
  type Features,
  pickOrder,
  SOCIALS,
} from '../../core/features.js'

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(item => typeof item === 'string')

/** Settings that are a flag or a list of providers. */
const LISTS = ['swaps', 'onramp']

/**
 * Checks a site's feature settings by hand, as this runs on the first load: a setting of the wrong type counts as not
 * set, unknown social providers and order entries are dropped, and basic mode disables everything (SPEC 6).
 */
export function parseFeatures(given: unknown, basic = false): Features {
  const features: Record<string, unknown> = { ...(basic ? BASIC_FEATURES : DEFAULT_FEATURES) }
  if (typeof given === 'object' && given)
    for (const [key, value] of Object.entries(given)) {
      if (Object.hasOwn(FEATURE_ORDERS, key)) {
        const order = pickOrder<string>(value, FEATURE_ORDERS[key as keyof typeof FEATURE_ORDERS]) // hasOwn says so
        if (order) features[key] = order
      } else if (basic || !Object.hasOwn(features, key)) continue
      else if (key === 'socials' && value !== true) {
        if (value === false || Array.isArray(value)) features[key] = pickOrder(value, SOCIALS) ?? false
      } else if (key !== 'socials' && (typeof value === 'boolean' || (LISTS.includes(key) && isTexts(value))))
        features[key] = value
    }
  return features as unknown as Features // every default is present, replaced only by values of its type
}
