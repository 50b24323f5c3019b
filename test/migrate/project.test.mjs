// How the command reads a site: its configs, its line endings, and the files that are not changed.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { migrated } from './site.mjs'

const ADAPTER = `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const adapter = new WagmiAdapter({ networks: [base] })\n`
const page = from => `import { adapter } from '${from}'\nexport const config = adapter.wagmiConfig\n`
const config = compilerOptions => JSON.stringify({ compilerOptions })
const FOLLOWED = /config = adapter\n/

describe('names of other files', () => {
  it('are followed by the paths of the nearest config, in a monorepo too', () => {
    const { after } = migrated({
      'apps/web/tsconfig.json': config({ paths: { '@/*': ['./src/*'] } }),
      'apps/web/src/config.ts': ADAPTER,
      'apps/web/src/page.ts': page('@/config'),
      'apps/shop/tsconfig.json': config({ paths: { '@/*': ['./lib/*'] } }),
      'apps/shop/lib/config.ts': ADAPTER,
      'apps/shop/lib/page.ts': page('@/config'),
    })
    for (const path of ['apps/web/src/page.ts', 'apps/shop/lib/page.ts']) assert.match(after[path], FOLLOWED, path)
  })

  it('are followed by the paths of an extended config', () => {
    const { after } = migrated({
      'tsconfig.base.json': config({ paths: { '@/*': ['./src/*'] } }),
      'tsconfig.json': `{\n  // as everywhere\n  "extends": "./tsconfig.base.json",\n}\n`,
      'src/config.ts': ADAPTER,
      'src/page.ts': page('@/config'),
    })
    assert.match(after['src/page.ts'], FOLLOWED)
  })

  it('are followed by the paths of referenced configs', () => {
    const { after } = migrated({
      'tsconfig.json': JSON.stringify({
        files: [],
        references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.app.json' }],
      }),
      'tsconfig.node.json': config({}),
      'tsconfig.app.json': config({ paths: { '~/*': ['./src/*'] } }),
      'src/config.ts': ADAPTER,
      'src/page.ts': page('~/config'),
    })
    assert.match(after['src/page.ts'], FOLLOWED)
  })

  it('are read even if configs refer to each other', () => {
    const { after } = migrated({
      'tsconfig.json': JSON.stringify({ files: [], references: [{ path: '.' }, { path: './lib' }] }),
      'lib/tsconfig.json': JSON.stringify({ references: [{ path: '..' }] }),
      'config.ts': ADAPTER,
      'page.ts': page('./config'),
    })
    assert.match(after['page.ts'], FOLLOWED)
  })

  it('are followed from a `baseUrl`, with or without paths, in JavaScript too', () => {
    for (const [name, options, from] of [
      ['tsconfig.json', { baseUrl: './src' }, 'lib/config'],
      ['tsconfig.json', { baseUrl: 'src', paths: { '@lib/*': ['lib/*'] } }, '@lib/config'],
      ['jsconfig.json', { baseUrl: '.', paths: { '#/*': ['src/lib/*'] } }, '#/config'],
    ]) {
      const { after } = migrated({
        [name]: config(options),
        'src/lib/config.js': ADAPTER,
        'src/page.js': page(from),
      })
      assert.match(after['src/page.js'], FOLLOWED, from)
    }
  })

  it('are not followed into packages', () => {
    const { after } = migrated({
      'tsconfig.json': config({ baseUrl: '.' }),
      'node_modules/kit/index.ts': ADAPTER,
      'page.ts': page('kit'),
    })
    assert.deepEqual(after, {})
  })
})

