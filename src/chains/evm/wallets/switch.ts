import type { CaipNetwork } from '../../../core/entities/network.js'
import { RequestPendingError } from '../../../core/errors/connection.js'
import { ChainNotSupportedError, SwitchNetworkError, SwitchRejectedError } from '../../../core/errors/network.js'
import { wait } from '../../../core/time.js'
import { isUnknownChain, toAddParameter, toHexChainId } from '../../shared/add-chain.js'
import { readChainId } from './connect.js'
import { isRejection } from '../../shared/rejection.js'
import { checkOpen } from '../../shared/unless-aborted.js'
import { isPending } from '../../shared/wallet-errors.js'
import type { EvmWallet } from './wallet.js'

/** How long to wait for a switch to take effect, in ms: some wallets report it slightly early. */
const SETTLE = 1_000
/** How often its chain is polled meanwhile, in ms. */
const POLL = 50

/**
 * Switches a wallet's chain, and adds it if unknown; a wallet that adds a chain without switching is asked again.
 * Resolves to the chain the wallet reports afterwards, whatever was requested; `undefined` if it cannot be read. Once
 * the signal is aborted, nothing more is asked.
 *
 * @throws {SwitchRejectedError} refused; adding the chain is not tried
 * @throws {RequestPendingError} the wallet still has an older request open
 * @throws {ChainNotSupportedError} the wallet does not know the chain and adding it failed
 * @throws {SwitchNetworkError} any other failure
 * @throws {ModalClosedError} the signal was aborted
 */
export async function switchChain(
  wallet: EvmWallet,
  network: CaipNetwork,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const wanted = Number(network.id)
  const unknown = await askToSwitch(wallet, network)
  checkOpen(signal)
  if (!unknown) return settledChain(wallet, wanted)
  await addChain(wallet, toAddParameter(network))
  const chainId = await settledChain(wallet, wanted)
  checkOpen(signal)
  if (chainId === undefined || chainId === wanted) return chainId
  const cause = await askToSwitch(wallet, network) // EIP-3085 leaves it to the wallet whether to switch too
  if (cause) throw new ChainNotSupportedError({ cause })
  return settledChain(wallet, wanted)
}

/** Asks a wallet to switch its chain; resolves to the error if it does not know the chain. */
async function askToSwitch(wallet: EvmWallet, network: CaipNetwork): Promise<unknown> {
  try {
    const params = [{ chainId: toHexChainId(network) }]
    await wallet.bound.request({ method: 'wallet_switchEthereumChain', params })
    return undefined
  } catch (cause) {
    if (isRejection(cause)) throw new SwitchRejectedError({ cause })
    if (isPending(cause)) throw new RequestPendingError({ cause })
    if (!isUnknownChain(cause)) throw new SwitchNetworkError({ cause })
    return cause
  }
}

/** A wallet's chain, after giving it time to complete the switch. */
async function settledChain(wallet: EvmWallet, wanted: number): Promise<number | undefined> {
  const end = Date.now() + SETTLE
  let chainId = await readChainId(wallet)
  while (chainId !== undefined && chainId !== wanted && Date.now() < end) {
    await wait(POLL)
    chainId = await readChainId(wallet)
  }
  return chainId
}

async function addChain(wallet: EvmWallet, parameter: object): Promise<void> {
  try {
    await wallet.bound.request({ method: 'wallet_addEthereumChain', params: [parameter] })
  } catch (cause) {
    throw new ChainNotSupportedError({ cause })
  }
}
