import { expect } from '@open-wc/testing'

import type { ConnectResult } from '../../../src/chains/ports/wallets.js'
import type { WalletModalOptions } from '../../../src/client/types.js'
import { connect } from '../../../src/controllers/connect/connect.js'
import { connectFamilies } from '../../../src/controllers/embedded/connect-families.js'
import { WALLET_CONNECT_ID } from '../../../src/core/entities/connector.js'
import { establish } from '../../../src/controllers/connections/establish/establish.js'
import { followWallet } from '../../../src/controllers/connections/follow-wallet.js'
import { disconnect } from '../../../src/controllers/connections/disconnect/disconnect.js'
import { resumePage } from '../../../src/controllers/visit/resume-page.js'
import { syncTabs } from '../../../src/controllers/visit/sync-tabs.js'
import { ALICE, aspen, birch, BOB, result } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../helpers/fake-protocol.js'
import { ada, embeddedSite, type SecureSiteScript } from '../../helpers/fake-secure-site.js'
import { endInstance, endVisit, instance, settle, turns } from '../../helpers/instance.js'
import { bothFamilies, connectPhone } from '../../helpers/phone-session.js'
import { cedar, SOL, twoFamilies } from '../../helpers/two-families.js'
import { waitUntil } from '../../helpers/wait-until.js'

const CAROL = '0x1111111111111111111111111111111111111111'
const ACTIVE = '@appkit/eip155:connected_connector_id'
const SESSION = '@appkit/connected_session'
const snapshot = () => JSON.stringify(Object.entries(localStorage).sort())

/** This tab, connected with a phone in a session, and another tab that has paired again. */
function replacedSession(site: Partial<WalletModalOptions> = {}) {
  const made = instance({}, site)
  establish('eip155', result(WALLET_CONNECT_ID, { session: 'first' }))
  expect(localStorage.getItem(SESSION)).to.equal('first')
  localStorage.setItem(SESSION, 'second')
  return made
}

