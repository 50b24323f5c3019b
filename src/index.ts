import './elements/public/wallet-modal-button.js'

export { createWalletModal, getWalletModal } from './client.js'
export type * from './client/types.js'
export type { AdapterContext, AdapterFactory, ChainAdapter, ConnectResult } from './chains/adapter.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from './core/caip.js'
export type {
  Account,
  AccountState,
  ConnectedWalletInfo,
  ConnectionStatus,
  TokenBalance,
} from './core/entities/account.js'
export type { Connection } from './core/entities/connection.js'
export type { Connector } from './core/entities/connector.js'
export type { CaipNetwork, NetworkInput } from './core/entities/network.js'
export type { Nft } from './core/entities/nft.js'
export type { Metadata, ThemeMode, ThemeVariables } from './core/entities/options.js'
export type { OpenOptions, OpenOutcome } from './core/entities/outcome.js'
export type { AnalyticsSink, Services } from './core/entities/services.js'
export type { TokenInput } from './core/entities/token.js'
export type { ActivityEntry, Transaction, Transfer } from './core/entities/transaction.js'
export type { InjectedWallet, Wallet } from './core/entities/wallet.js'
export type { WalletRow } from './core/entities/wallet-row.js'
export type { AnalyticsEvent, AnalyticsEvents, TrackedEvent } from './core/events.js'
export type { ListStatus } from './core/list.js'
export type { Features, FeaturesInput } from './core/features.js'
export { type WalletExclusion, type WalletSources, walletRows } from './core/rules/wallets.js'
export type { WalletExplanation } from './core/rules/explain-wallet.js'
export type { ViewArguments, ViewName } from './core/views.js'
export { WalletModalError } from './core/errors/base.js'
export * from './core/errors/bitcoin.js'
export * from './core/errors/caip.js'
export * from './core/errors/config.js'
export * from './core/errors/connection.js'
export * from './core/errors/names.js'
export * from './core/errors/network.js'
export * from './core/errors/service.js'
