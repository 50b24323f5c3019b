import type { ChainNamespace } from '../../core/caip.js'
import { type Features, WALLET_FEATURES, type WalletFeature, completeOrder } from '../../core/features.js'

/** Families that support a feature (SPEC 6); unlisted features are supported everywhere. */
const FAMILIES: Readonly<Partial<Record<WalletFeature, readonly ChainNamespace[]>>> = {
  onramp: ['eip155', 'solana'],
  send: ['eip155', 'solana'],
  swaps: ['eip155'],
}

/** The view of each feature; a feature without its view is not offered. */
export const FEATURE_VIEWS: Readonly<Record<WalletFeature, string>> = {
  onramp: 'OnRampProviders',
  swaps: 'Swap',
  receive: 'WalletReceive',
  send: 'WalletSend',
}

/**
 * The wallet features to offer, in the site's order or SPEC's: those that are enabled, supported by the family and
 * built.
 *
 * @param isBuilt - Whether a view of this name exists.
 */
export function walletFeatures(
  features: Features,
  namespace: ChainNamespace,
  isBuilt: (view: string) => boolean,
): readonly WalletFeature[] {
  return completeOrder(features.walletFeaturesOrder, WALLET_FEATURES).filter(feature => {
    const on = features[feature]
    const enabled = Array.isArray(on) ? on.length > 0 : Boolean(on)
    return enabled && (FAMILIES[feature]?.includes(namespace) ?? true) && isBuilt(FEATURE_VIEWS[feature])
  })
}
