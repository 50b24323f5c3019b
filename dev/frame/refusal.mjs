/** A request that is refused; the message is for the visitor. */
export class Refusal extends Error {
  /** @param {string} message @param {unknown} [cause] */
  constructor(message, cause) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'Refusal'
  }
}
