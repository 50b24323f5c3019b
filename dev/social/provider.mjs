import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { requirePackage } from '../packages.mjs'
import { faces, SCOPE } from './faces.mjs'

/** @typedef {{ provider: string, handle: string, email: string }} Person */

/**
 * A single OpenID provider that imitates all social providers. Each of them is a client of it, so the client id
 * determines which one to imitate.
 * @param {{ issuer: string, redirectUri: string, print: (line: string) => void }} settings
 */
export async function createProvider({ issuer, redirectUri, print }) {
  const { Provider } = await requirePackage('oidc-provider')
  /** Who has logged in, by id. @type {Map<string, Person>} */
  const people = new Map()
  const claimsOf = (/** @type {string} */ id) => {
    const person = people.get(id)
    if (!person) return { sub: id }
    const { handle, email } = person
    const face = faces[person.provider]
    const told = face?.tellsEmail ? { email, email_verified: true } : {}
    return { sub: id, name: handle, preferred_username: face?.toUserName(handle) ?? handle, ...told }
  }
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider = new Provider(issuer, {
    clients: Object.keys(faces).map(face => ({
      client_id: face,
      token_endpoint_auth_method: 'none',
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username'] },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: {
      url: (/** @type {unknown} */ _ctx, /** @type {{ uid: string }} */ { uid }) => `/interaction/${uid}`,
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 3_600, Session: 3_600, Grant: 3_600 },
    findAccount: (/** @type {unknown} */ _ctx, /** @type {string} */ id) => ({
      accountId: id,
      claims: () => claimsOf(id),
    }),
    // There is no consent step: to approve on the page approves everything.
    async loadExistingGrant(/** @type {any} */ { oidc }) {
      const { client, session } = oidc
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
    renderError(/** @type {any} */ ctx, /** @type {any} */ out) {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = `${out.error}: ${out.error_description ?? ''}`
    },
  })
  provider.on('server_error', (/** @type {unknown} */ _ctx, /** @type {Error} */ error) =>
    print(`social ${error.message}`),
  )
  return {
    provider,
    /** @param {Person} person @returns {string} the id, the same for the same name */
    enter(person) {
      const id = `${person.provider}:${person.handle}`
      people.set(id, person)
      return id
    },
  }
}
