import { isSameAddress } from '../core/address.js'
import { type CaipNetworkId, parseCaipNetworkId } from '../core/caip.js'
import type { Cacao, SIWXConfig, SIWXMessage, SIWXMessageInput, SIWXSession } from '../core/entities/siwx.js'

/** The account that is signed in, in the older interface. */
export interface SIWESession {
  readonly address: string
  readonly chainId: number
}

/** The fields common to all messages. */
export interface SIWEMessageParams {
  readonly domain: string
  readonly uri: string
  /** Not used: the message is for the network of the account. */
  readonly chains: readonly number[]
  readonly statement?: string
  readonly resources?: readonly string[]
  /** When the message was created, in ISO 8601; default: now. */
  readonly iat?: string
  /** When the message becomes valid, in ISO 8601. */
  readonly nbf?: string
  /** When the message expires, in ISO 8601. */
  readonly exp?: string
  readonly requestId?: string
}

/** The fields from which the site creates a message. `address` has the form `did:pkh:eip155:1:0x…`. */
export interface SIWECreateMessageArgs extends Omit<SIWEMessageParams, 'chains'> {
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
}

/** A signed message, for the site's server to verify. */
export interface SIWEVerifyMessageArgs {
  readonly message: string
  readonly signature: string
  readonly data?: SIWXSession['data']
  readonly cacao?: Cacao
}

/** The older sign-in interface, for EVM accounts only. */
export interface SIWEConfig {
  /**
   * Returns a new nonce from the site's server, 8 to 128 letters and digits. `address` has the form
   * `did:pkh:eip155:1:0x…`.
   */
  readonly getNonce: (address?: string) => Promise<string>
  /** Returns the fields that all messages of the site have in common. */
  readonly getMessageParams: () => Promise<SIWEMessageParams>
  /** Returns the text that the wallet signs. */
  readonly createMessage: (args: SIWECreateMessageArgs) => string
  /** Has the site's server verify a signed message and start a session; `false` rejects the sign-in. */
  readonly verifyMessage: (args: SIWEVerifyMessageArgs) => Promise<boolean>
  /** Returns the session of the site's server, if there is one. */
  readonly getSession: () => Promise<SIWESession | null | undefined>
  /** Ends the session of the site's server; `false` means that it could not be ended. */
  readonly signOut: () => Promise<boolean>
  /** Called after a sign-in. */
  readonly onSignIn?: (session?: SIWESession) => void
  /** Called after a sign-out. */
  readonly onSignOut?: () => void
  /** Whether visitors must sign in; default: `true`. */
  readonly required?: boolean
  /** Whether visitors can sign in at all; default: `true`. */
  readonly enabled?: boolean
  /** Whether disconnecting ends the session; default: `true`. */
  readonly signOutOnDisconnect?: boolean
  /** Whether switching to another account ends the session; default: `true`. */
  readonly signOutOnAccountChange?: boolean
  /** Whether switching to another network ends the session; default: `true`. */
  readonly signOutOnNetworkChange?: boolean
  /** Has no effect, because nonces are requested on demand. */
  readonly nonceRefetchIntervalMs?: number
  /** Has no effect, because sessions are requested on demand. */
  readonly sessionRefetchIntervalMs?: number
}

/** Loaded on demand, because a page imports this file statically. */
async function failed(details: string): Promise<Error> {
  const { SignInFailedError } = await import('../core/errors/sign-in.js')
  return new SignInFailedError({ details })
}

async function disabled(): Promise<Error> {
  const { SiwxDisabledError } = await import('../core/errors/sign-in.js')
  return new SiwxDisabledError()
}

/** A session that only names its account; the site's own session is on its server. */
const sessionOf = (chainId: CaipNetworkId, accountAddress: string): SIWXSession => ({
  data: { accountAddress, chainId, domain: '', uri: '', version: '', nonce: '' },
  message: '',
  signature: '',
})

const isEvm = (chainId: string): boolean => parseCaipNetworkId(chainId)?.namespace === 'eip155'

/** Adapts the older interface to the current one. */
class MappedSIWE implements SIWXConfig {
  readonly signOutOnDisconnect: boolean
  readonly #config: SIWEConfig
  /** The site was signed out, and no session has been seen since. */
  #isSignedOut = false
  #revoking: Promise<void> = Promise.resolve()

