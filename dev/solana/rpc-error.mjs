/** Codes of Solana's JSON-RPC. */
export const codes = Object.freeze({
  parse: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
  preflightFailure: -32002,
  badSignature: -32003,
  unsupportedVersion: -32015,
  minContextSlot: -32016,
})

/** What a call is answered with when it fails. */
export class RpcError extends Error {
  /** @param {number} code @param {string} message @param {unknown} [data] */
  constructor(code, message, data) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** @param {string} message @returns {RpcError} */
export const invalidParams = message => new RpcError(codes.invalidParams, message)
