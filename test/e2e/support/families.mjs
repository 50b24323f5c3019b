import { fileURLToPath } from 'node:url'

import { build } from 'esbuild'

import { atView, modal, pressButton } from './page.mjs'

/** The families of the pages of the demo: what the visitor reads, and the wallets that speak nothing else. */
export const FAMILIES = {
  eip155: { name: 'EVM', wallets: ['Aspen', 'Birch'] },
  solana: { name: 'Solana', wallets: ['Larch', 'Hazel'] },
  bip122: { name: 'Bitcoin', wallets: ['Tamarack', 'Juniper'] },
}

export const NAMESPACES = Object.keys(FAMILIES)

let bundled

/** The test wallets as one classic script that puts them at `window.walletTesting`. */
const bundleTesting = async () =>
  (bundled ??= build({
    entryPoints: [fileURLToPath(new URL('../../../dist/testing/index.js', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'walletTesting',
    target: 'es2022',
    write: false,
    minify: true,
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0].text))

/** Runs in the page: two Solana wallets, two Bitcoin wallets and, where asked for, one that speaks all three. */
async function createWallets({ solana, bitcoin, evm, accounts, multi }) {
  const { createTestSolanaWallet, createTestBitcoinWallet, createTestMultiWallet, REGTEST_ACCOUNTS } =
    window.walletTesting
  const seeds = solana.accounts.map(({ privateKey }) => privateKey)
  const keys = accounts.map(({ privateKey }) => privateKey)
  const chains = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  const wallets = {}
  const addSolana = async (name, privateKeys) =>
    (wallets[name] = {
      solana: await createTestSolanaWallet({ name, privateKeys, rpcUrl: solana.url, storage: 'local' }),
    })
  const addBitcoin = (name, account) =>
    (wallets[name] = {
      bip122: createTestBitcoinWallet({ name, keys: account, esplora: bitcoin.url, storage: 'local' }),
    })
  if (multi) {
    const wallet = await createTestMultiWallet({
      name: multi.name,
      storage: 'local',
      exclusive: multi.exclusive === true,
      evm: { privateKeys: keys.slice(6, 8), chains },
      solana: { privateKeys: seeds.slice(2, 3), rpcUrl: solana.url },
      bitcoin: { keys: REGTEST_ACCOUNTS[2], esplora: bitcoin.url },
    })
    wallets[multi.name] = { eip155: wallet.evm, solana: wallet.solana, bip122: wallet.bitcoin }
  }
  await addSolana('Larch', seeds.slice(0, 2))
  await addSolana('Hazel', seeds.slice(3, 4))
  addBitcoin('Tamarack', REGTEST_ACCOUNTS[0])
  addBitcoin('Juniper', REGTEST_ACCOUNTS[1])
  return wallets
}

/** Opens the demo for a visitor with the wallets above; `multi` adds one that supports all three families. */
export async function openFamilies(site, { multi, options, path } = {}) {
  const { stack } = site
  const visitor = await site.visitor(options)
  const input = {
    solana: { url: stack.solana.url, accounts: stack.solana.accounts },
    bitcoin: { url: stack.bitcoin.url },
    evm: stack.evm.map(({ chainId, rpcUrl }) => ({ chainId, rpcUrl })),
    accounts: stack.accounts,
    multi,
  }
  const script = `${await bundleTesting()};window.walletTesting=walletTesting;window.familyWallets=(${createWallets})(${JSON.stringify(input)})`
  await visitor.context.addInitScript({ content: `if(window===window.top&&location.protocol!=='about:'){${script}}` })
  const page = await visitor.open(path)
  await page.evaluate(() => window.familyWallets)
  return page
}

/** How often each wallet of the page has asked its owner to connect, by wallet and family; only those that did. */
export const prompts = page =>
  page.evaluate(async () => {
    const [aspen, birch] = window.testWallets
    const wallets = { Aspen: { eip155: aspen }, Birch: { eip155: birch }, ...(await window.familyWallets) }
    const asks = ({ method, params }) =>
      method === 'eth_requestAccounts' ||
      method === 'bitcoin:connect' ||
      (method === 'standard:connect' && params?.silent !== true)
    const counted = Object.entries(wallets).flatMap(([name, families]) =>
      Object.entries(families).map(([family, { calls }]) => [`${name} ${family}`, calls.filter(asks).length]),
    )
    return Object.fromEntries(counted.filter(([, count]) => count))
  })

/** Does something in a wallet of the page. */
export const inFamilyWallet = (page, name, family, action, ...args) =>
  page.evaluate(
    async ({ name, family, action, args }) => {
      const wallet = (await window.familyWallets)[name][family]
      await wallet[action](...args)
    },
    { name, family, action, args },
  )

/** What is connected, by namespace: the wallet's name. */
export const connections = page =>
  page.evaluate(namespaces => {
    const { walletModal } = window
    const connected = namespaces.filter(namespace => walletModal.getAccount(namespace).isConnected)
    return Object.fromEntries(connected.map(namespace => [namespace, walletModal.getWalletInfo(namespace)?.name]))
  }, NAMESPACES)

/** Waits until exactly these wallets are connected, by namespace. */
export async function standing(page, expected) {
  await page
    .waitForFunction(
      ({ namespaces, expected }) =>
        window.walletModal && // a page that was reloaded has none for a moment
        namespaces.every(namespace => {
          const { isConnected, status } = window.walletModal.getAccount(namespace)
          const name = isConnected ? window.walletModal.getWalletInfo(namespace)?.name : undefined
          return name === expected[namespace] && (isConnected || status === 'disconnected')
        }),
      { namespaces: NAMESPACES, expected },
    )
    .catch(async cause => {
      throw new Error(`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(await connections(page))}`, {
        cause,
      })
    })
}

/** Opens the wallets of a family. */
export async function openProfile(page, namespace) {
  await pressButton(page)
  await atView(page, 'Account')
  await modal(page)
    .locator('w3m-account-view')
    .getByRole('button', { name: /Connected wallet/ })
    .click()
  await atView(page, 'ProfileWallets')
  if (namespace) await modal(page).getByRole('tab', { name: FAMILIES[namespace].name }).click()
}

/** Connects a wallet of a family as a visitor with or without other connections does. */
export async function connectFamily(page, namespace, wallet) {
  const none = Object.keys(await connections(page)).length === 0
  if (none) {
    await pressButton(page)
    await atView(page, 'Connect')
  } else {
    await openProfile(page, namespace)
    await modal(page).getByRole('button', { name: 'Add wallet' }).click()
    await atView(page, 'Connect')
  }
  await chooseRow(page, wallet)
}

/** Presses the row of an installed wallet. */
export const chooseRow = (page, wallet) =>
  modal(page)
    .locator('w3m-connect-view')
    .getByRole('button', { name: new RegExp(`^${wallet}\\b`) })
    .first()
    .click()

/** Ends a connection by its family's wallets. */
export async function endFamily(page, namespace) {
  await openProfile(page, namespace)
  await modal(page).locator('w3m-profile-wallets-view').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await atView(page)
}