describe('line endings', () => {
  it('stay as they are', () => {
    const lines = [
      "import { getDefaultConfig, useConnectModal } from '@rainbow-me/rainbowkit'",
      "import { base } from 'wagmi/chains'",
      "export const config = getDefaultConfig({ appName: 'Shop', projectId: 'a', chains: [base] })",
      'export function useOpen() {',
      '  const { openConnectModal } = useConnectModal()',
      '  return openConnectModal',
      '}',
      '',
    ]
    const kit = [
      "import { createAppKit } from '@reown/appkit'",
      "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'",
      "import { base, solana } from '@reown/appkit/networks'",
      'const adapter = new WagmiAdapter({',
      '  networks: [base, solana],',
      '})',
      'createAppKit({',
      '  adapters: [adapter],',
      '  enableCoinbase: false,',
      '  networks: [base],',
      '})',
      '',
    ]
    const { after } = migrated({ 'a.ts': lines.join('\r\n'), 'b.ts': kit.join('\r\n') })
    for (const [name, text] of Object.entries(after))
      assert.equal(text.replaceAll('\r\n', '').includes('\n'), false, name)
    assert.equal(Object.keys(after).length, 2)
    const plain = migrated({ 'a.ts': lines.join('\n'), 'b.ts': kit.join('\n') }).after
    for (const [name, text] of Object.entries(after)) assert.equal(text.replaceAll('\r\n', '\n'), plain[name])
  })
})

describe('files that are not changed', () => {
  it('have their lines listed', () => {
    const { after, notes } = migrated({
      'App.vue': `<script setup>\nimport { useAppKit } from '@reown/appkit/vue'\n</script>\n<template><appkit-button /></template>\n`,
      'App.svelte': '<p>Hello</p>\n<w3m-button></w3m-button>\n',
      'kit.d.ts': `declare module '@rainbow-me/rainbowkit' {}\n`,
      'own.d.ts': 'declare const appkitten: string\n',
    })
    assert.deepEqual(after, {})
    assert.deepEqual(
      notes.map(note => note.split(' is ')[0]),
      [
        'left App.svelte:2 `w3m-button`',
        'left App.vue:2 `@reown/appkit/vue`',
        'left App.vue:4 `appkit-button`',
        'left kit.d.ts:1 `@rainbow-me/rainbowkit`',
      ],
    )
  })

  it('have their selectors listed, but none of other elements', () => {
    const { notes } = migrated({
      'App.vue': '<style>\nw3m-network-button { margin: 0 }\n.my-w3m-button, w3m-buttons {}\n</style>\n',
      'a.css': 'header w3m-button { margin: 0 }\n',
      'index.html': "<script>document.querySelector('w3m-account-button')</script>\n",
    })
    assert.deepEqual(
      notes.map(note => note.split(' is ')[0]),
      ['left App.vue:2 `w3m-network-button`', 'left a.css:1 `w3m-button`', 'left index.html:1 `w3m-account-button`'],
    )
  })

  it('include lines that stay in pages and style sheets', () => {
    const { after, notes } = migrated({
      'index.html': `<script type="module">import { createAppKit } from 'https://cdn.example/@reown/appkit-cdn'</script>\n<appkit-button></appkit-button>\n`,
      'a.scss': '.bar appkit-button { --apkt-accent: red }\n.my-appkit-button {}\n',
    })
    assert.equal(after['a.scss'], '.bar appkit-button { --w3m-accent: red }\n.my-appkit-button {}\n')
    assert.deepEqual(
      notes.map(note => note.split(' is ')[0]),
      ['left a.scss:1 `appkit-button`', 'left index.html:1 `@reown/appkit-cdn`'],
    )
  })
})

describe('a file of two kits', () => {
  it('keeps the changes of the first, and is listed for the second', () => {
    const { after, notes } = migrated({
      'a.tsx': `import { useAppKit } from '@reown/appkit/react'\nimport { ConnectButton } from '@rainbow-me/rainbowkit'\nuseAppKit()\nexport const a = <ConnectButton />\n`,
    })
    assert.match(
      after['a.tsx'],
      /^import { useWalletModal } from 'wallet-modal\/react'\nimport { ConnectButton } from '@rainbow-me/,
    )
    assert.deepEqual(notes, ['left a.tsx:1 This file uses RainbowKit too: commit the changes, and run this again.'])
  })
})

describe('the packages to uninstall', () => {
  it('are the kit’s packages among the site’s dependencies, imported or not', () => {
    const { packages } = migrated({
      'package.json': JSON.stringify({
        dependencies: { '@reown/appkit': '1', '@reown/appkit-common': '1', wagmi: '3' },
      }),
      'App.vue': '<template><appkit-button /></template>\n',
    })
    assert.deepEqual(packages, ['@reown/appkit', '@reown/appkit-common'])
  })
})
