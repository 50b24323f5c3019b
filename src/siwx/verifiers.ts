import type { ChainNamespace } from '../core/caip.js'
import type { SIWXSession } from '../core/entities/siwx.js'
import type { EvmClient } from './verify/contract-call.js'

/** Verifies the sessions of one family. */
export interface SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  /** Whether a session is one of the family. */
  shouldVerify(session: SIWXSession): boolean
  /** Whether the account signed the message. */
  verify(session: SIWXSession): Promise<boolean>
}

/** A verifier of one family; what checks its signatures is loaded with the first session. */
abstract class FamilyVerifier implements SIWXVerifier {
  abstract readonly chainNamespace: ChainNamespace

  /** Whether a session is one of the family. */
  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith(`${this.chainNamespace}:`)
  }

  /** Whether the account signed the message. */
  abstract verify(session: SIWXSession): Promise<boolean>
}

/** Verifies EVM accounts: those with a key, and contract accounts over the site's endpoints (ERC-1271, ERC-6492). */
export class EIP155Verifier extends FamilyVerifier {
  readonly chainNamespace = 'eip155'
  readonly #client: EvmClient | undefined

  /** `client` reads the chain instead of the site's endpoints. */
  constructor({ client }: { readonly client?: EvmClient } = {}) {
    super()
    this.#client = client
  }

  /** Whether the account signed the message. */
  async verify({ data, message, signature }: SIWXSession): Promise<boolean> {
    const { isEvmSignature } = await import('./verify/evm.js')
    if (await isEvmSignature(message, signature, data.accountAddress, undefined)) return true
    const client = this.#client ?? (await import('./page-client.js')).pageClient(data.chainId)
    return isEvmSignature(message, signature, data.accountAddress, client)
  }
}

/** Verifies Solana accounts. */
export class SolanaVerifier extends FamilyVerifier {
  readonly chainNamespace = 'solana'

  /** Whether the account signed the message. */
  async verify({ data, message, signature }: SIWXSession): Promise<boolean> {
    return (await import('./verify/solana.js')).isSolanaSignature(message, signature, data.accountAddress)
  }
}

/** Verifies Bitcoin addresses, in ECDSA and by BIP-322. */
export class BIP122Verifier extends FamilyVerifier {
  readonly chainNamespace = 'bip122'

  /** Whether the account signed the message. */
  async verify({ data, message, signature, signatureType }: SIWXSession): Promise<boolean> {
    const { isSignatureOn } = await import('./verify/bitcoin/bitcoin.js')
    const { accountAddress: address, chainId } = data
    return isSignatureOn(chainId, message, signature, { address, ...(signatureType ? { type: signatureType } : {}) })
  }
}
