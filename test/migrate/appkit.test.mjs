import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import ts from 'typescript'

import { migrated, migratedFile } from './site.mjs'

const KIT = "import { createAppKit } from '@reown/appkit/react'\n"

/** What is wrong with the syntax of a text. */
const syntaxErrors = text => ts.transpileModule(text, { reportDiagnostics: true, fileName: 'a.tsx' }).diagnostics

/** What becomes of the options of `createAppKit`, without the import above. */
function options(text) {
  const { text: after, notes } = migratedFile(`${KIT}createAppKit(${text})\n`)
  return { after: after.split('\n').slice(1).join('\n'), notes }
}

describe('imports of AppKit', () => {
  it('become ours, by module, in one place, as the file is written', () => {
    const { text } = migratedFile(
      `import { createAppKit, useAppKit, type Provider } from "@reown/appkit/react";\nimport { base } from "@reown/appkit/networks";\nuseAppKit;\ncreateAppKit;\nlet a: Provider | typeof base;\n`,
    )
    assert.equal(
      text,
      `import { createWalletModal, type Eip1193Provider } from "wallet-modal";\nimport { base } from "wallet-modal/networks";\nimport { useWalletModal } from "wallet-modal/react";\nuseWalletModal;\ncreateWalletModal;\nlet a: Eip1193Provider | typeof base;\n`,
    )
  })

  it('join imports that are there', () => {
    const { text } = migratedFile(
      `import { getWalletModal } from 'wallet-modal'\nimport { createAppKit } from '@reown/appkit'\nexport const all = [getWalletModal, createAppKit]\n`,
    )
    assert.equal(
      text,
      `import { getWalletModal, createWalletModal } from 'wallet-modal'\nexport const all = [getWalletModal, createWalletModal]\n`,
    )
  })

  it('keep the name that the file gives them', () => {
    const { text } = migratedFile(`import { useAppKit as useKit } from '@reown/appkit/react'\nuseKit()\n`)
    assert.equal(text, `import { useWalletModal as useKit } from 'wallet-modal/react'\nuseKit()\n`)
  })

  it('keep the old name where the new one is taken', () => {
    const { text } = migratedFile(
      `import { useAppKit } from '@reown/appkit/react'\nconst useWalletModal = 1\nuseAppKit(useWalletModal)\n`,
    )
    assert.equal(
      text,
      `import { useWalletModal as useAppKit } from 'wallet-modal/react'\nconst useWalletModal = 1\nuseAppKit(useWalletModal)\n`,
    )
  })

  it('leave other things of the same name alone', () => {
    const { text } = migratedFile(
      `import { useAppKit } from '@reown/appkit/react'\nfunction f(useAppKit: () => void) { useAppKit() }\nexport const o = { useAppKit, f }\n`,
    )
    assert.equal(
      text,
      `import { useWalletModal } from 'wallet-modal/react'\nfunction f(useAppKit: () => void) { useAppKit() }\nexport const o = { useAppKit: useWalletModal, f }\n`,
    )
  })

  it('keep the comments between the names and behind', () => {
    const { text } = migratedFile(
      `import {\n  useAppKit, // opens it\n  /* pays */ usePay,\n} from '@reown/appkit/react' // both\nimport { base } from '@reown/appkit/networks' // L2\nuseAppKit(usePay, base)\n`,
    )
    assert.equal(
      text,
      `import { base } from 'wallet-modal/networks'\nimport { useWalletModal } from 'wallet-modal/react'\n// opens it\n/* pays */\nimport { usePay } from '@reown/appkit/react' // both\n// L2\nuseWalletModal(usePay, base)\n`,
    )
  })

  it('take networks from viem in a site with wagmi', () => {
    const { text } = migratedFile(
      `import { base, solana } from '@reown/appkit/networks'\nimport { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const a = [base, solana, WagmiAdapter]\n`,
    )
    assert.match(text, /import { base } from 'viem\/chains'\nimport { solana } from 'wallet-modal\/networks'/)
  })

  it('stay where a name has no counterpart of its shape, which is listed', () => {
    const before = `import { usePay } from '@reown/appkit-pay/react'\n\nusePay()\n`
    const { text, notes } = migratedFile(before)
    assert.equal(text, before)
    assert.deepEqual(notes, [
      'left a.tsx:3 `usePay` is `useWalletModalPay` from `wallet-modal/react` here. `open(options)` is `pay(options)`; the other names are the same.',
    ])
  })

  it('are listed where they are composables of Vue', () => {
    const before = `import { useAppKit } from '@reown/appkit/vue'\nuseAppKit()\n`
    const { text, notes } = migratedFile(before, 'a.ts')
    assert.equal(text, before)
    assert.deepEqual(notes, [
      'left a.ts:2 `useAppKit` is `useWalletModal` from `wallet-modal/vue` here. Each field is a ref.',
    ])
  })

  it('are listed when they bring everything, or pass it on', () => {
    const text = `import * as kit from '@reown/appkit'\nexport { useAppKit } from '@reown/appkit/react'\nkit\nimport('@reown/appkit')\n`
    assert.deepEqual(
      migratedFile(text).notes.map(note => note.split(' ')[1]),
      ['a.tsx:1', 'a.tsx:2', 'a.tsx:4'],
    )
  })

  it('are listed where only a string names the package', () => {
    const text = `import type { Theme } from './theme'\nvi.mock('@reown/appkit/react')\nexport let modal: import('@reown/appkit').AppKit\nexport const plugins = { transpile: ['@reown/appkit'] }\n`
    assert.deepEqual(migratedFile(text).notes, [
      'left a.tsx:2 This names a package of AppKit, which the site no longer uses.',
      'left a.tsx:3 This names a package of AppKit, which the site no longer uses.',
      'left a.tsx:4 This names a package of AppKit, which the site no longer uses.',
    ])
  })

  it('of `defineChain` are replaced by viem’s', () => {
    const { text } = migratedFile(
      `import { defineChain, type AppKitNetwork } from '@reown/appkit/networks'\nexport const local: AppKitNetwork = defineChain({ id: 1 })\n`,
    )
    assert.match(text, /import { defineChain } from 'viem'\n/)
    assert.doesNotMatch(text, /reown/)
  })

  it('of unknown types stay', () => {
    const before = `import type { NetworkThing } from '@reown/appkit/networks'\nexport let a: NetworkThing\n`
    assert.equal(migratedFile(before).text, before)
  })

  it('distinguish sign-in and its types from the rest', () => {
    const { text } = migratedFile(
      `import { DefaultSIWX } from '@reown/appkit-siwx'\nimport type { SIWXConfig } from '@reown/appkit'\nexport const a: SIWXConfig = new DefaultSIWX()\n`,
    )
    assert.equal(
      text,
      `import { DefaultSIWX, type SIWXConfig } from 'wallet-modal/siwx'\nexport const a: SIWXConfig = new DefaultSIWX()\n`,
    )
  })
})

