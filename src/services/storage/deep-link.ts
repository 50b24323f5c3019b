import { KEYS } from './keys.js'
import { readStored, removeStored, writeStored } from './read-write.js'

/** How a wallet is opened for later requests (SPEC 3, WIRE 6). */
export interface DeepLinkChoice {
  readonly href: string
  readonly name: string
}

/** Notes how the connected wallet is opened, or that it is not opened by a link. */
export const keepDeepLink = (choice: DeepLinkChoice | undefined): void => writeStored(KEYS.deepLinkChoice, choice)

/** How it is opened; nothing that may not be. */
export const readDeepLink = (): DeepLinkChoice | undefined => readStored(KEYS.deepLinkChoice)

/** Forgets it, with the connection. */
export const dropDeepLink = (): void => removeStored(KEYS.deepLinkChoice)

/**
 * Removes a stored link that may not be opened: wallet-connection clients open what they find under that name without
 * looking at it.
 */
export const repairDeepLink = (): void => keepDeepLink(readDeepLink())
