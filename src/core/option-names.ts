import type { Options } from './entities/options.js'

/** The options of `createWalletModal`, by the type that their values must have. */
export const OPTION_NAMES = {
  'a string': [
    'projectId',
    'themeMode',
    'allWallets',
    'termsConditionsUrl',
    'privacyPolicyUrl',
    'locale',
    'nonce',
    'preload',
  ],
  'a boolean': [
    'basic',
    'experimental_preferUniversalLinks',
    'allowUnsupportedChain',
    'enableNetworkSwitch',
    'enableReconnect',
    'revokeOnDisconnect',
    'enableEIP6963',
    'enableInjected',
    'enableWalletGuide',
    'enableWallets',
    'enableEmbedded',
    'disableAppend',
    'testnetBalances',
    'manualWCControl',
    'enableWalletConnect',
    'debug',
    'remoteConfig',
    'syncTabs',
  ],
  'an array': [
    'networks',
    'adapters',
    'customWallets',
    'featuredWalletIds',
    'includeWalletIds',
    'excludeWalletIds',
    'includeWallets',
    'excludeWallets',
    'imageHosts',
  ],
  'an object': [
    'defaultNetwork',
    'metadata',
    'features',
    'themeVariables',
    'defaultAccountTypes',
    'customRpcUrls',
    'chainImages',
    'connectorImages',
    'universalProviderConfigOverride',
    'tokens',
    'onRamp',
    'services',
    'slots',
    'messages',
    'locales',
    'siwx',
    'siweConfig',
    'universalProvider',
    'safe',
  ],
  'a function': ['compareWallets'],
} as const satisfies Readonly<Record<string, readonly (keyof Options | 'adapters')[]>>

/** The type that an option's value must have, in words. */
export type OptionKind = keyof typeof OPTION_NAMES

/** The name of an option. */
export type OptionName = (typeof OPTION_NAMES)[OptionKind][number]
