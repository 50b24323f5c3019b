import type { SIWXSession } from '../core/entities/siwx.js'
import type { EvmClient } from './verify/contract-call.js'

/**
 * Whether an EVM account signed: one with a key, or a contract account, checked through `client` or the site's
 * endpoints.
 */
async function verifyEvm({ data, message, signature }: SIWXSession, client?: EvmClient): Promise<boolean> {
  const { clientOn, isEvmSignature } = await import('./verify/evm.js')
  if (await isEvmSignature(message, signature, data.accountAddress, undefined)) return true
  const reads = clientOn(data.chainId, client) ?? (await import('./page-client.js')).pageClient(data.chainId)
  return isEvmSignature(message, signature, data.accountAddress, reads)
}

async function verifySolana({ data, message, signature }: SIWXSession): Promise<boolean> {
  return (await import('./verify/solana.js')).isSolanaSignature(message, signature, data.accountAddress)
}

async function verifyBitcoin({ data, message, signature, signatureType }: SIWXSession): Promise<boolean> {
  const { isSignatureOn } = await import('./verify/bitcoin/bitcoin.js')
  const { accountAddress: address, chainId } = data
  return isSignatureOn(chainId, message, signature, { address, ...(signatureType ? { type: signatureType } : {}) })
}

/** How each family is verified; the code that checks its signatures loads with the first session. */
export const VERIFY = { eip155: verifyEvm, solana: verifySolana, bip122: verifyBitcoin }
