import { createHash, randomBytes } from 'node:crypto'
import { MAIL_LIFE } from './limits.mjs'
import { Refusal } from './refusal.mjs'

/** Separates the state of a login from the URL that the page wants to return to. */
const RETURN_MARK = '--'
/** Longest wait for a provider, in milliseconds. */
const PATIENCE = 20_000

/** @typedef {{ provider: string, device: string, origin: string, verifier: string, nonce: string, until: number }} Begun */

const random = () => randomBytes(24).toString('hex')

/** @param {string | null} state @returns {{ key: string, returnUrl: string | undefined }} */
function readState(state) {
  const [key = '', ...rest] = (state ?? '').split(RETURN_MARK)
  return { key, returnUrl: rest.length ? rest.join(RETURN_MARK) : undefined }
}

/** @param {string} token a JSON web token that came straight from its issuer @returns {Record<string, unknown>} */
const claimsOf = token => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

/** @param {string} text @returns {string | undefined} the address, decoded if it was encoded once more */
function toUrl(text) {
  return [text, decodeURIComponent(text)].find(candidate => URL.canParse(candidate))
}

/** Logins with a social provider; each must be finished on the site and device that started it, and only once. */
export class SocialLogins {
  /** @type {Map<string, Begun>} */
  #begun = new Map()
  #clock
  #social
  #redirectUri

  /** @param {{ clock: import('./clock.mjs').Clock, social: { url: string }, redirectUri: () => string }} parts */
  constructor({ clock, social, redirectUri }) {
    this.#clock = clock
    this.#social = social
    this.#redirectUri = redirectUri
  }

  /** @param {string} provider @param {import('./frames.mjs').Frame} frame @returns {string} where the popup goes */
  begin(provider, { device, origin }) {
    const [key, verifier, nonce] = [random(), random(), random()]
    this.#begun.set(key, { provider, device, origin, verifier, nonce, until: this.#clock.now() + MAIL_LIFE })
    const query = new URLSearchParams({
      client_id: provider,
      response_type: 'code',
      redirect_uri: this.#redirectUri(),
      scope: 'openid email profile',
      prompt: 'login',
      state: key,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    return `${this.#social.url}/auth?${query}`
  }

  /**
   * The origin that may receive the result of a login.
   * @param {string | null} state
   * @returns {{ origin: string, returnUrl?: string } | undefined} `undefined` for a login that was not started here
   */
  returnOf(state) {
    const { key, returnUrl } = readState(state)
    const begun = this.#begun.get(key)
    if (!begun) return undefined
    const target = returnUrl === undefined ? undefined : toUrl(returnUrl)
    const isTheirs = target !== undefined && new URL(target).origin === begun.origin
    return { origin: begun.origin, ...(isTheirs ? { returnUrl: target } : {}) }
  }

  /**
   * @param {string} resultUri where the popup came back to
   * @param {import('./frames.mjs').Frame} frame
   * @returns {Promise<{ kind: string, subject: string, email: string | null, userName: string | null }>}
   * @throws {Refusal} the provider refused, or this is no login of this frame
   */
  async finish(resultUri, { device, origin }) {
    const own = this.#redirectUri()
    const url = URL.canParse(resultUri) ? new URL(resultUri) : undefined
    if (!url || `${url.origin}${url.pathname}` !== own) throw new Refusal('This is not the result of a login')
    const { key } = readState(url.searchParams.get('state'))
    const begun = this.#begun.get(key)
    if (!begun || begun.device !== device || begun.origin !== origin || this.#clock.now() >= begun.until) {
      throw new Refusal('This login was not started here. Start again.')
    }
    this.#begun.delete(key)
    const error = url.searchParams.get('error')
    if (error !== null) throw new Refusal(url.searchParams.get('error_description') ?? error)
    const claims = await this.#redeem(url.searchParams.get('code') ?? '', begun)
    return {
      kind: begun.provider,
      subject: String(claims.sub),
      email: typeof claims.email === 'string' ? claims.email.toLowerCase() : null,
      userName: typeof claims.preferred_username === 'string' ? claims.preferred_username : null,
    }
  }

  clear() {
    this.#begun.clear()
  }

  /** @param {string} code @param {Begun} begun @returns {Promise<Record<string, unknown>>} */
  async #redeem(code, { provider, verifier, nonce }) {
    try {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: provider,
        redirect_uri: this.#redirectUri(),
        code,
        code_verifier: verifier,
      })
      const signal = AbortSignal.timeout(PATIENCE)
      const response = await fetch(`${this.#social.url}/token`, { method: 'POST', body, signal })
      const { id_token: idToken, access_token: token } = await response.json()
      const identity = claimsOf(idToken)
      const headers = { authorization: `Bearer ${token}` }
      const claims = await (await fetch(`${this.#social.url}/me`, { headers, signal })).json()
      if (identity.nonce !== nonce || identity.aud !== provider || identity.sub !== claims.sub)
        throw new Error('mismatch')
      return claims
    } catch (cause) {
      throw new Refusal('The provider does not confirm this login', cause)
    }
  }
}
