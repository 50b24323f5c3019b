import { expect } from '@open-wc/testing'

import { HttpStatusError } from '../../../src/core/errors/service.js'
import { authService } from '../../../src/services/sign-in/auth-service.js'
import { type Answer, fakeFetch, json, type Seen } from '../../helpers/fake-fetch.js'
import { sessionFor } from '../../helpers/fake-siwx.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { rejection } from '../../helpers/rejection.js'

function service(answer: (request: Seen) => Answer) {
  const { fetchLike, seen } = fakeFetch(answer)
  const options = { projectId: 'p', services: { catalogue: 'https://api.example' } }
  return { auth: authService(options, { fetchLike }), seen }
}

const ACCOUNT = {
  address: ALICE,
  caip2Network: 'eip155:1',
  uri: 'https://a',
  domain: 'a',
  nonce: 'n',
  exp: 1,
  email: 'x@y',
}
const headersOf = ({ init }: Seen): Record<string, string> => Object.fromEntries(new Headers(init.headers))

describe('the hosted session service', () => {
  it('issues a nonce with its token', async () => {
    const { auth, seen } = service(() => json({ nonce: 'abcdefgh', token: 'jwt' }))
    expect(await auth.nonce()).to.deep.equal({ nonce: 'abcdefgh', token: 'jwt' })
    expect(seen[0]?.url.pathname).to.equal('/auth/v1/nonce')
    expect(seen[0]?.url.searchParams.get('projectId')).to.equal('p')
  })

  it('signs in with what was signed, and nothing about the visitor besides', async () => {
    const { auth, seen } = service(() => json({ token: 'session' }))
    const session = sessionFor(ALICE)
    expect(await auth.authenticate(session, 'jwt')).to.equal('session')
    const [request] = seen
    expect(request?.url.pathname).to.equal('/auth/v1/authenticate')
    expect(request && headersOf(request)).to.include({
      'x-nonce-jwt': 'Bearer jwt',
      'content-type': 'application/json',
    })
    const { data, message, signature } = session
    expect(JSON.parse(String(request?.init.body))).to.deep.equal({ data, message, signature })
  })

  it('says whose session a token is', async () => {
    const { auth, seen } = service(() => json(ACCOUNT))
    const { email: _email, ...kept } = ACCOUNT
    expect(await auth.me('session')).to.deep.equal(kept)
    expect(seen[0] && headersOf(seen[0])['authorization']).to.equal('Bearer session')
  })

  it('says so without what is missing, null or invalid', async () => {
    const reply = { ...ACCOUNT, uri: null, domain: 7, nonce: null, exp: null }
    const account = await service(() => json(reply)).auth.me('session')
    const { address, caip2Network } = ACCOUNT
    expect(account).to.include({ address, caip2Network })
    for (const name of ['uri', 'domain', 'nonce', 'exp'] as const)
      expect(account?.[name] ?? undefined).to.equal(undefined)
  })

  for (const [name, answer] of [
    ['refused', () => json({}, { status: 401 })],
    ['of nobody', () => json({ address: 7 })],
    ['on no chain', () => json({ ...ACCOUNT, caip2Network: 'x' })],
    ['valid until no date', () => json({ ...ACCOUNT, exp: 8.64e12 + 1 })],
  ] as const)
    it(`takes a token that is ${name} for no session`, async () => {
      expect(await service(answer).auth.me('session')).to.equal(undefined)
    })

  it('distinguishes a failing service from a refusal', async () => {
    const { auth } = service(() => json({}, { status: 500 }))
    expect(await rejection(auth.me('session'))).to.be.instanceOf(HttpStatusError)
    expect(await rejection(auth.signOut('session'))).to.be.instanceOf(HttpStatusError)
    expect(await rejection(auth.authenticate(sessionFor(ALICE), 'jwt'))).to.be.instanceOf(HttpStatusError)
  })

  for (const [name, answer] of [
    ['with nothing', () => new Response('')],
    ['that it is over already', () => json({}, { status: 401 })],
  ] as const)
    it(`signs out when the service answers ${name}`, async () => {
      const { auth, seen } = service(answer)
      await auth.signOut('session')
      expect(seen[0]?.url.pathname).to.equal('/auth/v1/sign-out')
      expect(seen[0] && headersOf(seen[0])['authorization']).to.equal('Bearer session')
    })
})
