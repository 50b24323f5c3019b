/** What is used of the curve for SegWit. */
export interface Ecdsa {
  verify(
    signature: Uint8Array,
    hash: Uint8Array,
    publicKey: Uint8Array,
    options: { prehash: boolean; format: 'der'; lowS: boolean },
  ): boolean
}

/** What is used of the curve for Taproot. */
export interface Schnorr {
  verify(signature: Uint8Array, hash: Uint8Array, publicKey: Uint8Array): boolean
}
