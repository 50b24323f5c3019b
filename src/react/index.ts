'use client'
export type { ElementComponent, ElementProps } from './components/wrap-element.js'
export { type DisconnectOptions, useDisconnect, type UseDisconnect } from './use-disconnect.js'
export { useWalletInfo } from './use-wallet-info.js'
export { useWalletModal, type UseWalletModal } from './use-wallet-modal.js'
export { useWalletModalAccount } from './use-wallet-modal-account.js'
export {
  type BalanceResult,
  type NativeBalance,
  useWalletModalBalance,
  type UseWalletModalBalance,
} from './use-wallet-modal-balance.js'
export {
  type ConnectionChoice,
  useWalletModalConnection,
  type UseWalletModalConnection,
  type UseWalletModalConnectionOptions,
} from './use-wallet-modal-connection.js'
export { useWalletModalConnections, type UseWalletModalConnections } from './use-wallet-modal-connections.js'
export { useWalletModalEvents } from './use-wallet-modal-events.js'
export { useWalletModalNetwork, type UseWalletModalNetwork } from './use-wallet-modal-network.js'
export {
  useWalletModalExchangeStatus,
  type UseWalletModalExchangeStatus,
  type UseWalletModalExchangeStatusOptions,
} from './pay/use-wallet-modal-exchange-status.js'
export { useWalletModalExchanges, type UseWalletModalExchanges } from './pay/use-wallet-modal-exchanges.js'
export { useWalletModalPay, type UseWalletModalPay, type UseWalletModalPayOptions } from './pay/use-wallet-modal-pay.js'
export type { TaskState } from './pay/use-task.js'
export { useWalletModalProvider, type UseWalletModalProvider } from './use-wallet-modal-provider.js'
export {
  useWalletModalSendCalls,
  type UseWalletModalSendCalls,
  type UseWalletModalSendCallsOptions,
} from './use-wallet-modal-send-calls.js'
export { useWalletModalSIWX } from './use-wallet-modal-siwx.js'
export { useWalletModalState } from './use-wallet-modal-state.js'
export type { ListHook } from './use-holdings.js'
export { useWalletModalTheme, type UseWalletModalTheme } from './use-wallet-modal-theme.js'
export { useWalletModalNfts } from './use-wallet-modal-nfts.js'
export { useWalletModalTokens } from './use-wallet-modal-tokens.js'
export { useWalletModalTransactions } from './use-wallet-modal-transactions.js'
export {
  useWalletModalWallets,
  type ConnectWalletOptions,
  type UseWalletModalWallets,
} from './use-wallet-modal-wallets.js'
export {
  WalletModalAccountButton,
  type WalletModalAccountButtonProps,
} from './components/wallet-modal-account-button.js'
export { WalletModalButton, type WalletModalButtonProps } from './components/wallet-modal-button.js'
export {
  WalletModalConnectButton,
  type WalletModalConnectButtonProps,
} from './components/wallet-modal-connect-button.js'
export { WalletModalEmbed, type WalletModalEmbedProps } from './components/wallet-modal-embed.js'
export {
  WalletModalNetworkButton,
  type WalletModalNetworkButtonProps,
} from './components/wallet-modal-network-button.js'
export { WalletModalWalletButton, type WalletModalWalletButtonProps } from './components/wallet-modal-wallet-button.js'
export type { WalletItem, WalletItemInfo } from '../client/bindings/wallet-items.js'
export type { FetchWalletsOptions } from '../controllers/wallets/list/fetch-wallet-list.js'