describe('options of createAppKit', () => {
  it('stay unchanged, with their comments and layout', () => {
    const text = `{\n  // who we are\n  projectId: 'a',\n  networks: [], features: {\n    email: false\n  }\n}`
    assert.deepEqual(options(text), { after: `createWalletModal(${text})\n`, notes: [] })
  })

  it('are removed where they are not needed, and reported', () => {
    const { after, notes } = options(`{ networks: [], enableCoinbase: false, debug: true }`)
    assert.equal(after, 'createWalletModal({ networks: [], debug: true })\n')
    assert.deepEqual(notes, [
      'removed a.tsx:2 `enableCoinbase` is gone. Coinbase Wallet announces itself, or connects over WalletConnect.',
    ])
  })

  it('keep the comments and empty lines of those that stay', () => {
    const text = `{
  projectId, // from the dashboard
  enableCoinbase: false, // not here

  // history and swaps
  features: {
    /* history of the account */
    history: true, // shown in a tab
    headless: true,
    // email: false,
  },
  networks,
  // last
  enableAuthLogger: false,
  // debug: true,
}`
    assert.equal(
      options(text).after,
      `createWalletModal({
  projectId, // from the dashboard

  // history and swaps
  features: {
    /* history of the account */
    activity: true, // shown in a tab
    // email: false,
  },
  networks,
  // debug: true,
})
`,
    )
  })

  it('are removed from an object on one line', () => {
    assert.equal(
      options(`{ enableCoinbase: false, networks: [], showWallets: true, enableAuthLogger: false }`).after,
      'createWalletModal({ networks: [] })\n',
    )
    assert.equal(
      options(`{ networks: [], features: { headless: true } }`).after,
      'createWalletModal({ networks: [], features: {} })\n',
    )
  })

  it('are renamed inside of features', () => {
    assert.equal(
      options(`{ networks: [], features: { history: true, headless: true } }`).after,
      'createWalletModal({ networks: [], features: { activity: true } })\n',
    )
  })

  it('take theme variables under their one prefix', () => {
    assert.equal(
      options(`{ networks: [], themeVariables: { '--apkt-accent': 'red', '--w3m-z-index': 1 } }`).after,
      `createWalletModal({ networks: [], themeVariables: { '--w3m-accent': 'red', '--w3m-z-index': 1 } })\n`,
    )
  })

  it('are listed where they are unknown, spread in, or written elsewhere', () => {
    const { after, notes } = options(`{ ...rest, networks: [], somethingNew: 1 }`)
    assert.equal(after, `createWalletModal({ ...rest, networks: [], somethingNew: 1 })\n`)
    assert.deepEqual(notes, [
      'left a.tsx:2 The command cannot see what is spread in here: compare it with the tables of the guide.',
      'left a.tsx:2 `somethingNew` has no known counterpart.',
    ])
    assert.match(options('given').notes[0], /^left a\.tsx:2 The options are written elsewhere/)
  })
})

