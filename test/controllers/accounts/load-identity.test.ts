import { expect } from '@open-wc/testing'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { recordIntent } from '../../../src/controllers/shell/intent.js'
import { identityOf, loadIdentity } from '../../../src/controllers/accounts/load-identity.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { type Answer, json, type Seen } from '../../helpers/fake-fetch.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'
import { waitUntil } from '../../helpers/wait-until.js'

const PICTURE = 'data:image/png;base64,AA=='

describe('load-identity', () => {
  let stub: ReturnType<typeof stubFetch> | undefined

  async function connected(answer: (request: Seen) => Answer) {
    stub = stubFetch(answer)
    instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    await connect(aspen.id, 'eip155')
  }
  afterEach(async () => {
    await endInstance()
    stub?.restore()
  })

  it('shows the name and the picture, requested once in 5 min', async () => {
    await connected(() => json({ name: 'alice.eth', avatar: PICTURE }))
    await loadIdentity('eip155')
    await loadIdentity('eip155')
    expect(accountsController.account('eip155')).to.include({
      profileName: 'alice.eth',
      profileImage: PICTURE,
    })
    expect(stub?.paths()).to.deep.equal([`/v1/identity/${ALICE}`])
  })

  it('uses a registered name if there is no other', async () => {
    await connected(({ url }) =>
      url.pathname.includes('identity')
        ? json({ name: null, avatar: null })
        : json([{ name: 'alice.reown.id', addresses: {} }]),
    )
    await loadIdentity('eip155')
    await loadIdentity('eip155')
    expect(accountsController.account('eip155').profileName).to.equal('alice.reown.id')
    expect(stub?.seen).to.have.length(2)
  })

  it('keeps the picture when the names cannot be fetched, and says so', async () => {
    await connected(({ url }) =>
      url.pathname.includes('identity') ? json({ name: null, avatar: PICTURE }) : json({}, { status: 503 }),
    )
    const error: unknown = await loadIdentity('eip155').catch((cause: unknown) => cause)
    expect(error).to.include({ code: 'NAME_FETCH_FAILED', message: 'Error fetching names for address' })
    const { address, profileName, profileImage } = accountsController.account('eip155')
    expect({ address, profileName, profileImage }).to.deep.equal({
      address: ALICE,
      profileName: undefined,
      profileImage: PICTURE,
    })
  })

  /** Both sources, by their answers. */
  const sources = (identity: () => Answer, names: () => Answer) =>
    connected(({ url }) => (url.pathname.includes('identity') ? identity() : names()))
  const down = (): Answer => json({}, { status: 503 })
  const registered = (): Answer => json([{ name: 'alice.reown.id', addresses: {} }])

  it('shows a registered name when the identity cannot be fetched, and says so', async () => {
    await sources(down, registered)
    expect(await rejection(loadIdentity('eip155'))).to.include({ code: 'HTTP_STATUS', status: 503 })
    expect(accountsController.account('eip155').profileName).to.equal('alice.reown.id')
  })

  it('rejects with the first failure when both fail', async () => {
    await sources(down, () => json({}, { status: 500 }))
    expect(await rejection(loadIdentity('eip155'))).to.include({ code: 'HTTP_STATUS', status: 503 })
    expect(await rejection(identityOf(ALICE))).to.include({ code: 'HTTP_STATUS', status: 503 })
  })

  it('does not ask a service for names that has had too many requests', async () => {
    await sources(() => json({}, { status: 429 }), registered)
    expect(await rejection(loadIdentity('eip155'))).to.have.property('code', 'RATE_LIMITED')
    expect(stub?.paths()).to.deep.equal([`/v1/identity/${ALICE}`])
  })

  it('has for the site what one source knows', async () => {
    await sources(down, registered)
    expect(await identityOf(ALICE)).to.deep.equal({ name: 'alice.reown.id' })
  })

  it('has for the site a picture without the names', async () => {
    await sources(() => json({ name: null, avatar: PICTURE }), down)
    expect(await identityOf(ALICE)).to.deep.equal({ avatar: PICTURE })
  })

  it('appears after a connection that a visitor requested, and not before', async () => {
    stub = stubFetch(() => json({ name: 'alice.eth', avatar: null }))
    const { adapter } = instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    await connect(aspen.id, 'eip155')
    await waitUntil(() => adapter.calls.some(call => call.startsWith('balance')), 'the balance was not read')
    expect(stub.paths()).to.deep.equal([])
    recordIntent()
    await disconnect()
    await connect(aspen.id, 'eip155')
    await waitUntil(() => accountsController.account('eip155').profileName === 'alice.eth')
    expect(stub.paths()).to.deep.equal([`/v1/identity/${ALICE}`])
  })

  it('does not give the name to another account', async () => {
    await connected(() => json({ name: 'alice.eth', avatar: null }))
    const task = loadIdentity('eip155')
    accountsController.replace('eip155', { status: 'connected', address: '0x1' })
    await task
    expect(accountsController.account('eip155').profileName).to.equal(undefined)
  })
})
