import { byHand } from './rows.mjs'

const REACT = 'wallet-modal/react'
const NOTHING = []

/** The names of Dynamic's React SDK 4, for its guide. @type {{ kit: string, sections: readonly import('./rows.mjs').Section[] }} */
export const dynamic = {
  kit: 'Dynamic',
  sections: [
    {
      title: 'Components',
      about: 'exports',
      rows: [
        byHand(
          'DynamicContextProvider',
          'wallet-modal:createWalletModal',
          'No provider is needed; its `settings` are options, below.',
        ),
        byHand(
          'DynamicWagmiConnector',
          'wallet-modal/wagmi:walletModalConnector',
          'A connector in wagmi’s config instead of a component.',
        ),
        byHand('DynamicWidget', `${REACT}:WalletModalButton`, 'The account opens in the modal.'),
        byHand('DynamicConnectButton', `${REACT}:WalletModalConnectButton`, ''),
        byHand('DynamicEmbeddedWidget', `${REACT}:WalletModalEmbed`, 'With the option `enableEmbedded`.'),
        byHand('DynamicNav', `${REACT}:WalletModalAccountButton`, ''),
        byHand('DynamicUserProfile', 'view:AccountSettings', 'Open that view.'),
        byHand('EthereumWalletConnectors', 'wallet-modal/chains/evm:evmAdapter', '`adapters: [evmAdapter()]`'),
        byHand('SolanaWalletConnectors', 'wallet-modal/chains/solana:solanaAdapter', '`adapters: [solanaAdapter()]`'),
        byHand(
          'BitcoinWalletConnectors',
          'wallet-modal/chains/bitcoin:bitcoinAdapter',
          '`adapters: [bitcoinAdapter()]`',
        ),
      ],
    },
    {
      title: 'Hooks',
      about: 'exports',
      rows: [
        byHand(
          'useDynamicContext().primaryWallet',
          [`${REACT}:useWalletModalAccount`, `${REACT}:useWalletModalProvider`],
          'Address and provider.',
        ),
        byHand('useDynamicContext().setShowAuthFlow', `${REACT}:useWalletModal`, '`open()`'),
        byHand('useDynamicContext().handleLogOut', `${REACT}:useDisconnect`, '`disconnect()`'),
        byHand('useDynamicContext().sdkHasLoaded', `${REACT}:useWalletModalState`, '`initialized`'),
        byHand(
          'useDynamicContext().user',
          `${REACT}:useWalletModalAccount`,
          '`embeddedWalletInfo.user`: email and name of the logged-in user.',
        ),
        byHand('useDynamicContext().network', `${REACT}:useWalletModalNetwork`, '`chainId`'),
        byHand(
          'useIsLoggedIn',
          `${REACT}:useWalletModalAccount`,
          '`isConnected`; your sessions tell whether the visitor has signed in.',
        ),
        byHand('useUserWallets', `${REACT}:useWalletModalConnections`, '`connections`'),
        byHand('useSwitchWallet', `${REACT}:useWalletModalConnection`, '`switchConnection()`'),
        byHand('useSwitchNetwork', `${REACT}:useWalletModalNetwork`, '`switchNetwork()`'),
        byHand('useWalletOptions', `${REACT}:useWalletModalWallets`, '`wallets` and `connect(wallet)`'),
        byHand('useTokenBalances', `${REACT}:useWalletModalTokens`, '`fetch()` loads them.'),
        byHand('useSocialAccounts', 'view:ConnectSocials', 'Open that view.'),
        byHand('useEmbeddedWallet', 'feature:email', 'The account is created on the first login.'),
        byHand(
          'getAuthToken',
          'wallet-modal/siwx:DefaultSIWX',
          'Sessions are your own server’s: see [sign-in](../sign-in.md).',
        ),
      ],
    },
    {
      title: 'Settings of DynamicContextProvider',
      about: 'options',
      rows: [
        byHand(
          'environmentId',
          'option:projectId',
          'The id of another service, which provides WalletConnect, pictures and balances.',
        ),
        byHand('walletConnectors', 'option:adapters', ''),
        byHand('appName', 'option:metadata', '`metadata.name`'),
        byHand('appLogoUrl', 'option:metadata', '`metadata.icons`'),
        byHand('overrides.evmNetworks', 'option:networks', 'Networks are named in code, not in a dashboard.'),
        byHand('overrides.views', 'feature:connectMethodsOrder', ''),
        byHand('initialAuthenticationMode', ['option:siwx'], '`connect-only` is a site without `siwx`.'),
        byHand('walletsFilter', ['option:includeWallets', 'option:excludeWallets', 'option:compareWallets'], ''),
        byHand('recommendedWallets', 'option:featuredWalletIds', ''),
        byHand('privacyPolicyUrl', 'option:privacyPolicyUrl', ''),
        byHand('termsOfServiceUrl', 'option:termsConditionsUrl', ''),
        byHand('cssOverrides', 'option:themeVariables', 'And `::part()` in your CSS: see [theming](../theming.md).'),
        byHand('coinbaseWalletPreference', NOTHING, 'No Coinbase SDK is included.'),
        byHand('debugError', 'option:debug', ''),
        byHand('deepLinkPreference', 'option:experimental_preferUniversalLinks', '`universal` is `true`.'),
        byHand('events.onAuthSuccess', 'method:subscribeAccount', 'Or the outcome of `open()`.'),
        byHand('events.onLogout', 'method:subscribeAccount', ''),
        byHand('theme', 'option:themeMode', '`auto` is `system`.'),
        byHand('locale', ['option:messages', 'option:locale'], 'Any text can be replaced, in every language.'),
      ],
    },
    {
      title: 'Theme variables',
      about: 'theme',
      rows: [
        byHand('--dynamic-brand-primary-color', 'theme:--w3m-accent', ''),
        byHand('--dynamic-base-1', 'theme:--w3m-background', ''),
        byHand('--dynamic-font-family-primary', 'theme:--w3m-font-family', ''),
        byHand('--dynamic-border-radius', 'theme:--w3m-border-radius-master', 'Every radius is a multiple of it.'),
        byHand('--dynamic-text-primary', NOTHING, 'It is derived from the background, with enough contrast.'),
      ],
    },
  ],
}