describe('adapters', () => {
  it('are made by ours', () => {
    const { text } = migratedFile(
      `import { EthersAdapter } from '@reown/appkit-adapter-ethers'\nimport { BitcoinAdapter } from '@reown/appkit-adapter-bitcoin'\nexport const adapters = [new EthersAdapter(), new BitcoinAdapter({})]\n`,
    )
    assert.equal(
      text,
      `import { bitcoinAdapter } from 'wallet-modal/chains/bitcoin'\nimport { evmAdapter } from 'wallet-modal/chains/evm'\nexport const adapters = [evmAdapter(), bitcoinAdapter()]\n`,
    )
  })

  it('for wagmi become a config of wagmi, in every file that uses it', () => {
    const { after, notes } = migrated({
      'config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nimport { base, solana } from '@reown/appkit/networks'\nexport const adapter = new WagmiAdapter({ projectId: 'a', networks: [base, solana], ssr: true })\n`,
      'kit.ts': `import { createAppKit } from '@reown/appkit'\nimport { adapter } from './config'\ncreateAppKit({ adapters: [adapter], networks: [] })\n`,
      'page.ts': `import { adapter } from './config'\nexport const config = adapter.wagmiConfig\nexport const chains = adapter.wagmiChains\n`,
    })
    assert.equal(
      after['config.ts'].split('\n').slice(-8).join('\n'),
      `export const adapter = createConfig({\n  chains: [base],\n  ssr: true,\n  client: ({ chain }) => createClient({ chain, transport: http() }),\n  connectors: [walletModalConnector()],\n  multiInjectedProviderDiscovery: false,\n})\n`,
    )
    assert.equal(
      after['kit.ts'],
      `import { createWalletModal } from 'wallet-modal'\nimport { evmAdapter } from 'wallet-modal/chains/evm'\ncreateWalletModal({ adapters: [evmAdapter()], networks: [] })\n`,
    )
    assert.match(after['page.ts'], /config = adapter\n/)
    assert.deepEqual(notes, ['left page.ts:3 `adapter` is wagmi’s config now, which has no `wagmiChains`.'])
  })

  for (const [title, given, expected] of [
    ['in a variable', 'connectors: mine', '  connectors: [walletModalConnector(), ...mine],'],
    ['of the same name', 'connectors', '  connectors: [walletModalConnector(), ...connectors],'],
    [
      'that a condition chooses',
      'connectors: isTest ? [mock()] : []',
      '  connectors: [walletModalConnector(), ...isTest ? [mock()] : []],',
    ],
    ['of none', 'connectors: []', '  connectors: [walletModalConnector()],'],
    ['with their type', 'connectors: [mine()] as const', '  connectors: [walletModalConnector(), mine()] as const,'],
    [
      'with comments',
      'connectors: [\n    // of ours\n    mine(), // kept\n    // last\n  ]',
      '  connectors: [\n    walletModalConnector(),\n    // of ours\n    mine(), // kept\n    // last\n  ],',
    ],
    [
      'with a comment at the end of the line',
      'connectors: [mine() // kept\n  ]',
      '  connectors: [walletModalConnector(), mine() // kept\n  ],',
    ],
    [
      'with a comment behind them',
      'connectors: [mine()], // kept',
      '  connectors: [walletModalConnector(), mine()], // kept',
    ],
  ])
    it(`keep connectors ${title}`, () => {
      const { text } = migratedFile(
        `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const a = new WagmiAdapter({\n  networks: [base],\n  ${given}\n})\n`,
      )
      assert.ok(text.includes(`\n${expected}\n  multiInjectedProviderDiscovery: false,\n`), text)
      assert.deepEqual(syntaxErrors(text), [])
    })

  const adapterWith = transports =>
    migratedFile(
      `import { base, mainnet, solana } from '@reown/appkit/networks'\nimport { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const a = new WagmiAdapter({ networks: [mainnet, base, solana], transports${transports} })\n`,
    )

  it('have a transport for every chain, as AppKit added the missing ones', () => {
    const { text, notes } = adapterWith(': { [mainnet.id]: fallback([]) }')
    assert.match(text, /transports: { \[mainnet\.id\]: fallback\(\[\]\), \[base\.id\]: http\(\) },\n/)
    assert.match(text, /import { createConfig, http } from 'wagmi'/)
    assert.deepEqual(notes, [])
    const tall = adapterWith(': {\n  // our node\n  [mainnet.id]: ours,\n}').text
    assert.match(tall, /\n {2}\/\/ our node\n {2}\[mainnet\.id\]: ours,\n {2}\[base\.id\]: http\(\),\n}/)
    assert.match(adapterWith(': {}').text, /transports: { \[mainnet\.id\]: http\(\), \[base\.id\]: http\(\) },\n/)
  })

  it('are listed where their place in `adapters` cannot be followed', () => {
    const { notes } = migratedFile(
      `import { createAppKit } from '@reown/appkit'\ncreateAppKit({ networks: [], adapters: [this.adapter] })\n`,
    )
    assert.match(notes.join(), /^left a\.tsx:2 `adapters` takes what `evmAdapter\(\)`/)
  })

  it('keep transports that cannot be read, which is listed', () => {
    for (const transports of ['', ': { 1: http() }', ': { ...ours }']) {
      const { text, notes } = adapterWith(transports)
      assert.ok(text.includes(`transports${transports},\n`), text)
      assert.match(notes.join(), /^left a\.tsx:3 wagmi needs a transport for every chain/)
    }
  })

  it('keep transports, storage and connectors of the site', () => {
    const { text } = migratedFile(
      `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nconst networks = [base] as const\nexport const a = new WagmiAdapter({ networks, transports, storage, connectors: [mine()] })\n`,
    )
    assert.match(
      text,
      /chains: \[base\],\n {2}transports,\n {2}storage,\n {2}connectors: \[walletModalConnector\(\), mine\(\)\],\n/,
    )
    assert.doesNotMatch(text, /createClient/)
  })

  it('keep the comments of a config', () => {
    const { text } = migratedFile(
      `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const a = new WagmiAdapter({\n  networks: [base],\n  // for Next.js\n  ssr: true, // cookies\n  projectId,\n  // storage,\n})\n`,
    )
    assert.match(text, /\n {2}\/\/ for Next\.js\n {2}ssr: true, \/\/ cookies\n/)
    assert.match(text, /\n {2}\/\/ storage,\n}\)\n$/)
  })

  it('are followed where their config is destructured, and listed where that is not possible', () => {
    const { after, notes } = migrated({
      'config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const adapter = new WagmiAdapter({ networks: [base] })\nexport const { wagmiConfig: config } = adapter\n`,
      'page.ts': `import { adapter } from './config'\nexport const { wagmiConfig, namespace } = adapter\n`,
      'make.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const make = () => new WagmiAdapter({ networks: [base] })\n`,
    })
    assert.match(after['config.ts'], /\nexport const config = adapter\n/)
    assert.deepEqual(notes, [
      'left make.ts:2 This is wagmi’s config now: remove `.wagmiConfig` where it is used.',
      'left page.ts:2 `adapter` is wagmi’s config now: take its members from that.',
    ])
  })

  it('say so when the list of networks cannot be followed', () => {
    const { notes } = migratedFile(
      `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\nexport const a = new WagmiAdapter({ networks: all() })\n`,
    )
    assert.match(notes[0], /^left a\.tsx:2 wagmi takes a tuple of EVM chains/)
  })
})

