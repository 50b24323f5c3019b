export { createWalletModal, getWalletModal, whenWalletModalReady } from '../client.js'
export {
  useWalletInfo,
  useWalletModalAccount,
  type UseWalletModalAccount,
  useWalletModalBalance,
  type UseWalletModalBalance,
  useWalletModalProvider,
  type UseWalletModalProvider,
} from './account.js'
export { useWalletModalSendCalls, type UseWalletModalSendCalls } from './calls.js'
export {
  useWalletModalConnection,
  type UseWalletModalConnection,
  type UseWalletModalConnectionOptions,
  useWalletModalConnections,
  type UseWalletModalConnections,
} from './connections.js'
export {
  useWalletModalExchangeStatus,
  type UseWalletModalExchangeStatus,
  type UseWalletModalExchangeStatusOptions,
} from './exchange-status.js'
export type { NamespaceSource, Refs } from './follow.js'
export { type ListRefs, useWalletModalNfts, useWalletModalTokens, useWalletModalTransactions } from './holdings.js'
export {
  useDisconnect,
  useWalletModal,
  useWalletModalEvents,
  useWalletModalSIWX,
  useWalletModalState,
  useWalletModalTheme,
  type UseWalletModalTheme,
} from './modal.js'
export { useWalletModalNetwork, type UseWalletModalNetwork } from './network.js'
export {
  useWalletModalExchanges,
  type UseWalletModalExchanges,
  useWalletModalPay,
  type UseWalletModalPay,
  type UseWalletModalPayOptions,
} from './pay.js'
export type { TaskRefs } from './task.js'
export { useWalletModalWallets, type UseWalletModalWallets } from './wallets.js'
export {
  WalletModalAccountButton,
  type WalletModalAccountButtonProps,
} from './components/wallet-modal-account-button.js'
export { WalletModalButton, type WalletModalButtonProps } from './components/wallet-modal-button.js'
export {
  WalletModalConnectButton,
  type WalletModalConnectButtonProps,
} from './components/wallet-modal-connect-button.js'
export { WalletModalEmbed } from './components/wallet-modal-embed.js'
export {
  WalletModalNetworkButton,
  type WalletModalNetworkButtonProps,
} from './components/wallet-modal-network-button.js'
export { WalletModalWalletButton, type WalletModalWalletButtonProps } from './components/wallet-modal-wallet-button.js'
export type { ButtonComponent, ButtonEvents, ElementProps } from './components/wrap-element.js'
export type { DisconnectOptions, UseDisconnect } from '../client/bindings/disconnect.js'
export type { BalanceResult, NativeBalance } from '../client/bindings/fetch-balance.js'
export type { ConnectionChoice } from '../client/bindings/change-connection.js'
export type { UseWalletModal } from '../client/bindings/modal-actions.js'
export type { WalletItem, WalletItemInfo } from '../client/bindings/wallet-items.js'
export type { ConnectWalletOptions } from '../client/bindings/wallets.js'
export type { FetchWalletsOptions } from '../controllers/wallets/list/fetch-wallet-list.js'
