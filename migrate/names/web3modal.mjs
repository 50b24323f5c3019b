import { byHand, same } from './rows.mjs'

const REACT = 'wallet-modal/react'
const NOTHING = []

/** The names of Web3Modal 3 to 5, for its guide. @type {{ kit: string, sections: readonly import('./rows.mjs').Section[] }} */
export const web3modal = {
  kit: 'Web3Modal',
  sections: [
    {
      title: 'Functions and hooks',
      about: 'exports',
      rows: [
        byHand('createWeb3Modal', 'wallet-modal:createWalletModal', ''),
        byHand(
          'defaultWagmiConfig',
          'wallet-modal/wagmi:walletModalConnector',
          'wagmi’s `createConfig` with `connectors: [walletModalConnector()]`.',
        ),
        byHand(
          'defaultConfig',
          'wallet-modal/chains/evm:evmAdapter',
          'From the ethers packages: `adapters: [evmAdapter()]`.',
        ),
        byHand('defaultSolanaConfig', 'wallet-modal/chains/solana:solanaAdapter', '`adapters: [solanaAdapter()]`'),
        byHand('useWeb3Modal', `${REACT}:useWalletModal`, ''),
        byHand('useWeb3ModalState', `${REACT}:useWalletModalState`, '`selectedNetworkId` is a CAIP-2 id.'),
        byHand('useWeb3ModalTheme', `${REACT}:useWalletModalTheme`, ''),
        byHand('useWeb3ModalEvents', `${REACT}:useWalletModalEvents`, ''),
        byHand(
          'useWeb3ModalAccount',
          [`${REACT}:useWalletModalAccount`, `${REACT}:useWalletModalNetwork`],
          '`chainId` comes from `useWalletModalNetwork()`.',
        ),
        byHand('useWeb3ModalProvider', `${REACT}:useWalletModalProvider`, "`useWalletModalProvider('eip155')`"),
        byHand('useWeb3ModalError', `${REACT}:useWalletModal`, 'The outcome of `open()` carries the error.'),
        byHand('useSwitchNetwork', `${REACT}:useWalletModalNetwork`, '`switchNetwork(chainId)`'),
        byHand('useDisconnect', `${REACT}:useDisconnect`, ''),
        byHand('useWalletInfo', `${REACT}:useWalletInfo`, ''),
        byHand('createSIWEConfig', 'wallet-modal/siwx:createSIWEConfig', ''),
      ],
    },
    {
      title: 'Options of createWeb3Modal',
      about: 'options',
      rows: [
        ...same('option', [
          'projectId',
          'metadata',
          'themeMode',
          'themeVariables',
          'featuredWalletIds',
          'includeWalletIds',
          'excludeWalletIds',
          'customWallets',
          'chainImages',
          'connectorImages',
          'termsConditionsUrl',
          'privacyPolicyUrl',
          'allowUnsupportedChain',
          'allWallets',
          'siweConfig',
        ]),
        byHand('chains', 'option:networks', ''),
        byHand('defaultChain', 'option:defaultNetwork', ''),
        byHand('tokens', 'option:tokens', 'Keys are CAIP-2 ids: `eip155:1` instead of `1`.'),
        byHand('wagmiConfig', 'option:adapters', '`[evmAdapter()]`; wagmi keeps its own config.'),
        byHand('ethersConfig', 'option:adapters', '`[evmAdapter()]`'),
        byHand('enableAnalytics', 'feature:analytics', ''),
        byHand('enableOnramp', 'feature:onramp', ''),
        byHand('enableSwaps', 'feature:swaps', ''),
        byHand('enableEIP6963', 'option:enableEIP6963', 'Was an option of the wagmi or ethers config.'),
        byHand('enableInjected', 'option:enableInjected', 'Likewise.'),
        byHand('enableCoinbase', NOTHING, 'Coinbase Wallet announces itself, or connects over WalletConnect.'),
        byHand('auth.email', 'feature:email', ''),
        byHand('auth.socials', 'feature:socials', ''),
        byHand('auth.showWallets', 'feature:emailShowWallets', ''),
        byHand('auth.walletFeatures', 'feature:walletFeaturesOrder', ''),
      ],
    },
    {
      title: 'Elements',
      about: 'elements',
      rows: [
        byHand('w3m-button', ['element:wallet-modal-button', `${REACT}:WalletModalButton`], ''),
        byHand('w3m-connect-button', ['element:wallet-modal-connect-button', `${REACT}:WalletModalConnectButton`], ''),
        byHand('w3m-account-button', ['element:wallet-modal-account-button', `${REACT}:WalletModalAccountButton`], ''),
        byHand('w3m-network-button', ['element:wallet-modal-network-button', `${REACT}:WalletModalNetworkButton`], ''),
        byHand('w3m-onramp-widget', 'view:OnRampProviders', "`open({ view: 'OnRampProviders' })`"),
      ],
    },
    {
      title: 'Theme variables',
      about: 'theme',
      rows: [
        ...same('theme', [
          '--w3m-font-family',
          '--w3m-accent',
          '--w3m-color-mix',
          '--w3m-color-mix-strength',
          '--w3m-font-size-master',
          '--w3m-border-radius-master',
          '--w3m-z-index',
        ]),
        byHand('--w3m-accent-color', 'theme:--w3m-accent', 'From Web3Modal 2.'),
        byHand('--w3m-background-color', 'theme:--w3m-background', 'From Web3Modal 2.'),
      ],
    },
  ],
}