describe('the handle', () => {
  it('keeps its methods, in other files too; those that it lacks are listed', () => {
    const { notes } = migrated({
      'kit.ts': `import { createAppKit } from '@reown/appkit'\nexport const modal = createAppKit({ networks: [] })\nmodal.open()\n`,
      'page.ts': `import { modal } from './kit'\nmodal.close()\nmodal.setSocialsOrder([])\n`,
    })
    assert.deepEqual(notes, [
      'left page.ts:3 `setSocialsOrder` is `updateFeatures()` of the handle here. `updateFeatures({ socials })`',
    ])
  })
})

describe('elements of AppKit', () => {
  it('become components in React, with numbers for numbers', () => {
    const { text } = migratedFile(
      `import { useAppKit } from '@reown/appkit/react'\nuseAppKit()\nexport const a = <><appkit-button size="sm" charsEnd="6" /><w3m-network-button></w3m-network-button></>\n`,
    )
    assert.match(
      text,
      /^import { useWalletModal, WalletModalButton, WalletModalNetworkButton } from 'wallet-modal\/react'\n/,
    )
    assert.match(
      text,
      /<WalletModalButton size="sm" charsEnd=\{6\} \/><WalletModalNetworkButton><\/WalletModalNetworkButton>/,
    )
  })

  it('become elements in other JSX and in pages', () => {
    assert.match(migratedFile(`export const a = <appkit-button />\n`).text, /<wallet-modal-button \/>/)
    const { after } = migrated({ 'index.html': '<w3m-button></w3m-button><x-appkit-button></x-appkit-button>' })
    assert.equal(after['index.html'], '<wallet-modal-button></wallet-modal-button><x-appkit-button></x-appkit-button>')
  })

  it('are listed where there is none, and in texts', () => {
    const { notes } = migratedFile(
      `export const a = <w3m-onramp-widget />\nexport const b = '<appkit-button></appkit-button>'\n`,
    )
    assert.deepEqual(
      notes.map(note => note.split(' ')[1]),
      ['a.tsx:1', 'a.tsx:2'],
    )
  })

  it('are listed in templates, selectors and types, and not in paths', () => {
    const { notes } = migratedFile(
      `import './appkit-button.css'\nexport const a = html\`<p>\${b}</p><appkit-button size=\${c}></appkit-button>\`\ndocument.querySelector('w3m-button')\ninterface Tags { 'appkit-network-button': object }\nexport const own = 'my-appkit-button'\n`,
    )
    assert.deepEqual(
      notes.map(note => note.split(' ')[1]),
      ['a.tsx:2', 'a.tsx:2', 'a.tsx:3', 'a.tsx:4'],
    )
  })

  it('have their theme variables in style sheets renamed', () => {
    assert.equal(migrated({ 'a.css': ':root { --apkt-accent: red }' }).after['a.css'], ':root { --w3m-accent: red }')
  })

  it('have their theme variables in scripts listed where they are not renamed', () => {
    const { after, notes } = migrated({
      'kit.ts': `${KIT}createAppKit({ networks: [], themeVariables: { '--apkt-accent': 'red' } })\n`,
      'page.tsx': [
        'export const sheet = css`button { color: var(--apkt-accent); margin: ${gap} }`',
        "export const bar = <div style={{ '--apkt-z-index': 9 }} />",
        "document.body.style.setProperty('--apkt-accent', 'red')",
        "export const own = 'my--accent'\n",
      ].join('\n'),
    })
    assert.match(after['kit.ts'], /themeVariables: { '--w3m-accent': 'red' }/)
    assert.deepEqual(
      notes,
      [1, 2, 3].map(line => `left page.tsx:${line} Theme variables begin with \`--w3m-\` here.`),
    )
  })
})
