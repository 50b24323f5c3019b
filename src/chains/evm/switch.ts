import { safeRpcUrl, safeWebUrl } from '../../core/url.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { RequestPendingError } from '../../core/errors/connection.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../core/errors/network.js'
import { parseWalletFault } from '../../services/wallets/evm-reply.js'
import { readChainId } from './connect.js'
import { isPending, isRejection } from './errors.js'
import type { EvmWallet } from './wallet.js'

/** A chain that the wallet does not know (EIP-3326). */
const UNKNOWN_CHAIN = 4902
/** The codes after which a wallet is asked to add the chain (SPEC 4 and 8; the last is how 32603 is really sent). */
const ADD_AFTER: readonly unknown[] = [UNKNOWN_CHAIN, 5000, 32603, -32603]

function isUnknownChain(thrown: unknown): boolean {
  const { code, originalCode } = parseWalletFault(thrown)
  return ADD_AFTER.includes(code) || originalCode === UNKNOWN_CHAIN
}

/** The parameter of `wallet_addEthereumChain` (EIP-3085): the chain's own public endpoints, never the site's. */
function toAddParameter(network: CaipNetwork, chainId: string): object {
  const { name, nativeCurrency, rpcUrls, blockExplorers } = network
  const usable = (urls: readonly string[]): readonly string[] => urls.flatMap(url => safeRpcUrl(url) ?? [])
  const own = usable(rpcUrls.chainDefault.http)
  const explorer = safeWebUrl(blockExplorers?.default.url)
  return {
    chainId,
    chainName: name,
    nativeCurrency,
    rpcUrls: own.length ? own : usable(rpcUrls.default.http),
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
}

/**
 * Has a wallet change its chain, and add it when it does not know it. Resolves to the chain the wallet reports
 * afterwards, whatever was asked for; `undefined` when that cannot be read.
 *
 * @throws {SwitchRejectedError} refused; adding the chain is not tried
 * @throws {RequestPendingError} the wallet still has an older request open
 * @throws {ChainNotSupportedError} the wallet does not know the chain and adding it failed
 * @throws {SwitchNetworkError} any other failure
 */
export async function switchChain(wallet: EvmWallet, network: CaipNetwork): Promise<number | undefined> {
  const chainId = `0x${Number(network.id).toString(16)}`
  try {
    await wallet.bound.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
  } catch (cause) {
    if (isRejection(cause)) throw new SwitchRejectedError({ cause })
    if (isPending(cause)) throw new RequestPendingError({ cause })
    if (!isUnknownChain(cause)) throw new SwitchNetworkError({ cause })
    await addChain(wallet, toAddParameter(network, chainId))
  }
  return readChainId(wallet)
}

async function addChain(wallet: EvmWallet, parameter: object): Promise<void> {
  try {
    await wallet.bound.request({ method: 'wallet_addEthereumChain', params: [parameter] })
  } catch (cause) {
    throw new ChainNotSupportedError({ cause })
  }
}
