import { KEYS } from './keys.js'
import { readStored, removeStored, writeStored } from './read-write.js'

/** The link that opens a wallet for later requests (SPEC 3, WIRE 6). */
export interface DeepLinkChoice {
  readonly href: string
  readonly name: string
}

/** Stores the link that opens the connected wallet; `undefined` if the wallet has no link. */
export const keepDeepLink = (choice: DeepLinkChoice | undefined): void => writeStored(KEYS.deepLinkChoice, choice)

/** The stored link, if allowed. */
export const readDeepLink = (): DeepLinkChoice | undefined => readStored(KEYS.deepLinkChoice)

/** Forgets it, with the connection. */
export const dropDeepLink = (): void => removeStored(KEYS.deepLinkChoice)

/**
 * Removes a stored link that is not allowed: WalletConnect clients open whatever is stored under that name without
 * checking it.
 */
export const repairDeepLink = (): void => keepDeepLink(readDeepLink())
