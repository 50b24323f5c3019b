export { ANVIL_ACCOUNTS, type AnvilAccount } from './anvil-accounts.js'
export {
  createTestSolanaWallet,
  type TestSolanaWallet,
  type TestSolanaWalletOptions,
} from './solana/create-test-solana-wallet.js'
export { type BitcoinKeys, REGTEST_ACCOUNTS, type RegtestAccount } from './bitcoin/accounts.js'
export type {
  BitcoinPresence,
  TestBitcoinActions,
  TestBitcoinAddress,
  TestBitcoinNetwork,
  TestBitcoinWallet,
  TestBitcoinWalletOptions,
} from './bitcoin/types.js'
export { completeDom } from './complete-dom.js'
export { createTestEmbeddedUser } from './stack/create-test-embedded-user.js'
export type { DevStackOptions } from './stack/client.js'
export type {
  TestApproval,
  TestEmbeddedUser,
  TestEmbeddedUserOptions,
  TestLocator,
  TestLogin,
  TestMail,
  TestPage,
} from './stack/embedded-types.js'
export { createTestMultiWallet, type TestMultiWallet, type TestMultiWalletOptions } from './create-test-multi-wallet.js'
export { createTestBitcoinWallet } from './bitcoin/create-test-bitcoin-wallet.js'
export { createTestWallet } from './create-test-wallet.js'
export { createTestWalletConnectWallet } from './stack/create-test-wallet-connect-wallet.js'
export { installTestWallets, type TestWalletWindow } from './install-test-wallets.js'
export { ProviderRpcError } from './provider-rpc-error.js'
export { SOLANA_ACCOUNTS, type SolanaTestAccount } from './solana/accounts.js'
export type { StandardTestAccount, StandardTestWallet } from './standard-host.js'
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
export type {
  RelaySwitch,
  TestWalletConnectOptions,
  TestWalletConnectWallet,
  WalletConnectAsk,
  WalletConnectReason,
  WalletConnectRule,
  WalletConnectTerms,
  WalletConnectTestCall,
  WalletConnectTestSession,
  WalletConnectTestState,
} from './stack/wallet-connect-types.js'
