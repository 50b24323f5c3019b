export { ANVIL_ACCOUNTS, type AnvilAccount } from './anvil-accounts.js'
export { createTestWallet } from './create-test-wallet.js'
export { installTestWallets, type TestWalletWindow } from './install-test-wallets.js'
export { ProviderRpcError } from './provider-rpc-error.js'
export type { WalletListener } from './emitter.js'
export type {
  AnnounceMode,
  ScriptedError,
  TestWallet,
  TestWalletActions,
  TestWalletCall,
  TestWalletInfo,
  TestWalletOptions,
  TestWalletProvider,
  TestWalletScript,
} from './types.js'
