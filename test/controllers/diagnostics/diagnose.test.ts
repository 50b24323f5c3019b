import { expect } from '@open-wc/testing'
import fc from 'fast-check'

import { accountsController } from '../../../src/controllers/accounts/accounts.js'
import { connectorsController } from '../../../src/controllers/connections/connectors.js'
import { modalController } from '../../../src/controllers/shell/modal.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { signInController } from '../../../src/controllers/sign-in/sign-in-state.js'
import { walletsController } from '../../../src/controllers/wallets/wallets.js'
import { ConnectError } from '../../../src/core/errors/attempt.js'
import type { DiagnosticsReport } from '../../../src/core/entities/diagnostics.js'
import { logRequest } from '../../../src/services/request-log.js'
import { version } from '../../../src/version.js'
import { aspen } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol, TOPIC } from '../../helpers/fake-protocol.js'
import { endInstance, instance, OFFLINE, settle } from '../../helpers/instance.js'
import { connectPhone } from '../../helpers/phone-session.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** Every text of a report. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const evm = fc.stringMatching(/^0x[\da-f]{40}$/)
const projectId = fc.stringMatching(/^[\da-f]{32}$/)
/** Session topics, and raw addresses of some chains. */
const topicOf = fc.stringMatching(/^[\da-f]{64}$/)
/** Keys in the paths of endpoints. */
const keyOf = fc.stringMatching(/^[a-z][a-z\d_-]{14,20}\d$/)
const name = fc.stringMatching(/^[a-z]{6,12}\.eth$/)

interface Secrets {
  readonly address: string
  /** An address without an account. */
  readonly other: string
  readonly email: string
  readonly profileName: string
  /** The project id. */
  readonly id: string
  readonly topic: string
  readonly key: string
}

const secrets: fc.Arbitrary<Secrets> = fc.record({
  address: evm,
  other: evm,
  email: fc.emailAddress(),
  profileName: name,
  id: projectId,
  topic: topicOf,
  key: keyOf,
})

/** Puts what is private wherever the product may come to hold it. */
function plant({ address, other, email, profileName, id, topic, key }: Secrets): void {
  accountsController.replace('eip155', {
    status: 'connected',
    address,
    allAccounts: [{ address }],
    profileName,
    user: { email, userName: profileName },
    addressLabels: { [address]: `of ${email}` },
    connectedWalletInfo: { name: `wallet of ${email}` },
  })
  connectorsController.setAttempt({
    connectorId: aspen.id,
    namespace: 'eip155',
    status: 'failed',
    error: new Error(`refused ${address} and ${other}: https://api.example/${key}?projectId=${id}, topic: ${topic}`),
  })
  walletsController.load({ recommended: [{ id: 'c', name: `Cedar ${email}`, rdns: `${id}.example` }] })
  signInController.setSessions([
    {
      data: {
        accountAddress: address,
        chainId: 'eip155:1',
        domain: 'site.example',
        uri: 'https://site.example',
        version: '1',
        nonce: 'abcdefgh',
        expirationTime: '2027-01-01T00:00:00.000Z',
      },
      message: `signed by ${address}`,
      signature: `0x${'5'.repeat(130)}`,
    },
  ])
  for (const base of [`https://api.example/${id}`, `https://${id}.example`, `https://node.example/v2/${key}`])
    for (const path of [`/v1/account/${address}/balance`, `/v1/profile/account/${profileName}`, `eth_call ${other}`])
      logRequest('GET', base, path).error = `Failed ${email}`
  localStorage.setItem(`@appkit/of_${other}_${email}`, address)
  localStorage.setItem('@appkit/eip155:connected_connector_id', other)
  localStorage.setItem('@appkit-wallet/EMAIL', email)
}

