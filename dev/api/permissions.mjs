/**
 * What an account has permitted; times in unix seconds.
 * @typedef {{ pci: string, project: { id: string, name: string, url: null, iconUrl: null }, expiry: number, createdAt: number, permissions: unknown[], policies: unknown[], context: string | null, revokedAt: number | null }} Permission
 */

/** What wallets have permitted sites. */
export class Permissions {
  /** By account id. @type {Map<string, Permission[]>} */
  #granted = new Map()

  /** The list of an account's permissions, to which new ones are added. @param {string} account */
  of(account) {
    const permissions = this.#granted.get(account) ?? []
    this.#granted.set(account, permissions)
    return permissions
  }

  reset() {
    this.#granted.clear()
  }
}
