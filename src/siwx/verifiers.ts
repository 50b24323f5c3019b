import type { SIWXSession } from '../core/entities/siwx.js'
import type { SIWXVerifier } from './default-siwx-options.js'
import type { EvmClient } from './verify/contract-call.js'

const load = async () => (await import('./verify-session.js')).VERIFY

/** A verifier of one family; the code that checks its signatures loads with the first session. */
abstract class FamilyVerifier implements SIWXVerifier {
  abstract readonly chainNamespace: 'eip155' | 'solana' | 'bip122'

  /** Whether a session belongs to the family. */
  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith(`${this.chainNamespace}:`)
  }

  /** Whether the account signed the message. */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await load())[this.chainNamespace](session)
  }
}

/**
 * Verifies the signatures of EVM accounts: those with a key of their own, and contract accounts (ERC-1271, ERC-6492),
 * which are called through the site's endpoints.
 */
export class EIP155Verifier extends FamilyVerifier {
  readonly chainNamespace = 'eip155'
  readonly #client: EvmClient | undefined

  /** `client` is used to read the chain, in place of the site's endpoints. */
  constructor({ client }: { readonly client?: EvmClient } = {}) {
    super()
    this.#client = client
  }

  /** Whether the account signed the message. */
  override async verify(session: SIWXSession): Promise<boolean> {
    return (await load()).eip155(session, this.#client)
  }
}

/** Verifies the signatures of Solana accounts. */
export class SolanaVerifier extends FamilyVerifier {
  readonly chainNamespace = 'solana'
}

/** Verifies the signatures of Bitcoin addresses, both ECDSA and BIP-322. */
export class BIP122Verifier extends FamilyVerifier {
  readonly chainNamespace = 'bip122'
}
