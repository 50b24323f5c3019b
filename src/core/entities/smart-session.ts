/** A permission or a policy; the format of `data` depends on its `type`. */
export interface SmartSessionTerm {
  readonly type: string
  readonly data: unknown
}

/** The site that holds a permission, as the service describes it. */
export interface SmartSessionProject {
  readonly id: string
  readonly name: string
  readonly url?: string | undefined
  readonly iconUrl?: string | undefined
}

/**
 * A wallet's permission to sign for a site without prompting, until it expires or is revoked. All times are in ms since
 * 1970.
 */
export interface SmartSession {
  /** The service's id for the permission. */
  readonly pci: string
  readonly project: SmartSessionProject | undefined
  readonly createdAt: number | undefined
  readonly expiresAt: number
  readonly revokedAt: number | undefined
  readonly permissions: readonly SmartSessionTerm[]
  readonly policies: readonly SmartSessionTerm[]
  /** The data that a wallet needs to act on the permission, as hex; `undefined` until it is activated. */
  readonly context: string | undefined
}

/** The permission to revoke. */
export interface SmartSessionRevocation {
  /** The service's id for the permission. */
  readonly pci: string
  /** The account's signature, as returned by the wallet. */
  readonly signature: string
}
