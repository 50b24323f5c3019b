import type { NetworkInput } from '../../core/entities/network.js'
import type { Options, ThemeVariables } from '../../core/entities/options.js'
import { HOSTED, type Services } from '../../core/entities/services.js'
import { OPTION_NAMES } from '../../core/option-names.js'

/** Reads one attribute; `null` when it is absent. */
export type ReadAttribute = (name: string) => string | null

/** The parsed attributes of `<wallet-modal>`, and the problems in them. */
export interface AttributeOptions {
  readonly options: Omit<Options, 'networks'>
  /** Names, ids or whole networks, unparsed. */
  readonly networks: readonly (string | NetworkInput)[]
  readonly problems: readonly string[]
}

/** Attributes with a string value, and their options. */
const TEXTS = {
  'project-id': 'projectId',
  'theme-mode': 'themeMode',
  'all-wallets': 'allWallets',
  locale: 'locale',
  'terms-url': 'termsConditionsUrl',
  'privacy-url': 'privacyPolicyUrl',
} as const

/** Boolean attributes, with the value of their option. */
const FLAGS = {
  basic: ['basic', true],
  embedded: ['enableEmbedded', true],
  'disable-append': ['disableAppend', true],
  'manual-wc-control': ['manualWCControl', true],
  'allow-unsupported-chain': ['allowUnsupportedChain', true],
  'testnet-balances': ['testnetBalances', true],
  'no-debug': ['debug', false],
  'no-network-switch': ['enableNetworkSwitch', false],
  'no-reconnect': ['enableReconnect', false],
  'no-announced': ['enableEIP6963', false],
  'no-injected': ['enableInjected', false],
  'no-revoke': ['revokeOnDisconnect', false],
  'no-wallet-guide': ['enableWalletGuide', false],
  'no-wallets': ['enableWallets', false],
  'no-remote-config': ['remoteConfig', false],
  'no-tab-sync': ['syncTabs', false],
  'no-wallet-connect': ['enableWalletConnect', false],
  'prefer-universal-links': ['experimental_preferUniversalLinks', true],
} as const

/** Attributes with a list of words. */
const LISTS = {
  'featured-wallet-ids': 'featuredWalletIds',
  'include-wallet-ids': 'includeWalletIds',
  'exclude-wallet-ids': 'excludeWalletIds',
  'image-hosts': 'imageHosts',
} as const

/** Attributes with JSON: an object, or a list if `OPTION_NAMES` says so. */
const JSONS = {
  features: 'features',
  messages: 'messages',
  'custom-wallets': 'customWallets',
  'custom-rpc-urls': 'customRpcUrls',
  'chain-images': 'chainImages',
  'connector-images': 'connectorImages',
  'include-wallets': 'includeWallets',
  'exclude-wallets': 'excludeWallets',
  'default-account-types': 'defaultAccountTypes',
  tokens: 'tokens',
  'universal-provider-config-override': 'universalProviderConfigOverride',
} as const

const LIST_OPTIONS: readonly string[] = OPTION_NAMES['an array']

const METADATA = ['name', 'description', 'url'] as const

const THEME = [
  'accent',
  'background',
  'color-mix',
  'color-mix-strength',
  'font-family',
  'font-size-master',
  'border-radius-master',
  'z-index',
  'qr-color',
] as const

const SERVICES = Object.keys(HOSTED).map(name => [name.replace(/[A-Z]/g, '-$&').toLowerCase(), name] as const)

/** Every attribute that `<wallet-modal>` reads. */
export const ATTRIBUTES: readonly string[] = [
  ...['networks', 'default-network', 'metadata-icons'],
  ...[TEXTS, FLAGS, LISTS, JSONS].flatMap(table => Object.keys(table)),
  ...METADATA.map(name => `metadata-${name}`),
  ...THEME.map(name => `theme-${name}`),
  ...SERVICES.map(([attribute]) => attribute),
]

/** Whether a boolean attribute is set. Vue and Svelte write the value `false` as text. */
export const isSet = (value: string | null): boolean => value !== null && value !== 'false'

const splitList = (text: string | null): readonly string[] => text?.split(/[\s,]+/).filter(Boolean) ?? []

/** The theme variables among the attributes; `ThemeHost` checks their values. */
export function readTheme(read: ReadAttribute): ThemeVariables {
  const entries = THEME.flatMap(name => {
    const value = read(`theme-${name}`)
    return value === null ? [] : [[`--w3m-${name}`, value] as const]
  })
  return Object.fromEntries(entries)
}

/** A service is a URL, or `off`; there may be several relays. */
function readServices(read: ReadAttribute): Services {
  const valueOf = (name: string, text: string): string | false | readonly string[] => {
    if (/^(?:off|false|none)$/i.test(text.trim())) return false
    const several = splitList(text)
    return name === 'relay' && several.length > 1 ? several : text.trim()
  }
  const entries = SERVICES.flatMap(([attribute, name]) => {
    const text = read(attribute)
    return text === null ? [] : [[name, valueOf(name, text)] as const]
  })
  return Object.fromEntries(entries)
}

/** Reads every attribute. `createWalletModal` validates the values like a site's options. */
export function readAttributes(read: ReadAttribute): AttributeOptions {
  const problems: string[] = []
  const parse = (name: string, text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      problems.push(`The attribute \`${name}\` is not JSON`)
      return undefined
    }
  }
  const options: Record<string, unknown> = { themeVariables: readTheme(read), services: readServices(read) }
  for (const [name, option] of Object.entries(TEXTS)) options[option] = read(name)?.trim() || undefined
  for (const [name, [option, value]] of Object.entries(FLAGS)) if (isSet(read(name))) options[option] = value
  for (const [name, option] of Object.entries(LISTS)) if (read(name) !== null) options[option] = splitList(read(name))
  for (const [name, option] of Object.entries(JSONS)) {
    const text = read(name)
    const value = text === null ? undefined : parse(name, text)
    if (value === undefined) continue
    const isList = LIST_OPTIONS.includes(option)
    if (typeof value === 'object' && value && Array.isArray(value) === isList) options[option] = value
    else problems.push(`The attribute \`${name}\` must be ${isList ? 'an array' : 'an object'}`)
  }
  const metadata = METADATA.map(name => [name, read(`metadata-${name}`)] as const).filter(([, value]) => value !== null)
  const icons = splitList(read('metadata-icons'))
  if (metadata.length || icons.length) options['metadata'] = { ...Object.fromEntries(metadata), icons }
  const networks = read('networks')?.trim() ?? ''
  const given = networks.startsWith('[') ? parse('networks', networks) : splitList(networks)
  return { options, networks: Array.isArray(given) ? given : [], problems }
}
