import type { CaipNetwork } from '../../core/entities/network.js'
import { safeRpcUrl } from '../../core/chain/rpc-url.js'
import { safeWebUrl } from '../../core/url.js'
import { parseWalletError } from '../../services/wallets/wallet-reply.js'

/** Chain unknown to the wallet (EIP-3326). */
const UNKNOWN_CHAIN = 4902
/**
 * The codes after which a wallet is asked to add the chain (SPEC 4 and 8). The last one is what wallets really send for
 * 32603.
 */
const ADD_AFTER: readonly unknown[] = [UNKNOWN_CHAIN, 5000, 32603, -32603]

/** Whether a wallet that failed to switch is to be asked to add the chain. */
export function isUnknownChain(thrown: unknown): boolean {
  const { code, originalCode } = parseWalletError(thrown)
  return ADD_AFTER.includes(code) || originalCode === UNKNOWN_CHAIN
}

/** The chain id of an EVM network in the wallets' format. */
export const toHexChainId = ({ id }: CaipNetwork): string => `0x${Number(id).toString(16)}`

/** The parameter of `wallet_addEthereumChain` (EIP-3085): the chain's own public endpoints, never the site's. */
export function toAddParameter(network: CaipNetwork): object {
  const { name, nativeCurrency, rpcUrls, blockExplorers } = network
  const usable = (urls: readonly string[]): readonly string[] => urls.flatMap(url => safeRpcUrl(url) ?? [])
  const own = usable(rpcUrls.chainDefault.http)
  const explorer = safeWebUrl(blockExplorers?.default.url)
  return {
    chainId: toHexChainId(network),
    chainName: name,
    nativeCurrency,
    rpcUrls: own.length ? own : usable(rpcUrls.default.http),
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
}
