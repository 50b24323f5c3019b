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

/** The methods from which clients are created; the result of `createWalletModal()` has them. */
export interface ClientSource {
  getCaipNetwork(namespace: 'eip155'): CaipNetwork | undefined
  getProvider(namespace: 'eip155'): unknown
  getAddress(namespace: 'eip155'): string | undefined
}

/** A viem client that reads the active EVM network. */
export type EvmPublicClient = PublicClient<FallbackTransport<readonly HttpTransport[]>, Chain>

/** A viem client for the connected EVM account. */
export type EvmWalletClient = WalletClient<CustomTransport, Chain, JsonRpcAccount>
