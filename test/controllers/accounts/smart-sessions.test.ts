import { expect } from '@open-wc/testing'

import { connect } from '../../../src/controllers/connect/connect.js'
import { ProviderNotFoundError } from '../../../src/core/errors/not-found.js'
import { json } from '../../helpers/fake-fetch.js'
import { ALICE, aspen } from '../../helpers/fake-adapter.js'
import { endInstance, instance, OFFLINE } from '../../helpers/instance.js'
import { rejection } from '../../helpers/rejection.js'
import { newService, stubFetch } from '../stubs.js'

const GRANTED = { pci: 'one', expiry: 2_000_000_000 }

describe('the permissions of the connected account', () => {
  let restore = (): void => undefined
  /** A site whose service serves these chains. */
  const begin = (http: readonly string[]) => {
    const stub = stubFetch(({ url }) =>
      json(url.pathname === '/v1/supported-chains' ? { http, ws: [] } : { pcis: [GRANTED] }),
    )
    restore = stub.restore
    const { modal } = instance({}, { services: { ...OFFLINE.services, blockchain: newService() } })
    return { modal, asked: () => stub.paths().filter(path => path.startsWith('/v1/sessions/')) }
  }
  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('are listed and revoked through the handle', async () => {
    const { modal, asked } = begin(['eip155:1'])
    await connect(aspen.id, 'eip155')
    expect((await modal.getSmartSessions()).map(({ pci }) => pci)).to.deep.equal(['one'])
    await modal.revokeSmartSession({ pci: 'one', signature: '0x11' })
    const account = encodeURIComponent(`eip155:1:${ALICE}`)
    expect(asked()).to.deep.equal([`/v1/sessions/${account}`, `/v1/sessions/${account}/revoke`])
  })

  it('are none on a network that the service does not serve, without a request', async () => {
    const { modal, asked } = begin(['eip155:137'])
    await connect(aspen.id, 'eip155')
    expect(await modal.getSmartSessions()).to.deep.equal([])
    expect(asked()).to.deep.equal([])
  })

  it('are none without an account, which revokes nothing', async () => {
    const { modal, asked } = begin(['eip155:1'])
    expect(await modal.getSmartSessions()).to.deep.equal([])
    const error = await rejection(modal.revokeSmartSession({ pci: 'one', signature: '0x11' }))
    expect(error).to.be.instanceOf(ProviderNotFoundError)
    expect(asked()).to.deep.equal([])
  })
})
