import { toHex } from '../core/encoding/bytes.js'

export { formatSignInMessage } from '../core/sign-in/format.js'

/** Bytes of a nonce: too many to guess. */
const NONCE_BYTES = 16

/** Creates a nonce of 32 hex digits. Create a new one for each attempt, and never accept one twice. */
export const randomNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
