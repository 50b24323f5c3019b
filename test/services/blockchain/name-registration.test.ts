import { expect } from '@open-wc/testing'

import { fetchNameSuggestions, postNameRegistration } from '../../../src/services/blockchain/name-registration.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'

const OPTIONS = { projectId: 'abc' }
const ZONE = 'reown.id'
const service = (answer: Answer) => {
  const { fetchLike, seen } = fakeFetch(() => answer)
  return { http: { fetchLike }, seen }
}
const SIGNED = { coinType: 0x80000001, address: '0x1', message: '{"name":"ada-l.reown.id"}', signature: '0x2' }
const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(String, (error: { code: string; details?: string }) => [error.code, error.details])
const refusal = (description: string): Answer =>
  json({ status: 'FAILED', reasons: [{ field: 'x', description }] }, { status: 400 })

describe('the suggestions of names', () => {
  it('are requested for a zone, and returned without it', async () => {
    const { http, seen } = service(
      json({
        suggestions: [
          { name: 'ada-l.reown.id', registered: true },
          { name: 'ada-1.reown.id', registered: false },
        ],
      }),
    )
    expect(await fetchNameSuggestions('ada-l', ZONE, OPTIONS, { http })).to.deep.equal([
      { label: 'ada-l', registered: true },
      { label: 'ada-1', registered: false },
    ])
    expect(seen[0]?.url.pathname).to.equal('/v1/profile/suggestions/ada-l')
    expect(seen[0]?.url.searchParams.get('zone')).to.equal(ZONE)
  })

  it('drop entries that are not names in the zone', async () => {
    const { http } = service(
      json({
        suggestions: [
          { name: '<b>ada</b>.reown.id', registered: false },
          { name: '\u0430da-l.reown.id', registered: false },
          { name: 'ada-l.evil.id', registered: false },
          { name: 'ada-2.reown.id', registered: 'no' },
          { registered: true },
          null,
          { name: 'ada-3.reown.id', registered: false },
        ],
      }),
    )
    const labels = (await fetchNameSuggestions('ada-l', ZONE, OPTIONS, { http })).map(({ label }) => label)
    expect(labels).to.deep.equal(['ada-3'])
  })

  it('are none where the service answers with anything else', async () => {
    const { http } = service(json([]))
    expect(await codeOf(fetchNameSuggestions('ada-l', ZONE, OPTIONS, { http }))).to.include('REPLY_MALFORMED')
  })
})

describe('the registration of a name', () => {
  it('posts exactly what was signed', async () => {
    const { http, seen } = service(json({ name: 'ada-l.reown.id', addresses: {} }))
    expect(await postNameRegistration(SIGNED, OPTIONS, { http })).to.equal('ada-l.reown.id')
    const { url, init } = seen[0] ?? {}
    expect(`${init?.method} ${url?.pathname}`).to.equal('POST /v1/profile/account')
    expect(JSON.parse(String(init?.body))).to.deep.equal({
      coin_type: 0x80000001,
      address: '0x1',
      message: SIGNED.message,
      signature: '0x2',
    })
  })

  const refusals = [
    ['Name is already registered', 'NAME_TAKEN'],
    ['Expired timestamp', 'NAME_REGISTRATION_EXPIRED'],
    ['Invalid signature', 'NAME_REGISTRATION_FAILED'],
  ] as const
  for (const [said, code] of refusals)
    it(`is refused with ${code} when the service says: ${said}`, async () => {
      const { http } = service(refusal(said))
      expect(await codeOf(postNameRegistration(SIGNED, OPTIONS, { http }))).to.deep.equal([code, said])
    })
})
