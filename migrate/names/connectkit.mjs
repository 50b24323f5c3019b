import { byHand } from './rows.mjs'

const REACT = 'wallet-modal/react'
const NOTHING = []

/** The names of ConnectKit 1, for its guide. @type {{ kit: string, sections: readonly import('./rows.mjs').Section[] }} */
export const connectkit = {
  kit: 'ConnectKit',
  sections: [
    {
      title: 'Functions, components and hooks',
      about: 'exports',
      rows: [
        byHand(
          'getDefaultConfig',
          ['wallet-modal:createWalletModal', 'wallet-modal/wagmi:walletModalConnector'],
          'Two calls: the modal, and a wagmi config with our connector in it.',
        ),
        byHand(
          'ConnectKitProvider',
          'wallet-modal:createWalletModal',
          'No provider is needed; its properties are options, below.',
        ),
        byHand('ConnectKitButton', `${REACT}:WalletModalButton`, ''),
        byHand(
          'ConnectKitButton.Custom',
          [`${REACT}:useWalletModal`, `${REACT}:useWalletModalAccount`],
          'Build your own button with both.',
        ),
        byHand(
          'useModal',
          [`${REACT}:useWalletModal`, `${REACT}:useWalletModalState`],
          '`setOpen(true)` is `open()`; `open` is `open` of the state.',
        ),
        byHand('useSIWE', `${REACT}:useWalletModalSIWX`, 'See [sign-in](../sign-in.md).'),
        byHand(
          'SIWEProvider',
          ['option:siweConfig', 'wallet-modal/siwx:createSIWEConfig'],
          'It takes the same steps as functions.',
        ),
        byHand('useChains', 'method:getCaipNetworks', 'Or wagmi’s own.'),
        byHand('Avatar', NOTHING, '`<WalletModalAccountButton />` shows it with the address.'),
        byHand('ChainIcon', `${REACT}:WalletModalNetworkButton`, 'The network with its picture.'),
      ],
    },
    {
      title: 'Options of getDefaultConfig',
      about: 'options',
      rows: [
        byHand('walletConnectProjectId', 'option:projectId', ''),
        byHand('chains', 'option:networks', 'And `chains` of wagmi’s config.'),
        byHand('appName', 'option:metadata', '`metadata.name`'),
        byHand('appDescription', 'option:metadata', '`metadata.description`'),
        byHand('appUrl', 'option:metadata', '`metadata.url`'),
        byHand('appIcon', 'option:metadata', '`metadata.icons`'),
        byHand('transports', NOTHING, 'Stays with wagmi; `customRpcUrls` names endpoints for the modal.'),
        byHand('enableFamily', 'feature:email', 'Logins by email and with a social account are part of the modal.'),
      ],
    },
    {
      title: 'Properties of ConnectKitProvider',
      about: 'props',
      rows: [
        byHand('mode', 'option:themeMode', '`auto` is `system`.'),
        byHand('theme', 'option:themeVariables', 'There is one theme; variables change it.'),
        byHand('customTheme', 'option:themeVariables', 'See the theme below.'),
        byHand('onConnect', 'method:subscribeAccount', 'Or the outcome of `open()`.'),
        byHand('onDisconnect', 'method:subscribeAccount', ''),
        byHand('options.language', 'option:locale', '`auto` follows the page.'),
        byHand('options.initialChainId', 'option:defaultNetwork', ''),
        byHand('options.enforceSupportedChains', 'option:allowUnsupportedChain', 'The opposite value.'),
        byHand('options.walletConnectName', 'option:messages', 'Any text can be replaced.'),
        byHand(
          'options.disclaimer',
          ['option:slots', 'option:termsConditionsUrl', 'option:privacyPolicyUrl'],
          '`slots.footer`, or the links below the wallets.',
        ),
        byHand('options.hideBalance', 'prop:balance', "`balance='hide'`"),
        byHand('options.hideNoWalletCTA', 'option:enableWalletGuide', '`false`'),
        byHand('options.hideQuestionMarkCTA', NOTHING, 'The header keeps its help button.'),
        byHand('options.hideTooltips', NOTHING, 'There are none to hide.'),
        byHand('options.hideRecentBadge', NOTHING, 'The mark on the latest wallet stays.'),
        byHand(
          'options.customAvatar',
          NOTHING,
          'The avatar is that of the account’s name, or a pattern made from the address.',
        ),
        byHand(
          'options.embedGoogleFonts',
          NOTHING,
          'No font is fetched; `--w3m-font-family` names one of your page’s.',
        ),
        byHand('options.bufferPolyfill', NOTHING, 'No polyfill is needed.'),
        byHand('options.truncateLongENSAddress', NOTHING, 'Long names are always shortened to the available space.'),
        byHand('options.reducedMotion', NOTHING, 'Follows the visitor’s system setting.'),
        byHand('options.overlayBlur', NOTHING, '`w3m-modal::part(overlay)` in your CSS, with `backdrop-filter`.'),
        byHand('options.avoidLayoutShift', NOTHING, 'The page never shifts.'),
      ],
    },
    {
      title: 'Theme variables',
      about: 'theme',
      rows: [
        byHand('--ck-font-family', 'theme:--w3m-font-family', ''),
        byHand('--ck-border-radius', 'theme:--w3m-border-radius-master', 'Every radius is a multiple of it.'),
        byHand('--ck-accent-color', 'theme:--w3m-accent', ''),
        byHand('--ck-accent-text-color', NOTHING, 'It is derived from the accent, with enough contrast.'),
        byHand('--ck-body-background', 'theme:--w3m-background', ''),
        byHand('--ck-qr-dot-color', 'theme:--w3m-qr-color', ''),
        byHand(
          '--ck-connectbutton-background',
          'theme:--w3m-accent',
          'Or `wallet-modal-button::part(base)` in your CSS.',
        ),
        byHand('--ck-connectbutton-font-size', NOTHING, '`wallet-modal-button::part(base)` in your CSS.'),
        byHand('--ck-modal-box-shadow', NOTHING, '`w3m-modal::part(panel)` in your CSS.'),
        byHand('--ck-overlay-background', NOTHING, '`w3m-modal::part(overlay)` in your CSS.'),
      ],
    },
  ],
}
