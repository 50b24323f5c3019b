import type {
  Chain,
  CustomTransport,
  FallbackTransport,
  HttpTransport,
  JsonRpcAccount,
  PublicClient,
  WalletClient,
} from 'viem'

import type { CaipNetwork } from '../../core/entities/network.js'

/** What the clients are created from, such as the result of `createWalletModal()`. */
export interface ClientSource {
  getCaipNetwork(namespace: 'eip155'): CaipNetwork | undefined
  getProvider(namespace: 'eip155'): unknown
  getAddress(namespace: 'eip155'): string | undefined
}

/** viem's client for reading the active EVM network. */
export type EvmPublicClient = PublicClient<FallbackTransport<readonly HttpTransport[]>, Chain>

/** viem's client for the connected EVM account. */
export type EvmWalletClient = WalletClient<CustomTransport, Chain, JsonRpcAccount>
