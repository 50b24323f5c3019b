import { expect } from '@open-wc/testing'

import { HostedSessions } from '../../src/siwx/index.js'
import { ALICE, BOB } from '../helpers/fake-adapter.js'
import { sessionFor } from '../helpers/fake-siwx.js'
import { endInstance, instance } from '../helpers/instance.js'
import { rejection } from '../helpers/rejection.js'

const real = globalThis.fetch
const sessionOf = (nonce: string) => sessionFor(ALICE, 'eip155:1', { nonce })

/** A hosted service in the page that knows one visitor. */
function host({ me = { body: { address: ALICE, caip2Network: 'eip155:1' } as object, status: 200 } } = {}) {
  const calls: string[] = []
  let signedIn = false
  let issued = 0
  const reply = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    const bearer = new Headers(init?.headers).get(pathname.endsWith('authenticate') ? 'x-nonce-jwt' : 'authorization')
    calls.push(`${pathname.split('/').at(-1)} ${bearer ?? ''}`.trim())
    if (pathname.endsWith('/nonce')) return reply({ nonce: `abcdefgh${++issued}`, token: `nonce-jwt-${issued}` })
    if (pathname.endsWith('/authenticate')) {
      signedIn = true
      return reply({ token: 'session-jwt' })
    }
    if (pathname.endsWith('/sign-out')) {
      signedIn = false
      return reply({})
    }
    return signedIn ? reply(me.body, me.status) : reply({}, 401)
  }
  instance({}, { services: { catalogue: 'https://api.example' } })
  return { calls, sessions: new HostedSessions() }
}

describe('HostedSessions', () => {
  afterEach(async () => {
    globalThis.fetch = real
    await endInstance()
  })

  it('keeps the session at the service: with its nonce, by its token', async () => {
    const { calls, sessions } = host()
    const nonce = await sessions.getNonce()
    expect(nonce).to.equal('abcdefgh1')
    await sessions.add(sessionOf(nonce))
    const [session] = await sessions.get('eip155:1', ALICE)
    expect(session?.data).to.include({ accountAddress: ALICE, chainId: 'eip155:1' })
    expect(await sessions.get('eip155:1', BOB)).to.deep.equal([])
    expect(await sessions.get('eip155:10', ALICE)).to.deep.equal([])
    await sessions.set([])
    expect(await sessions.get('eip155:1', ALICE)).to.deep.equal([])
    const me = 'me Bearer session-jwt'
    expect(calls).to.deep.equal(['nonce', 'authenticate Bearer nonce-jwt-1', me, me, me, 'sign-out Bearer session-jwt'])
  })

  it('uses a nonce once', async () => {
    const { sessions } = host()
    const nonce = await sessions.getNonce()
    await sessions.add(sessionOf(nonce))
    expect(await rejection(sessions.add(sessionOf(nonce)))).to.have.property('code', 'SIGN_IN_FAILED')
  })

  it('accepts the first of two messages, whose nonces the service issued one after the other', async () => {
    const { calls, sessions } = host()
    const [first, second] = [await sessions.getNonce(), await new HostedSessions().getNonce()]
    await sessions.add(sessionOf(first))
    await sessions.add(sessionOf(second))
    const signedIn = calls.filter(call => call.startsWith('authenticate'))
    expect(signedIn).to.deep.equal(['authenticate Bearer nonce-jwt-1', 'authenticate Bearer nonce-jwt-2'])
  })

  it('asks the service before it believes a stored token', async () => {
    const { calls, sessions } = host()
    localStorage.setItem('@appkit/siwx-auth-token', 'eyJhbGciOiJub25lIn0.e30.')
    expect(await sessions.get('eip155:1', ALICE)).to.deep.equal([])
    expect(calls).to.deep.equal(['me Bearer eyJhbGciOiJub25lIn0.e30.'])
  })

  for (const token of ['', 'a\nb', 'tôken', '\u{1f511}', 'x'.repeat(8_193)])
    it(`takes a stored token that no header can carry (${JSON.stringify(token.slice(0, 8))}) for none`, async () => {
      const { calls, sessions } = host()
      localStorage.setItem('@appkit/siwx-auth-token', token)
      expect(await sessions.get('eip155:1', ALICE)).to.deep.equal([])
      await sessions.set([])
      expect(calls).to.deep.equal([])
    })

  it('signs out only the account that is signed in', async () => {
    const { calls, sessions } = host()
    await sessions.add(sessionOf(await sessions.getNonce()))
    await sessions.delete('eip155:1', BOB)
    expect(calls).not.to.include('sign-out Bearer session-jwt')
    await sessions.delete('eip155:1', ALICE)
    expect(calls).to.include('sign-out Bearer session-jwt')
  })

  it('has a session without what the service does not say of it', async () => {
    const body = { address: ALICE, caip2Network: 'eip155:1', uri: null, domain: null, nonce: null, exp: null }
    const { sessions } = host({ me: { body, status: 200 } })
    await sessions.add(sessionOf(await sessions.getNonce()))
    const [session] = await sessions.get('eip155:1', ALICE)
    expect(session?.data).to.include({ uri: '', domain: '', nonce: '' }).and.not.have.property('expirationTime')
  })

  for (const [who, forget] of [
    ['the account that signed in', []],
    ['the account of an older token', ['@appkit/siwx-auth-account']],
  ] as const)
    it(`signs out ${who} while the service does not say who it is`, async () => {
      const { calls, sessions } = host({ me: { body: {}, status: 503 } })
      await sessions.add(sessionOf(await sessions.getNonce()))
      for (const key of forget) localStorage.removeItem(key)
      await sessions.delete('eip155:1', ALICE)
      expect(calls.at(-1)).to.equal('sign-out Bearer session-jwt')
      expect(localStorage.getItem('@appkit/siwx-auth-token')).to.equal(null)
    })

  it('asks the service whose an older token is', async () => {
    const { calls, sessions } = host()
    await sessions.add(sessionOf(await sessions.getNonce()))
    localStorage.removeItem('@appkit/siwx-auth-account')
    await sessions.delete('eip155:1', BOB)
    expect(calls).not.to.include('sign-out Bearer session-jwt')
    await sessions.delete('eip155:1', ALICE)
    expect(calls).to.include('sign-out Bearer session-jwt')
  })
})
