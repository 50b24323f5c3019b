import {
  createTestBitcoinWallet,
  createTestSolanaWallet,
  installTestWallets,
  type TestSolanaWallet,
  type TestWallet,
} from 'wallet-modal/testing'

import type { Stack } from './stack.js'

/**
 * Two wallets for visitors without an extension. Aspen knows both local chains and has two accounts; Birch knows the
 * first chain only, so that the second one has to be added to it.
 */
export function createTestWallets({ accounts, evm }: Stack): readonly TestWallet[] {
  const keys = accounts.map(({ privateKey }) => privateKey)
  const chains = Object.fromEntries(evm.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]))
  const [first] = evm
  return installTestWallets([
    { name: 'Aspen', privateKeys: keys.slice(0, 2), chains, storage: 'local', icon: leaf('#1f62e0', '#dbe7ff') },
    {
      name: 'Birch',
      privateKeys: keys.slice(2, 4),
      chains: first ? { [first.chainId]: first.rpcUrl } : {},
      storage: 'local',
      icon: leaf('#0b6b36', '#d9f2e3'),
    },
  ])
}

/** A Bitcoin wallet with funded local keys. */
export const createBitcoinWallet = ({ bitcoin }: Stack): void =>
  void createTestBitcoinWallet({
    name: 'Bristlecone',
    esplora: bitcoin.url,
    storage: 'local',
    icon: leaf('#8a4b08', '#ffe8cf'),
  })

/** A Solana wallet with two funded accounts, which sends over the local chain. */
export async function createSolanaWallet({ solana }: Stack): Promise<TestSolanaWallet> {
  return createTestSolanaWallet({
    name: 'Cedar',
    privateKeys: solana.accounts.slice(0, 2).map(({ privateKey }) => privateKey),
    rpcUrl: solana.url,
    storage: 'local',
    icon: leaf('#6a1f9c', '#f0dcff'),
  })
}

const leaf = (ink: string, paper: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${paper}"/><path d="M11 29C9 17 17 10 30 10c1 13-6 21-18 19Zm0 0 10-10" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`