describe('diagnose() of the handle', () => {
  afterEach(endInstance)

  it('reports the current state without opening anything', async () => {
    const { relay: _hosted, ...services } = OFFLINE.services
    const { modal } = instance({}, { services: { ...services, catalogue: [] } })
    await modal.connect(aspen.id)
    const report = await modal.diagnose({ panel: false })
    expect(modalController.state.open).to.equal(false)
    expect(report.version).to.equal(version)
    expect(report.page).to.include({ origin: location.origin, online: true, language: 'en' })
    expect(report.settings).to.deep.include({ projectId: true, remoteConfig: 'off', namespaces: ['eip155'] })
    expect(report.settings.services).to.include({ catalogue: 'own', relay: 'hosted', rpc: 'off' })
    expect(report.sessions).to.deep.include({
      namespace: 'eip155',
      status: 'connected',
      loaded: true,
      connector: { id: aspen.id, type: 'ANNOUNCED', name: 'Aspen' },
      wallet: 'Aspen',
      network: 'eip155:1',
      unsupported: false,
      accounts: 1,
      approved: undefined,
      expires: undefined,
    })
    expect(report.wallets.find(({ name }) => name === 'Aspen')).to.deep.include({ shown: true })
    expect(report.loaded).to.include('eip155 adapter')
    const stored = Object.fromEntries(report.storage.map(({ name, value }) => [name, value]))
    expect(stored['@appkit/connection_status']).to.equal('connected')
    expect(stored['@appkit/eip155:connected_connector_id']).to.equal(aspen.id)
    expect(Object.keys(stored)).to.include('@appkit/connections')
    expect(stored['@appkit/connections']).to.equal(undefined)
  })

  it('reports that the relay is off where the site has no WalletConnect', async () => {
    const { relay: _hosted, ...services } = OFFLINE.services
    const { modal } = instance({}, { services, enableWalletConnect: false })
    expect((await modal.diagnose({ panel: false })).settings.services.relay).to.equal('off')
  })

  it('reports the relay’s status once it is in use, and starts nothing itself', async () => {
    const universalProvider = new FakeProtocol()
    const { modal } = instance({}, { universalProvider })
    expect((await modal.diagnose({ panel: false })).relay).to.equal(undefined)
    await modal.getUniversalProvider()
    const { relay, loaded } = await modal.diagnose({ panel: false })
    expect(relay).to.include({ host: undefined, started: true, connected: true, awaited: false, givenUp: false })
    expect(loaded).to.include('WalletConnect client')
  })

  it('names the wallets of the catalogue that were merged into a row', async () => {
    const { modal } = instance()
    const id = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
    walletsController.load({ recommended: [{ id, name: 'Aspen', rdns: 'com.example.aspen' }] })
    await modal.connect(aspen.id)
    const { wallets } = await modal.diagnose({ panel: false })
    const row = wallets.find(({ rdns }) => rdns === 'com.example.aspen')
    expect(row?.reasons.join()).to.include(`merged recommended wallet ${id}`)
  })

  it('reports a WalletConnect session without its topic, whatever end the wallet gave it', async () => {
    const universalProvider = new FakeProtocol()
    const { modal } = instance({}, { universalProvider })
    await connectPhone(universalProvider, approvedSession({ expiry: 1e15 }))
    const report = await modal.diagnose({ panel: false })
    expect(report.sessions[0]).to.include({ status: 'connected', expires: '9999-12-31T23:59:59.999Z' })
    expect(JSON.stringify(report)).to.not.include(TOPIC)
  })

  it('never contains an address, an email, a name, the project id, a session topic or the key of an endpoint', () =>
    fc.assert(
      fc.asyncProperty(secrets, async planted => {
        const { modal } = instance({}, { projectId: planted.id })
        plant(planted)
        const texts = textsOf(await modal.diagnose({ panel: false })).map(text => text.toLowerCase())
        for (const secret of Object.values(planted))
          expect(texts.filter(text => text.includes(secret.toLowerCase()))).to.deep.equal([])
        await endInstance()
      }),
      { numRuns: 20 },
    ))

  it('opens the panel if the site says so, and returns the same report', async () => {
    const { modal } = instance({}, { debug: true })
    connectorsController.setAttempt({
      connectorId: aspen.id,
      namespace: 'eip155',
      status: 'failed',
      error: new ConnectError(),
    })
    const report = await modal.diagnose()
    expect(modalController.state.open).to.equal(true)
    expect(routerController.route.view).to.equal('Diagnostics')
    const { diagnosticsController } = await import('../../../src/controllers/diagnostics/diagnostics.js')
    expect(diagnosticsController.state.report).to.deep.equal(report)
    expect(report.attempt).to.include({ connector: `${aspen.id} for eip155`, status: 'failed' })
    expect(report.view).to.equal(undefined)
  })

  it('opens the panel over the current view, to which back returns', async () => {
    const { modal } = instance({}, { debug: true })
    void modal.open({ view: 'Networks' })
    await waitUntil(() => modalController.state.open)
    expect((await modal.diagnose()).view).to.equal('Networks')
    expect(routerController.state.history.map(({ view }) => view)).to.deep.equal(['Networks', 'Diagnostics'])
  })

  for (const [debug, panel, opens] of [
    [false, undefined, false],
    [undefined, undefined, true],
    [false, true, true],
    [true, false, false],
  ] as const)
    it(`${opens ? 'opens' : 'keeps'} the panel with debug: ${debug} and panel: ${panel}, on a page that is worked on`, async () => {
      const { modal } = instance({}, { debug })
      const report: DiagnosticsReport = await modal.diagnose({ panel })
      expect(report.version).to.equal(version)
      expect(modalController.state.open).to.equal(opens)
    })
})

describe('a page whose address asks for diagnostics', () => {
  const address = location.href
  beforeEach(() => {
    const asking = new URL(address)
    asking.searchParams.set('wallet-modal-debug', '')
    history.replaceState(undefined, '', asking)
  })
  afterEach(async () => {
    history.replaceState(undefined, '', address)
    await endInstance()
  })

  it('shows the panel where the site is worked on', async () => {
    instance({}, { debug: undefined })
    await waitUntil(() => modalController.state.open, 'no panel')
    expect(routerController.route.view).to.equal('Diagnostics')
  })

  it('shows nothing when the site turns it off', async () => {
    const { modal } = instance({}, { debug: false })
    await modal.ready()
    await import('../../../src/controllers/diagnostics/diagnose.js')
    await settle(50)
    expect(modalController.state.open).to.equal(false)
  })
})
