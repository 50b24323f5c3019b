import { expect } from '@open-wc/testing'

import type { CaipAddress } from '../../../src/core/caip.js'
import { fetchSmartSessions, revokeSmartSession } from '../../../src/services/blockchain/smart-sessions.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { type Answer, fakeFetch, json } from '../../helpers/fake-fetch.js'

const ACCOUNT: CaipAddress = `eip155:1:${ALICE}`
const OPTIONS = { projectId: 'abc' }

const service = (answer: Answer) => {
  const { fetchLike, seen } = fakeFetch(() => answer)
  return { http: { fetchLike }, seen }
}
const failure = async (work: Promise<unknown>): Promise<unknown> => work.then(String, (error: Error) => error.name)

const granted = (patch: object = {}): object => ({
  project: { id: 'p', name: 'Site\u202e', url: 'https://site.example/', iconUrl: 'javascript:1' },
  pci: '7f-1',
  expiry: 2_000_000_000,
  createdAt: 1_700_000_000,
  permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }, { data: 1 }],
  policies: null,
  context: '0xab',
  revokedAt: null,
  ...patch,
})

describe('the permissions that a wallet has granted', () => {
  it('are asked for by the account, and have their times in ms', async () => {
    const { http, seen } = service(json({ pcis: [granted()] }))
    expect(await fetchSmartSessions(ACCOUNT, OPTIONS, { http })).to.deep.equal([
      {
        pci: '7f-1',
        project: { id: 'p', name: 'Site', url: 'https://site.example/' },
        createdAt: 1_700_000_000_000,
        expiresAt: 2_000_000_000_000,
        revokedAt: undefined,
        permissions: [{ type: 'native-token-transfer', data: { allowance: '0x1' } }],
        policies: [],
        context: '0xab',
      },
    ])
    expect(seen[0]?.url.pathname).to.equal(`/v1/sessions/${encodeURIComponent(ACCOUNT)}`)
  })

  it('are read one by one: what cannot be read is left out', async () => {
    const bad = [
      null,
      7,
      { pci: '__proto__' },
      granted({ pci: 'a/b' }),
      granted({ expiry: '1' }),
      granted({ expiry: -1 }),
    ]
    const { http } = service(json({ pcis: [...bad, granted({ project: { id: 'p' }, context: 'zz' })] }))
    const [one, ...others] = await fetchSmartSessions(ACCOUNT, OPTIONS, { http })
    expect([one?.project, one?.context, others]).to.deep.equal([undefined, undefined, []])
    for (const reply of [{}, { pcis: 'none' }, { sessions: [granted()] }])
      expect(await fetchSmartSessions(ACCOUNT, OPTIONS, service(json(reply)))).to.deep.equal([])
  })

  it('are not none where the service fails', async () => {
    const down = service(new Response('', { status: 503 }))
    expect(await failure(fetchSmartSessions(ACCOUNT, OPTIONS, down))).to.equal('HttpStatusError')
  })
})

describe('the end of a permission', () => {
  it('is sent to the service, which answers with nothing; an id is escaped in the path', async () => {
    const { http, seen } = service(new Response(''))
    const which = { pci: '../x?y#z', signature: '0x11' }
    expect(await revokeSmartSession(ACCOUNT, which, OPTIONS, { http })).to.equal(undefined)
    expect(seen[0]?.url.pathname).to.equal(`/v1/sessions/${encodeURIComponent(ACCOUNT)}/revoke`)
    expect(JSON.parse(String(seen[0]?.init.body))).to.deep.equal(which)
  })

  it('fails where the service refuses', async () => {
    const refused = service(new Response('', { status: 401 }))
    expect(await failure(revokeSmartSession(ACCOUNT, { pci: 'x', signature: '0x' }, OPTIONS, refused))).to.equal(
      'HttpStatusError',
    )
  })
})
