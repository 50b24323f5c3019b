import { expect } from '@open-wc/testing'

import { SignInError } from '../../../src/core/errors/sign-in.js'
import { toSessions } from '../../../src/services/relay/auths.js'
import { ALICE } from '../../helpers/fake-adapter.js'

const payload = {
  iss: `did:pkh:eip155:1:${ALICE}`,
  domain: 'a.example',
  aud: 'https://a.example',
  version: '1',
  nonce: 'abcdefgh',
  iat: '2026-01-01T00:00:00Z',
  exp: '2026-01-02T00:00:00Z',
  statement: 'Hello',
  resources: ['urn:recap:e30'],
  more: 'than is kept',
}
const auth = { h: { t: 'caip122' }, p: payload, s: { t: 'eip191', s: '0x1234' } }
const asked = { nonce: 'abcdefgh', domain: 'a.example', uri: 'https://a.example', chains: ['eip155:1'], methods: [] }
const format = ({ iss }: { readonly iss: string }): string => `text for ${iss}`

describe('what a wallet signed as it connected', () => {
  it('becomes a session for each chain', () => {
    const other = { ...auth, p: { ...payload, iss: `did:pkh:eip155:10:${ALICE}` } }
    const sessions = toSessions({ auths: [auth, other], session: {} }, asked, format)
    expect(sessions.map(({ data }) => data.chainId)).to.deep.equal(['eip155:1', 'eip155:10'])
    const [session] = sessions
    expect(session?.data).to.deep.equal({
      accountAddress: ALICE,
      chainId: 'eip155:1',
      domain: 'a.example',
      uri: 'https://a.example',
      version: '1',
      nonce: 'abcdefgh',
      statement: 'Hello',
      issuedAt: '2026-01-01T00:00:00Z',
      expirationTime: '2026-01-02T00:00:00Z',
      resources: ['urn:recap:e30'],
    })
    expect(session).to.include({ message: `text for did:pkh:eip155:1:${ALICE}`, signature: '0x1234' })
    expect(session?.cacao?.p).to.include({ iss: payload.iss })
  })

  for (const [name, answer] of [
    ['nothing', undefined],
    ['a plain session', { topic: 'x' }],
    ['no list', { auths: 'x' }],
    ['nonsense in the list', { auths: [null, 7, {}, { ...auth, s: {} }] }],
    ['a signature that is none', { auths: [{ ...auth, s: { t: 'eip191', s: '0x' } }] }],
    ['another family', { auths: [{ ...auth, p: { ...payload, iss: 'did:pkh:solana:1:abc' } }] }],
    ['no chain', { auths: [{ ...auth, p: { ...payload, iss: `did:pkh:eip155:0:${ALICE}` } }] }],
  ] as const)
    it(`is no session when the wallet returns ${name}`, () => {
      expect(toSessions(answer, asked, format)).to.deep.equal([])
    })

  for (const [check, patch] of [
    ['domain', { domain: 'b.example' }],
    ['uri', { aud: 'https://a.example/other' }],
    ['nonce', { nonce: 'hgfedcba' }],
  ] as const)
    it(`is refused if its ${check} is not the requested one`, () => {
      const other = { ...auth, p: { ...payload, ...patch } }
      let refused: unknown
      try {
        toSessions({ auths: [auth, other] }, asked, format)
      } catch (error) {
        refused = error
      }
      expect(refused).to.be.instanceOf(SignInError)
      expect(refused).to.have.property('check', check)
    })

  it('is no session when the signed text cannot be determined', () => {
    expect(toSessions({ auths: [auth] }, asked, undefined)).to.deep.equal([])
    expect(toSessions({ auths: [auth] }, asked, () => 7)).to.deep.equal([])
  })
})
