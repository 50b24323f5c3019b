import { type Features, type FeaturesInput, SOCIALS, pickOrder } from '../../core/features.js'
import type { RemoteFeature } from '../catalogue/project.js'

/** The features that the project's settings decide, and the overridden local settings. */
export interface RemoteFeatures {
  readonly features: Partial<Features>
  /** Names of local settings that are ignored, for the one warning of SPEC 6. */
  readonly ignored: readonly string[]
}

type RemoteName = 'email' | 'socials' | 'swaps' | 'onramp' | 'activity' | 'reownBranding' | 'multiWallet'

interface Rule<N extends RemoteName> {
  /** Id of the entry in the project's settings. */
  readonly id: string
  /** The value of an entry that is on; its list may be empty, which is a valid "on" for a flag. */
  readonly on: (list: readonly string[]) => Features[N]
}

const listOrOff = (list: readonly string[]): readonly string[] | false => (list.length ? list : false)

/** Which entry decides each feature (WIRE 5.4). */
const RULES: { readonly [N in RemoteName]: Rule<N> } = {
  email: { id: 'social_login', on: list => list.includes('email') },
  socials: { id: 'social_login', on: list => pickOrder(list, SOCIALS) ?? false },
  swaps: { id: 'swap', on: listOrOff },
  onramp: { id: 'onramp', on: listOrOff },
  activity: { id: 'activity', on: () => true },
  reownBranding: { id: 'reown_branding', on: () => true },
  multiWallet: { id: 'multi_wallet', on: () => true },
}

/**
 * Reads the project's settings (SPEC 6, WIRE 5.4): an entry with `config: null` leaves the feature to the site, a missing
 * one turns it off, any other overrides.
 *
 * @param config the project's settings
 * @param given the site's settings, to name the ignored ones
 */
export function resolveRemoteFeatures(config: readonly RemoteFeature[], given: FeaturesInput = {}): RemoteFeatures {
  const ignored: string[] = []
  const decide = <N extends RemoteName>(name: N, off: Features[N]): Partial<Pick<Features, N>> => {
    const { id, on } = RULES[name]
    const entry = config.find(feature => feature.id === id)
    if (entry?.config === null) return {}
    if (Object.hasOwn(given, name) && given[name] !== undefined) ignored.push(name)
    const value: Pick<Features, N>[N] = entry?.config && entry.isEnabled ? on(entry.config) : off
    return { [name]: value } as Partial<Pick<Features, N>> // a computed key loses its type
  }
  const features: Partial<Features> = {
    ...decide('email', false),
    ...decide('socials', false),
    ...decide('swaps', false),
    ...decide('onramp', false),
    ...decide('activity', false),
    ...decide('reownBranding', false),
    ...decide('multiWallet', false),
  }
  return { features, ignored }
}