  constructor(config: SIWEConfig) {
    this.#config = config
    this.signOutOnDisconnect = config.signOutOnDisconnect !== false
  }

  /**
   * Creates the message for an EVM account, with a nonce from the site.
   *
   * @throws {SiwxDisabledError} the site has turned its sign-in off, or has none for the family
   */
  async createMessage({ accountAddress, chainId }: SIWXMessageInput): Promise<SIWXMessage> {
    const { getNonce, getMessageParams, createMessage, enabled } = this.#config
    if (enabled === false || !isEvm(chainId)) throw await disabled()
    const address = `did:pkh:${chainId}:${accountAddress}`
    const [nonce, params] = await Promise.all([getNonce(address), getMessageParams()])
    const isNonce = typeof nonce === 'string' && /^[A-Za-z0-9]{8,128}$/.test(nonce) // the site may return anything
    if (!isNonce) throw await failed('The nonce is not valid.')
    const { chains: _chains, ...facts } = params
    const iat = facts.iat ?? new Date().toISOString()
    const args = {
      ...facts,
      iat,
      address,
      chainId: Number(chainId.slice('eip155:'.length)),
      nonce,
      version: '1',
    } as const
    const text = createMessage(args)
    const { exp, nbf, iat: _iat, ...named } = facts
    return {
      ...named,
      accountAddress,
      chainId,
      nonce,
      version: '1',
      issuedAt: iat,
      ...(exp === undefined ? {} : { expirationTime: exp }),
      ...(nbf === undefined ? {} : { notBefore: nbf }),
      toString: () => text,
    }
  }

  /** Has the site's server verify a session, and notifies the site. */
  async addSession({ message, signature, data, cacao }: SIWXSession): Promise<void> {
    this.#isSignedOut = false
    const { verifyMessage, getSession, onSignIn } = this.#config
    const args = { message, signature, data, ...(cacao ? { cacao } : {}) }
    if (!(await verifyMessage(args))) throw await failed('The site did not accept the signature.')
    const session = await getSession()
    onSignIn?.(session ?? undefined)
  }

  /**
   * Signs out an account: the older interface has one session, which may belong to another. An account that is
   * disconnected is revoked for each of its chains; one after the other, so that only the first signs out.
   */
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void> {
    if (!isEvm(chainId)) return Promise.resolve()
    const revoked = this.#revoking.then(() => this.#revoke(address))
    this.#revoking = revoked.catch(() => undefined)
    return revoked
  }

  /** Signs in with each session, or signs out if there are none. */
  async setSessions(sessions: readonly SIWXSession[]): Promise<void> {
    if (!sessions.length) return this.#signOut()
    for (const session of sessions) await this.addSession(session)
  }

  /** The site's session if it belongs to this account and chain; a session of another account or chain is ended. */
  async getSessions(chainId: CaipNetworkId, address: string): Promise<readonly SIWXSession[]> {
    if (!isEvm(chainId) || this.#config.enabled === false) return [sessionOf(chainId, address)]
    const session = await this.#config.getSession()
    if (!session) return []
    this.#isSignedOut = false
    const { signOutOnAccountChange = true, signOutOnNetworkChange = true } = this.#config
    const isOther = signOutOnAccountChange && !isSameAddress('eip155', session.address, address)
    const isElsewhere = signOutOnNetworkChange && chainId !== `eip155:${session.chainId}`
    if (!isOther && !isElsewhere) return [sessionOf(chainId, address)]
    await this.#signOut()
    return []
  }

  /** Whether visitors must sign in. */
  getRequired(): boolean {
    return this.#config.required !== false && this.#config.enabled !== false
  }

  async #revoke(address: string): Promise<void> {
    if (this.#isSignedOut) return
    const session = await this.#config.getSession().catch(() => undefined)
    if (!session || isSameAddress('eip155', session.address, address)) await this.#signOut()
  }

  async #signOut(): Promise<void> {
    if (!(await this.#config.signOut())) throw await failed('The site did not sign out.')
    this.#isSignedOut = true
    this.#config.onSignOut?.()
  }
}

/** Converts a sign-in configuration in the older interface for the option `siweConfig` of `createWalletModal`. */
export const createSIWEConfig = (config: SIWEConfig): SIWXConfig => new MappedSIWE(config)