describe('sync-tabs', () => {
  afterEach(endInstance)

  it('disconnects what another tab disconnected, without asking the wallet or writing anything', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    localStorage.removeItem(ACTIVE)
    const before = snapshot()
    syncTabs()
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(adapter.calls.some(call => call.startsWith('disconnect'))).to.equal(false)
    expect(snapshot()).to.equal(before)
  })

  it('forgets which networks the wallet of an ended session had approved', async () => {
    const protocol = new FakeProtocol()
    const { modal } = instance({}, { universalProvider: protocol })
    await connectPhone(protocol)
    expect(modal.getApprovedCaipNetworkIds('eip155')).to.deep.equal(['eip155:1', 'eip155:137'])
    localStorage.removeItem(ACTIVE)
    syncTabs()
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(modal.getApprovedCaipNetworkIds('eip155')).to.equal(undefined)
  })

  it('activates a connected family when another tab disconnected the active one, and writes nothing', async () => {
    const { modal } = twoFamilies()
    await modal.connect(cedar.id, 'solana')
    await modal.connect(aspen.id, 'eip155')
    localStorage.removeItem(ACTIVE)
    const before = snapshot()
    syncTabs()
    expect(modal.getActiveChainNamespace()).to.equal('solana')
    expect(modal.getAccount().isConnected).to.equal(true)
    expect(snapshot()).to.equal(before)
  })

  it('adopts a connection made in another tab silently', async () => {
    const { modal, adapter } = instance()
    localStorage.setItem(ACTIVE, birch.id)
    syncTabs()
    await waitUntil(() => modal.getWalletInfo()?.name === 'Birch', 'not taken over')
    expect(adapter.calls.some(call => call.startsWith('connect'))).to.equal(false)
    expect(modal.isOpen()).to.equal(false)
  })

  it('adopts only what another tab has just connected if the site restores nothing', async () => {
    localStorage.setItem(ACTIVE, birch.id)
    const { modal, adapter } = instance({}, { enableReconnect: false })
    const hear = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))
    hear('@appkit/active_caip_network_id')
    await resumePage()
    await turns()
    expect([modal.getAccount().status, adapter.calls]).to.deep.equal(['disconnected', []])
    hear(ACTIVE)
    await waitUntil(() => modal.getWalletInfo()?.name === 'Birch', 'not taken over')
  })

  it('connects nothing in the next instance if this one ends while the wallet is asked', async () => {
    let answer = (_found: ConnectResult): void => undefined
    const { modal, adapter } = instance({ reconnect: () => new Promise(resolve => (answer = resolve)) })
    localStorage.setItem(ACTIVE, aspen.id)
    syncTabs()
    await waitUntil(() => adapter.calls.includes(`reconnect ${aspen.id}`))
    await endVisit(modal)
    const { modal: next } = instance()
    answer(result(aspen.id))
    await turns()
    expect(next.getAccount().status).to.equal('disconnected')
  })

  it('follows another tab to another wallet', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    localStorage.setItem(ACTIVE, birch.id)
    syncTabs()
    await waitUntil(() => modal.getWalletInfo()?.name === 'Birch', 'not followed')
  })

  it('follows another tab to its next session of WalletConnect, not before the former has ended in every family', async () => {
    const protocol = new FakeProtocol()
    const { modal } = twoFamilies({}, {}, { universalProvider: protocol })
    await connectPhone(protocol, bothFamilies())
    const provider = modal.getProvider<{ on(event: string, listener: () => void): void }>('eip155')
    let isToldOf = false
    provider?.on('disconnect', () => (isToldOf = true))
    localStorage.setItem(ACTIVE, aspen.id)
    syncTabs()
    await waitUntil(() => modal.getWalletInfo('eip155')?.name === 'Aspen', 'not followed')
    expect(modal.getAddress('solana')).to.equal(SOL)
    expect(isToldOf, 'the session goes on').to.equal(false)

    for (const namespace of ['eip155', 'solana']) localStorage.removeItem(`@appkit/${namespace}:connected_connector_id`)
    syncTabs()
    expect(modal.getAccount('solana').status).to.equal('disconnected')
    expect(isToldOf).to.equal(true)
    protocol.session = approvedSession({
      topic: 'b'.repeat(64),
      namespaces: { eip155: { accounts: [`eip155:1:${ALICE}`], methods: [], events: [] } },
    })
    localStorage.setItem(ACTIVE, 'walletConnect')
    syncTabs()
    await waitUntil(() => modal.getAddress('eip155') === ALICE, 'not taken over')
  })

  it('leaves a session that ended when another tab paired again, and keeps what that one stored', async () => {
    const { modal } = replacedSession()
    expect(modal.getAddress()).to.equal(ALICE)
    syncTabs()
    expect(modal.getAccount().status).to.equal('disconnected')
    await turns()
    expect(localStorage.getItem(ACTIVE)).to.equal(WALLET_CONNECT_ID)
    expect(localStorage.getItem(SESSION)).to.equal('second')
  })

  it('keeps what another tab stored of its next session when the wallet ends the former one here', async () => {
    const { modal } = replacedSession()
    followWallet('eip155', { type: 'disconnect', connectorId: WALLET_CONNECT_ID })
    await waitUntil(() => modal.getAccount().status === 'disconnected')
    expect(localStorage.getItem(ACTIVE)).to.equal(WALLET_CONNECT_ID)
    expect(localStorage.getItem(SESSION)).to.equal('second')
  })

  it('keeps a session of the site’s own client, which ends none when another tab pairs again', async () => {
    const { modal } = replacedSession({ universalProvider: new FakeProtocol() })
    syncTabs()
    await turns()
    expect(modal.getAddress()).to.equal(ALICE)
  })

  it('keeps another tab’s data when the wallet it left disconnects here before the notification', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    localStorage.setItem(ACTIVE, birch.id)
    adapter.emit({ type: 'disconnect', connectorId: aspen.id })
    await waitUntil(() => modal.getAccount().status === 'disconnected')
    expect(localStorage.getItem(ACTIVE)).to.equal(birch.id)
    expect(localStorage.getItem('@appkit/connection_status')).to.equal('connected')
    syncTabs()
    await waitUntil(() => modal.getWalletInfo()?.name === 'Birch', 'not followed')
  })

  it('stays disconnected when the wallet allows this page nothing', async () => {
    const { modal, adapter } = instance({ reconnect: () => Promise.resolve(undefined) })
    localStorage.setItem(ACTIVE, birch.id)
    syncTabs()
    await waitUntil(() => adapter.calls.includes(`reconnect ${birch.id}`))
    await settle()
    expect(modal.getAccount().status).to.equal('disconnected')
  })

  it('stays disconnected when the other tab disconnected again before the wallet answered', async () => {
    let answer = (_result: ConnectResult): void => undefined
    const { modal, adapter } = instance({ reconnect: () => new Promise(resolve => (answer = resolve)) })
    localStorage.setItem(ACTIVE, birch.id)
    syncTabs()
    await waitUntil(() => adapter.calls.includes(`reconnect ${birch.id}`))
    localStorage.removeItem(ACTIVE)
    syncTabs()
    answer(result(birch.id))
    await settle()
    expect(modal.getAccount().status).to.equal('disconnected')
    expect(localStorage.getItem(ACTIVE)).to.equal(null)
  })

  it('follows another tab that connected while an attempt here was open, once that failed', async () => {
    let refuse = (): void => undefined
    const { modal } = instance({
      connect: () => new Promise((_resolve, reject) => (refuse = () => reject(new Error()))),
    })
    const attempt = connect(aspen.id, 'eip155').catch(() => undefined)
    await settle()
    localStorage.setItem(ACTIVE, birch.id)
    syncTabs()
    await settle()
    expect(modal.getAccount().status).to.equal('connecting')
    refuse()
    await attempt
    await waitUntil(() => modal.getWalletInfo()?.name === 'Birch', 'not followed')
  })

  it('keeps what is the same in both', async () => {
    const { modal, adapter } = instance()
    await connect(aspen.id, 'eip155')
    const account = modal.getAddress()
    syncTabs()
    await settle()
    expect(modal.getAddress()).to.equal(account)
    expect(adapter.calls.some(call => call.startsWith('reconnect'))).to.equal(false)
  })

  describe('with one login for all tabs', () => {
    const CONNECTIONS = '@appkit/connections'
    const asked = (names: readonly string[]): number => names.filter(name => name === 'GET_USER').length
    const grace = (chainId: string | number = 1) =>
      ada(
        chainId,
        chainId === 1 ? { address: CAROL, accounts: [{ address: CAROL, type: 'smartAccount' as const }] } : {},
      )

    /** This tab, logged in as Ada. */
    async function loggedIn(script: SecureSiteScript = {}) {
      const made = embeddedSite({ GET_USER: async ({ chainId }) => ada(chainId), ...script })
      await connectFamilies('eip155', new AbortController().signal)
      await waitUntil(() => made.secureSite.names().includes('SWITCH_NETWORK'), 'not selected')
      return made
    }

    /** Another tab stores accounts of EVM. */
    function storeElsewhere(accounts: readonly unknown[]): void {
      const all = JSON.parse(localStorage.getItem(CONNECTIONS) ?? '{}')
      all.eip155 = [{ ...all.eip155[0], accounts }]
      localStorage.setItem(CONNECTIONS, JSON.stringify(all))
    }

    it('follows another tab that logged in as someone else, and keeps the active family', async () => {
      const { modal, secureSite } = await loggedIn()
      secureSite.script.GET_USER = async ({ chainId }) => grace(chainId)
      storeElsewhere([{ address: CAROL, type: 'smartAccount' }])
      syncTabs()
      expect(modal.getAccount('eip155').status, 'visibly').to.equal('disconnected')
      await waitUntil(() => modal.getAddress('eip155') === CAROL, 'not followed')
      expect(modal.getActiveChainNamespace()).to.equal('eip155')
      expect(modal.getAddress('solana')).to.equal(SOL)
      const before = asked(secureSite.names())
      syncTabs()
      await turns()
      expect(asked(secureSite.names()), 'once').to.equal(before)
    })

    it('stores no other account than the other tab, so that they do not follow each other for ever', async () => {
      const { modal } = await loggedIn()
      storeElsewhere([{ address: CAROL, type: 'smartAccount' }])
      const before = snapshot()
      syncTabs()
      await turns()
      expect(modal.getAccount('eip155').status).to.equal('disconnected')
      expect(localStorage.getItem(CONNECTIONS)).to.equal(Object.fromEntries(JSON.parse(before))[CONNECTIONS])
    })

    it('follows another tab to another account type', async () => {
      const { modal } = await loggedIn({
        GET_USER: async ({ chainId, preferredAccountType }) =>
          ada(chainId, preferredAccountType === 'eoa' ? { address: BOB, preferredAccountType } : {}),
      })
      localStorage.setItem('@appkit/preferred_account_types', '{"eip155":"eoa"}')
      storeElsewhere([
        { address: BOB, type: 'eoa' },
        { address: ALICE, type: 'smartAccount' },
      ])
      syncTabs()
      await waitUntil(() => modal.getAddress('eip155') === BOB, 'not followed')
    })

    it('asks once for an account type that the secure site does not give first', async () => {
      const { modal, secureSite } = await loggedIn()
      localStorage.setItem('@appkit/preferred_account_types', '{"eip155":"eoa"}')
      const before = asked(secureSite.names())
      for (const _event of ['first', 'second']) {
        syncTabs()
        await turns()
      }
      expect(modal.getAddress('eip155')).to.equal(ALICE)
      expect(asked(secureSite.names())).to.equal(before + 1)
    })

    it('keeps its account if the other tab is on a network without smart accounts', async () => {
      const { modal, secureSite } = await loggedIn()
      const before = asked(secureSite.names())
      storeElsewhere([{ address: BOB, type: 'eoa' }])
      syncTabs()
      await turns()
      expect(modal.getAddress('eip155')).to.equal(ALICE)
      expect(asked(secureSite.names())).to.equal(before)
    })
  })

  it('notices a cleared storage, and nothing while syncTabs is false', async () => {
    const { modal } = instance()
    await connect(aspen.id, 'eip155')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitUntil(() => modal.getAccount().status === 'disconnected', 'not heard')
    await disconnect()
    await endInstance()
    const { modal: other } = instance({}, { syncTabs: false })
    await connect(aspen.id, 'eip155')
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await turns()
    expect(other.getAccount().status).to.equal('connected')
    other.updateOptions({ syncTabs: true })
    dispatchEvent(new StorageEvent('storage', { key: null }))
    await waitUntil(() => other.getAccount().status === 'disconnected', 'not heard')
  })
})
