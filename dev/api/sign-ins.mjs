/** Who is signed in, and the nonces to sign in with. */
export class SignIns {
  /** Nonces by the token that goes with them. @type {Map<string, string>} */
  nonces = new Map()
  /** Accounts by the token of their session. @type {Map<string, object>} */
  sessions = new Map()

  reset() {
    this.nonces.clear()
    this.sessions.clear()
  }
}
