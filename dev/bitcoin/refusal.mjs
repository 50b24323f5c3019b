/** Why the service does not take a transaction, in the code and words of a Bitcoin node. */
export class Refusal extends Error {
  /** @param {number} code @param {string} message */
  constructor(code, message) {
    super(message)
    this.code = code
  }
}
