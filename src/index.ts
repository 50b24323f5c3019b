import './elements/public/wallet-modal-button.js'

export { createWalletModal, getWalletModal, whenWalletModalReady } from './client.js'
export type * from './client/types.js'
export type { AdapterContext, AdapterFactory, ChainAdapter, LazyPort } from './chains/adapter.js'
export type { AdapterEvent, ConnectorPort, ConnectResult, WalletsPort } from './chains/ports/wallets.js'
export type { AddressesPort } from './chains/ports/addresses.js'
export type { NamesPort } from './chains/ports/names.js'
export type { ReadsPort } from './chains/ports/reads.js'
export type { SessionsPort } from './chains/ports/sessions.js'
export type { TransfersPort } from './chains/ports/transfers.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from './core/caip.js'
export type {
  Account,
  AccountState,
  ConnectedWalletInfo,
  ConnectionStatus,
  TokenBalance,
} from './core/entities/account.js'
export type { BitcoinProvider } from './core/entities/bitcoin-provider.js'
export type { CallCapability, CallInput, SendCallsOptions, SendCallsOutcome } from './core/entities/calls.js'
export type { Connection } from './core/entities/connection.js'
export type { Connector } from './core/entities/connector.js'
export type {
  Exchange,
  ExchangeChoice,
  ExchangePage,
  ExchangePageQuery,
  ExchangesQuery,
  ExchangeStatus,
  OpenedPayUrl,
  PaymentAsset,
  PayOptions,
  PayOutcome,
  PayUrl,
  PayUrlOptions,
} from './core/entities/pay.js'
export type {
  DiagnoseOptions,
  DiagnosticsReport,
  RelayDiagnosis,
  ServiceDiagnosis,
  ServiceSetting,
  SessionDiagnosis,
  SignInDiagnosis,
  StorageDiagnosis,
  WalletDiagnosis,
  WalletOrigin,
} from './core/entities/diagnostics.js'
export type { CaipNetwork, NetworkInput } from './core/entities/network.js'
export type {
  Metadata,
  ModalSlots,
  SafeOptions,
  SlotContent,
  ThemeMode,
  ThemeVariables,
} from './core/entities/options.js'
export type {
  DefaultOnRampProvider,
  OnRampMethod,
  OnRampOptions,
  OnRampProvider,
  OnRampRequest,
  PurchaseToken,
} from './core/entities/onramp.js'
export type { OpenOptions, OpenOutcome, OutcomeError } from './core/entities/outcome.js'
export type { Eip1193Provider, ProviderOf, ProvidersSnapshot, UniversalProvider } from './core/entities/providers.js'
export type {
  ApprovalPlace,
  EmbeddedAccountType,
  SecureSite,
  SecureSiteMessage,
  SecureSiteMessages,
  SecureSitePayload,
  SecureSiteReply,
  SecureSiteRpc,
  SecureSiteSignIn,
  SecureSiteUser,
  SecureSiteUserQuery,
} from './core/entities/secure-site.js'
export type { AnalyticsSink, Services } from './core/entities/services.js'
export type { SIWXConfig, SIWXSession } from './core/entities/siwx.js'
export type {
  SmartSession,
  SmartSessionProject,
  SmartSessionRevocation,
  SmartSessionTerm,
} from './core/entities/smart-session.js'
export type { SolanaProvider } from './core/entities/solana-provider.js'
export type { Nft, TokenInput } from './core/entities/token.js'
export type { ActivityEntry, Transaction, Transfer } from './core/entities/transaction.js'
export type { CustomWallet, InjectedWallet, Wallet } from './core/entities/wallet.js'
export type { WalletRow } from './core/entities/wallet-row.js'
export type { AnalyticsEvent, AnalyticsEvents, TrackedEvent } from './core/events.js'
export type { ListStatus } from './core/list/list.js'
export type { Features, FeaturesInput } from './core/features.js'
export { walletRows } from './controllers/wallets/wallet-rows.js'
export type { WalletExclusion, WalletSelection, WalletSources } from './controllers/wallets/rules.js'
export type { WalletExplanation } from './controllers/wallets/wallet-explanation.js'
export type { MessageKey, Messages } from './locales/en/index.js'
export type { Texts } from './locales/translation.js'
export type { ViewArguments, ViewName } from './core/views.js'
export * from './core/entities/pay-assets.js'
export * from './core/errors/attempt.js'
export { WalletModalError } from './core/errors/base.js'
export * from './core/errors/bitcoin.js'
export * from './core/errors/caip.js'
export * from './core/errors/config.js'
export * from './core/errors/connection.js'
export type * from './core/errors/frame.js' // identified by their `code`: as values they would add to the first load
export * from './core/errors/json-rpc.js'
export * from './core/errors/kinds.js'
export type * from './core/errors/name-registration.js' // likewise
export { FetchNamesError } from './core/errors/name-registration.js'
export * from './core/errors/network.js'
export * from './core/errors/offline.js'
export type * from './core/errors/pay.js' // identified by their `code`: sites catch few of them
export * from './core/errors/not-found.js'
export * from './core/errors/relay.js'
export * from './core/errors/send.js'
export * from './core/errors/onramp.js'
export * from './core/errors/swap.js'
export * from './core/errors/service.js'
export type * from './core/errors/sign-in.js' // values of `wallet-modal/siwx/server`, where they are thrown
export type * from './core/errors/social.js' // identified by their `code`, like those of the frame
export * from './core/errors/solana.js'
export * from './core/errors/transaction.js'
export * from './core/errors/unavailable.js'
