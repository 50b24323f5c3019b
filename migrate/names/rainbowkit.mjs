import { byHand, removed, rewritten } from './rows.mjs'

const REACT = 'wallet-modal/react'
const WAGMI = 'wallet-modal/wagmi:walletModalConnector'
const CREATE = 'wallet-modal:createWalletModal'
const DRAW = 'Build your own button with `useWalletModal()` and `useWalletModalAccount()`.'

/** The names of RainbowKit 2. @type {{ kit: string, packages: RegExp, sections: readonly import('./rows.mjs').Section[] }} */
export const rainbowkit = {
  kit: 'RainbowKit',
  packages: /^@rainbow-me\/rainbowkit(?:-siwe-next-auth)?(?:\/|$)/,
  sections: [
    {
      title: 'Functions, components and types',
      about: 'exports',
      modules: ['@rainbow-me/rainbowkit'],
      rows: [
        rewritten(
          'getDefaultConfig',
          [CREATE, WAGMI],
          'Two calls: the modal, and a wagmi config with our connector in it.',
        ),
        rewritten('RainbowKitProvider', [], 'No provider is needed; its properties are options, below.'),
        rewritten('ConnectButton', `${REACT}:WalletModalButton`),
        byHand('ConnectButton.Custom', [`${REACT}:useWalletModal`, `${REACT}:useWalletModalAccount`], DRAW),
        byHand('WalletButton', `${REACT}:WalletModalWalletButton`, 'Check the name of the wallet: some differ.'),
        byHand('WalletButton.Custom', `${REACT}:useWalletModalWallets`, '`connect(wallet)`'),
        rewritten('useConnectModal', `${REACT}:useWalletModal`, "`open({ view: 'Connect' })`, connected or not."),
        rewritten('useAccountModal', `${REACT}:useWalletModal`, "`open({ view: 'Account' })`, connected or not."),
        rewritten('useChainModal', `${REACT}:useWalletModal`, "`open({ view: 'Networks' })`, connected or not."),
        byHand(
          'useAddRecentTransaction',
          `${REACT}:useWalletModalTransactions`,
          'Activity comes from the chain; nothing has to be added.',
        ),
        rewritten('darkTheme', 'option:themeMode', "`themeMode: 'dark'`"),
        rewritten('lightTheme', 'option:themeMode', "`themeMode: 'light'`"),
        rewritten('midnightTheme', 'option:themeMode', "`themeMode: 'dark'`, with `--w3m-background` for its blue."),
        byHand('cssStringFromTheme', 'option:themeVariables', 'Set the variables in your own CSS.'),
        byHand(
          'getDefaultWallets',
          'option:featuredWalletIds',
          'Installed wallets are found automatically; the catalogue has the others.',
        ),
        byHand('connectorsForWallets', WAGMI, '`connectors: [walletModalConnector()]` replaces all of them.'),
        byHand('getWalletConnectConnector', WAGMI, 'WalletConnect is part of the modal.'),
        byHand('RainbowKitAuthenticationProvider', 'option:siwx', 'See [sign-in](../sign-in.md).'),
        byHand(
          'RainbowKitSiweNextAuthProvider',
          'option:siwx',
          'Sessions are your own server’s: see [sign-in](../sign-in.md).',
        ),
        byHand('GetSiweMessageOptions', 'wallet-modal/siwx:InformalMessenger', 'It takes the parts of the message.'),
        byHand(
          'createAuthenticationAdapter',
          ['option:siweConfig', 'wallet-modal/siwx:createSIWEConfig'],
          'It takes the same steps as functions.',
        ),
        byHand('Chain', 'wallet-modal:NetworkInput', "Or viem's `Chain`."),
        byHand('Theme', 'wallet-modal:ThemeVariables', ''),
        byHand(
          'DisclaimerComponent',
          'option:slots',
          '`slots.footer`; terms and privacy policy have options of their own.',
        ),
        byHand('AvatarComponent', [], 'The avatar is that of the account’s name, or a pattern made from the address.'),
      ],
    },
    {
      title: 'Options of getDefaultConfig',
      about: 'options',
      rows: [
        rewritten('projectId', 'option:projectId'),
        rewritten('chains', 'option:networks', 'And `chains` of wagmi’s config.'),
        rewritten('appName', 'option:metadata', '`metadata.name`'),
        rewritten('appDescription', 'option:metadata', '`metadata.description`'),
        rewritten('appUrl', 'option:metadata', '`metadata.url`'),
        rewritten('appIcon', 'option:metadata', '`metadata.icons`'),
        removed(
          'wallets',
          'Installed wallets are found automatically; name others in `featuredWalletIds` or `customWallets`.',
        ),
      ],
    },
    {
      title: 'Properties of RainbowKitProvider',
      about: 'props',
      rows: [
        rewritten('theme', ['option:themeMode', 'option:themeVariables']),
        rewritten('locale', 'option:locale'),
        rewritten('initialChain', 'option:defaultNetwork'),
        byHand(
          'appInfo',
          ['option:metadata', 'option:slots'],
          '`appName` is `metadata.name`; a disclaimer, `slots.footer`.',
        ),
        byHand('avatar', [], 'The avatar is that of the account’s name, or a pattern made from the address.'),
        removed('modalSize', 'The modal has one size.'),
        removed('showRecentTransactions', 'The account shows its activity; `features.activity` turns that off.'),
        removed('coolMode', 'There is no such effect.'),
        removed('id', 'Buttons need no id.'),
      ],
    },
    {
      title: 'Properties of ConnectButton',
      about: 'props',
      rows: [
        rewritten('label', 'prop:label'),
        rewritten('showBalance', 'prop:balance', "`balance='show'` or `'hide'`"),
        removed('accountStatus', '`charsStart` and `charsEnd` set how much of the address is shown.'),
        removed('chainStatus', '`<WalletModalNetworkButton />` shows and changes the network.'),
      ],
    },
    {
      title: 'Theme',
      about: 'theme',
      rows: [
        rewritten('accentColor', 'theme:--w3m-accent'),
        removed('accentColorForeground', 'It is derived from the accent, with enough contrast.'),
        removed('borderRadius', '`--w3m-border-radius-master` takes a length.'),
        removed('fontStack', '`--w3m-font-family` takes a list of families.'),
        removed('overlayBlur', '`w3m-modal::part(overlay)` in your CSS, with `backdrop-filter`.'),
        byHand('colors.modalBackground', 'theme:--w3m-background', ''),
        byHand('fonts.body', 'theme:--w3m-font-family', ''),
        byHand('radii.modal', 'theme:--w3m-border-radius-master', 'Every radius is a multiple of it.'),
      ],
    },
  ],
}
