import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { migrated, migratedFile } from './site.mjs'

const from = (...names) => `import { ${names.join(', ')} } from '@rainbow-me/rainbowkit'\n`

const CONFIG = `${from('getDefaultConfig')}export const config = getDefaultConfig({ appName: 'Shop', projectId: 'a', chains: [base] })\n`

/** The modal of a site whose provider has these properties, and its error. */
function modalFor(properties, imports = []) {
  const { after, notes } = migrated({
    'config.ts': CONFIG,
    'App.tsx': `${from('RainbowKitProvider', ...imports)}export const App = () => <RainbowKitProvider ${properties}><p /></RainbowKitProvider>\n`,
  })
  const [, options = ''] = /createWalletModal\({\n([\s\S]*?)\n}\)/.exec(after['config.ts']) ?? []
  return {
    options: options
      .split('\n')
      .slice(4)
      .map(line => line.trim()),
    app: after['App.tsx'],
    notes,
  }
}

describe('getDefaultConfig', () => {
  it('becomes the modal and a config of wagmi', () => {
    const { text } = migratedFile(CONFIG, 'a.ts')
    assert.equal(
      text.slice(text.indexOf('createWalletModal({')),
      `createWalletModal({
  projectId: 'a',
  networks: [base],
  adapters: [evmAdapter()],
  metadata: { name: 'Shop' },
})

export const config = createConfig({
  chains: [base],
  client: ({ chain }) => createClient({ chain, transport: http() }),
  connectors: [walletModalConnector()],
  multiInjectedProviderDiscovery: false,
})
`,
    )
  })

  it('keeps the comments above it where they are', () => {
    const { text } = migratedFile(
      `${from('getDefaultConfig')}// of the shop\n\n/** For wagmi. */\n// eslint-disable-next-line\nexport const config = getDefaultConfig({ projectId: 'a', chains: [base] })\n`,
    )
    assert.match(text, /\/\/ of the shop\n\ncreateWalletModal\({\n/)
    assert.match(
      text,
      /\n}\)\n\n\/\*\* For wagmi\. \*\/\n\/\/ eslint-disable-next-line\nexport const config = createConfig/,
    )
  })

  it('has one setting for the wallets of the page, and lists what is spread in', () => {
    const { text, notes } = migratedFile(
      `${from('getDefaultConfig')}getDefaultConfig({ projectId: 'a', chains: [base], multiInjectedProviderDiscovery: true, ...more })\n`,
    )
    assert.deepEqual(text.match(/multiInjectedProviderDiscovery: \w+/g), ['multiInjectedProviderDiscovery: false'])
    assert.deepEqual(
      notes.map(note => note.split(' ').slice(0, 3).join(' ')),
      ['removed a.tsx:2 `multiInjectedProviderDiscovery`', 'left a.tsx:2 This'],
    )
  })

  it('keeps transports and what else is of wagmi', () => {
    const { text } = migratedFile(
      `${from('getDefaultConfig')}getDefaultConfig({ projectId: 'a', chains: [base], transports: { 1: http() }, ssr: true })\n`,
    )
    assert.match(text, /createConfig\({\n {2}chains: \[base\],\n {2}transports: { 1: http\(\) },\n {2}ssr: true,\n/)
    assert.doesNotMatch(text, /createClient/)
  })

  it('drops the list of wallets, with its imports', () => {
    const { text, notes } = migratedFile(
      `${from('getDefaultConfig')}import { rainbowWallet } from '@rainbow-me/rainbowkit/wallets'\ngetDefaultConfig({ projectId: 'a', chains: [base], wallets: [{ groupName: 'x', wallets: [rainbowWallet] }] })\n`,
    )
    assert.doesNotMatch(text, /rainbow/i)
    assert.match(notes.join('\n'), /^removed a\.tsx:3 `wallets` is gone/)
  })

  it('has wallets that are listed elsewhere said to be found by themselves', () => {
    const { notes } = migratedFile(
      `${from('connectorsForWallets')}import { rainbowWallet } from '@rainbow-me/rainbowkit/wallets'\nconnectorsForWallets([{ groupName: 'x', wallets: [rainbowWallet] }], {})\n`,
    )
    assert.match(
      notes[1],
      /^left a\.tsx:3 `rainbowWallet` has no counterpart\. Installed wallets are found automatically/,
    )
  })

  it('is listed inside of a function, where it would run more than once', () => {
    const before = `${from('getDefaultConfig')}export const make = () => getDefaultConfig({ chains: [base] })\n`
    const { text, notes } = migratedFile(before)
    assert.equal(text, before)
    assert.match(notes[0], /^left a\.tsx:2 `getDefaultConfig` is `createWalletModal` from `wallet-modal` and/)
  })
})

describe('RainbowKitProvider', () => {
  it('yields to its content', () => {
    const { app, notes } = modalFor('')
    assert.equal(app, 'export const App = () => <><p /></>\n')
    assert.deepEqual(notes, [])
  })

  for (const [place, before, after] of [
    ['between others', "import App from './App'\n\n", "import App from './App'\n\n"],
    ['at the top', '', ''],
    ['after a directive', "'use client'\n\n", "'use client'\n\n"],
  ])
    it(`leaves no gap where its imports were: ${place}`, () => {
      const own = `import '@rainbow-me/rainbowkit/styles.css'\n${from('RainbowKitProvider')}\n`
      const rest = 'export const App = () => <RainbowKitProvider><p /></RainbowKitProvider>\n'
      const apart = own.replace("css'\n", "css'\n\n")
      for (const imports of [own, apart])
        assert.equal(migratedFile(`${before}${imports}${rest}`).text, `${after}export const App = () => <><p /></>\n`)
    })

  it('has its theme and language become options', () => {
    const { options, app } = modalFor(`theme={darkTheme({ accentColor: '#123456' })} locale="de"`, ['darkTheme'])
    assert.deepEqual(options, [`themeMode: 'dark',`, `themeVariables: { '--w3m-accent': '#123456' },`, `locale: 'de',`])
    assert.doesNotMatch(app, /darkTheme|rainbowkit/)
  })

  it('follows the system if it had a theme for each mode', () => {
    const { options, notes } = modalFor('theme={{ lightMode: lightTheme(), darkMode: darkTheme() }}', [
      'lightTheme',
      'darkTheme',
    ])
    assert.deepEqual([options, notes], [[], []])
  })

  it('keeps its mode if both of its themes have the same', () => {
    for (const [light, dark, mode] of [
      ['darkTheme', 'midnightTheme', 'dark'],
      ['lightTheme', 'lightTheme', 'light'],
    ]) {
      const theme = `theme={{ lightMode: ${light}(), darkMode: ${dark}() }}`
      const { options, notes } = modalFor(theme, [...new Set([light, dark])])
      assert.deepEqual([options, notes], [[`themeMode: '${mode}',`], []])
    }
  })

  it('has its theme listed if it turns the modes around, lacks one, or has settings', () => {
    for (const theme of [
      '{ lightMode: darkTheme(), darkMode: lightTheme() }',
      '{ lightMode: lightTheme() }',
      "{ lightMode: lightTheme(), darkMode: darkTheme({ accentColor: '#123456' }) }",
    ]) {
      const { options, notes } = modalFor(`theme={${theme}}`, ['lightTheme', 'darkTheme'])
      assert.deepEqual(options, [])
      assert.match(notes.join(), /left App\.tsx:2 `theme`/)
    }
  })

  it('has the settings of its theme listed if they are not written out', () => {
    for (const theme of ['darkTheme(darkTheme.accentColors.pink)', 'darkTheme({ ...darkTheme.accentColors.pink })']) {
      const { options, app, notes } = modalFor(`theme={${theme}}`, ['darkTheme'])
      assert.deepEqual(options, [`themeMode: 'dark',`])
      assert.doesNotMatch(app, /rainbowkit/)
      assert.deepEqual(notes, [
        'left App.tsx:2 These settings of the theme are gone: set `themeVariables` of `createWalletModal` in their place.',
      ])
    }
  })

  it('is shown what cannot be migrated, and what was removed', () => {
    const { notes } = modalFor('theme={isDark ? darkTheme() : null} coolMode avatar={Avatar} initialChain={chain}', [
      'darkTheme',
    ])
    assert.deepEqual(
      notes.map(note => note.split(' ').slice(0, 3).join(' ')),
      [
        'left App.tsx:2 `theme`',
        'removed App.tsx:2 `coolMode`',
        'left App.tsx:2 `avatar`',
        'left App.tsx:2 `initialChain`',
      ],
    )
  })

  it('keeps the first chain if it is a name of the same module', () => {
    const { text } = migratedFile(
      `import { base } from 'wagmi/chains'\n${from('getDefaultConfig', 'RainbowKitProvider')}getDefaultConfig({ projectId: 'a', chains: [base] })\nexport const a = <RainbowKitProvider initialChain={base} />\n`,
    )
    assert.match(text, /\n {2}defaultNetwork: base,\n/)
    assert.match(text, /a = <><\/>/)
  })

  it('asks for the modal if the site creates its config differently', () => {
    const { notes } = migratedFile(`${from('RainbowKitProvider')}export const a = <RainbowKitProvider />\n`)
    assert.match(notes[0], /^left a\.tsx:2 Call `createWalletModal`/)
  })
})

describe('the provider for next-auth', () => {
  it('is listed with its package, though that is another one', () => {
    const { text, notes, packages } = migratedFile(
      "import { RainbowKitSiweNextAuthProvider } from '@rainbow-me/rainbowkit-siwe-next-auth'\nexport const a = <RainbowKitSiweNextAuthProvider />\n",
    )
    assert.match(text, /from '@rainbow-me\/rainbowkit-siwe-next-auth'/)
    assert.match(notes[0], /^left a\.tsx:2 `RainbowKitSiweNextAuthProvider` is the option `siwx` here\./)
    assert.match(notes[0], /see `docs\/sign-in\.md` of wallet-modal\.$/)
    assert.deepEqual(packages, ['@rainbow-me/rainbowkit-siwe-next-auth'])
  })
})

describe('ConnectButton', () => {
  it('becomes our button with the same label and balance', () => {
    const { text, notes } = migratedFile(
      `${from('ConnectButton')}export const a = <ConnectButton label="Go" showBalance={false} accountStatus="full" />\n`,
    )
    assert.match(text, /a = <WalletModalButton label="Go" balance="hide" \/>/)
    assert.match(notes.join('\n'), /^removed a\.tsx:2 `accountStatus` is gone/)
  })

  it('is listed where it draws a button of the site', () => {
    const { text, notes } = migratedFile(
      `${from('ConnectButton')}export const a = <ConnectButton.Custom>{() => null}</ConnectButton.Custom>\n`,
    )
    assert.match(text, /import { ConnectButton } from '@rainbow-me\/rainbowkit'/)
    assert.match(notes[0], /^left a\.tsx:2 `ConnectButton\.Custom` is `useWalletModal` from/)
  })
})

describe('hooks of RainbowKit', () => {
  it('become functions that open the view, with one hook of ours a component', () => {
    const { text } = migratedFile(
      `${from('useConnectModal', 'useChainModal')}function A() {\n  const { openConnectModal } = useConnectModal()\n  const { openChainModal: change } = useChainModal()\n  return [openConnectModal, change]\n}\n`,
    )
    assert.equal(
      text,
      `import { useWalletModal } from 'wallet-modal/react'\nfunction A() {\n  const { open: openWalletModal } = useWalletModal()\n  const openConnectModal = () => openWalletModal({ view: 'Connect' })\n  const change = () => openWalletModal({ view: 'Networks' })\n  return [openConnectModal, change]\n}\n`,
    )
  })

  it('stay the same between renders where hooks depend on them', () => {
    const { text } = migratedFile(
      `import { useEffect } from 'react'\n${from('useConnectModal', 'useChainModal')}export function A() {\n  const { openConnectModal } = useConnectModal()\n  const { openChainModal } = useChainModal()\n  useEffect(() => openConnectModal(), [openConnectModal])\n  return <b onClick={openChainModal} />\n}\n`,
    )
    assert.match(text, /import { useEffect, useCallback } from 'react'/)
    assert.ok(
      text.includes(
        `const openConnectModal = useCallback(() => openWalletModal({ view: 'Connect' }), [openWalletModal])\n  const openChainModal = () => openWalletModal({ view: 'Networks' })\n`,
      ),
      text,
    )
  })

  it('are listed where a button is shown only while there is something to open', () => {
    const { notes } = migratedFile(
      `${from('useConnectModal', 'useAccountModal')}export function A() {\n  const { openConnectModal } = useConnectModal()\n  const { openAccountModal: show } = useAccountModal()\n  if (!show) return null\n  return <>{openConnectModal && <button onClick={openConnectModal} />}<b onClick={() => show?.()} /></>\n}\n`,
    )
    assert.deepEqual(notes, [
      'left a.tsx:5 `show` is always defined here: check `isConnected` of `useWalletModalAccount()` instead.',
      'left a.tsx:6 `openConnectModal` is always defined here: check `isConnected` of `useWalletModalAccount()` instead.',
    ])
  })

  it('are listed if they do more than open, or if we have none', () => {
    const { text, notes } = migratedFile(
      `${from('useConnectModal', 'useAddRecentTransaction')}function A() {\n  const { connectModalOpen } = useConnectModal()\n  useAddRecentTransaction()\n}\n`,
    )
    assert.match(text, /useConnectModal, useAddRecentTransaction } from '@rainbow-me/)
    assert.deepEqual(
      notes.map(note => note.split(' ').slice(0, 3).join(' ')),
      ['left a.tsx:3 `useConnectModal`', 'left a.tsx:4 `useAddRecentTransaction`'],
    )
  })
})

describe('styles for RainbowKit’s elements', () => {
  it('are listed, as nothing has its attribute', () => {
    const { notes } = migrated({ 'app.css': '[data-rk] button { margin: 0 }\n[data-rkn] {}\n' })
    assert.deepEqual(notes, ['left app.css:1 `data-rk` is from the kit: replace it as the tables of the guide say.'])
  })
})

describe('theme variables of RainbowKit', () => {
  it('are listed in scripts, where they are not renamed', () => {
    const { text, notes } = migratedFile(
      [
        'export const sheet = css`button { color: var(--rk-colors-accentColor); margin: ${gap} }`',
        "export const bar = <div style={{ '--rk-radii-modal': 0 }} />",
        "document.body.style.setProperty('--rk-fonts-body', 'serif')",
        "export const own = 'my--accent'\n",
      ].join('\n'),
    )
    assert.match(text, /--rk-radii-modal/)
    assert.deepEqual(
      notes,
      [1, 2, 3].map(line => `left a.tsx:${line} Theme variables begin with \`--w3m-\` here.`),
    )
  })
})
