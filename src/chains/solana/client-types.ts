import type { Rpc, SolanaRpcApi } from '@solana/web3.js'

import type { CaipNetwork } from '../../core/entities/network.js'

/** What the clients are created from, such as the result of `createWalletModal()`. */
export interface ClientSource {
  getCaipNetwork(namespace: 'solana'): CaipNetwork | undefined
  getProvider(namespace: 'solana'): unknown
}

/** A client of web3.js for the active cluster. */
export type SolanaRpc = Rpc<SolanaRpcApi>
