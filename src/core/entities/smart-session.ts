/** A permission or a policy: its type, and what that type says in a form of its own. */
export interface SmartSessionTerm {
  readonly type: string
  readonly data: unknown
}

/** A site as the service names it. */
export interface SmartSessionProject {
  readonly id: string
  readonly name: string
  readonly url?: string | undefined
  readonly iconUrl?: string | undefined
}

/** A wallet's permission to sign for a site without asking, until it expires or is revoked. Times are in ms since 1970. */
export interface SmartSession {
  /** The service's id of it. */
  readonly pci: string
  readonly project: SmartSessionProject | undefined
  readonly createdAt: number | undefined
  readonly expiresAt: number
  readonly revokedAt: number | undefined
  readonly permissions: readonly SmartSessionTerm[]
  readonly policies: readonly SmartSessionTerm[]
  /** What a wallet needs to act on it, as hex; `undefined` until it is activated. */
  readonly context: string | undefined
}

/** Which permission is revoked. */
export interface SmartSessionRevocation {
  readonly pci: string
  /** Of the account, as the wallet gave it. */
  readonly signature: string
}
