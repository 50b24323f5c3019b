import { expect } from '@open-wc/testing'

import type { ChainAdapter } from '../../../../src/chains/adapter.js'
import type { ConnectorPort, WalletsPort } from '../../../../src/chains/ports/wallets.js'
import type { SessionSource } from '../../../../src/chains/ports/sessions.js'
import { needConnector } from '../../../../src/chains/loaded.js'
import { joinWalletConnect } from '../../../../src/chains/shared/walletconnect/join.js'
import type { SessionProvider } from '../../../../src/chains/shared/session-provider.js'
import { WalletConnectLink } from '../../../../src/chains/shared/walletconnect/link.js'
import { ConnectorNotFoundError } from '../../../../src/core/errors/connection.js'
import { siteFacade } from '../../../../src/core/site-facade.js'
import { mainnet, polygon } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { RelayClient } from '../../../../src/services/relay/relay-client.js'
import { siteTransactions, type SiteTransaction } from '../../../../src/services/wallets/site-transactions.js'
import { ALICE, BOB, fakeAdapter, HASH, result, transfer } from '../../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../../helpers/fake-protocol.js'
import { rejection } from '../../../helpers/rejection.js'

const OURS = 'walletConnect'
const ASPEN = 'com.example.aspen'
const { networks } = parseNetworks([mainnet, polygon])

/** A family joined with the protocol's connector, over a client under the test's control. */
async function join(
  patch: Partial<ChainAdapter> = {},
  session?: object,
  without: readonly (keyof ChainAdapter)[] = [],
) {
  const protocol = new FakeProtocol()
  protocol.session = session
  const fake = fakeAdapter()
  const family = Object.assign(await fake.factory.load({} as never, 'eip155'), patch)
  for (const ability of without) Reflect.deleteProperty(family, ability)
  const link = new WalletConnectLink(
    { networks: () => networks, endpoints: async () => [], activeNetwork: () => undefined, override: undefined },
    tell => new RelayClient({ urls: ['ws://a'], own: false, open: async () => protocol }, tell),
  )
  const joined = await joinWalletConnect(family, link)
  const connector = (id: string): ConnectorPort => needConnector(joined, id)
  return { ours: connector(OURS), connector, joined, link, protocol, fake, calls: fake.calls }
}

describe('a family with the protocol’s connector beside its own', () => {
  it('leaves its own wallets unchanged', async () => {
    const { connector, joined, calls } = await join()
    const aspen = connector(ASPEN)
    await aspen.connect()
    await aspen.reconnect()
    await aspen.disconnect()
    expect(calls).to.deep.equal([`connect ${ASPEN}`, `reconnect ${ASPEN}`, `disconnect ${ASPEN}`])
    expect(aspen.provider()).to.deep.equal({ id: ASPEN })
    expect(joined.namespace).to.equal('eip155')
    expect(joined.wallets?.connectors()).to.have.length(2)
  })

  it('does not connect the protocol’s before there is a session: pairing creates one', async () => {
    const { ours, calls } = await join()
    expect(await rejection(ours.connect())).to.be.instanceOf(ConnectorNotFoundError)
    expect(calls).to.deep.equal([])
  })

  it('connects it with the existing session', async () => {
    const { ours, link } = await join({}, approvedSession())
    await link.restore()
    expect(await ours.connect()).to.deep.include({ connectorId: OURS, accounts: [{ address: BOB }] })
  })

  it('restores a stored session', async () => {
    const { ours } = await join({}, approvedSession())
    expect(await ours.reconnect()).to.deep.include({ connectorId: OURS, caipNetworkId: 'eip155:1' })
  })

  it('has nothing to take back without one', async () => {
    const { ours } = await join()
    expect(await ours.reconnect()).to.equal(undefined)
  })

  it('has no balance over the protocol, and nothing to ask again', async () => {
    const { ours, connector, joined, calls } = await join()
    const [network] = networks
    if (!network) throw new Error('no network')
    for (const ability of ['balance', 'recheck', 'awaitReturn']) expect(ours).not.to.have.property(ability)
    await connector(ASPEN).balance?.({ address: ALICE, network })
    await (await joined.reads?.())?.balance({ address: ALICE, network })
    expect(calls).to.deep.equal(['balance over wallet', 'balance over endpoints'])
  })

  it('has transactions for the WalletConnect connector signed over the session', async () => {
    const signers: unknown[] = []
    const { joined, link, fake } = await join()
    fake.script.prepareTransfer = async ({ provider }) => (signers.push(provider), transfer())
    const [network] = networks
    if (!network) throw new Error('no network')
    const request = { network, from: ALICE, to: BOB, amount: 1n }
    const transfers = await joined.transfers?.()
    await transfers?.prepare({ ...request, connectorId: OURS })
    await transfers?.prepare({ ...request, connectorId: ASPEN })
    expect(signers).to.have.ordered.members([link.provider('eip155'), undefined])
  })

  it('ends the session with a disconnect', async () => {
    const { ours, protocol, link } = await join({}, approvedSession())
    await link.restore()
    await ours.disconnect()
    expect(protocol.calls).to.include('disconnect')
    expect(await rejection(ours.connect())).to.be.instanceOf(ConnectorNotFoundError)
    const { request } = link.provider('eip155')
    expect(await request({ method: 'eth_accounts' })).to.deep.equal([])
    expect(await rejection(request({ method: 'eth_requestAccounts' }))).to.include({ code: 4100 })
  })

  it('switches the session’s network', async () => {
    const { ours, protocol, calls } = await join({}, approvedSession())
    await ours.reconnect()
    const network = networks[1]
    if (!network) throw new Error('no network')
    expect(await ours.switchNetwork?.(network)).to.equal('eip155:137')
    expect(protocol.calls).to.include('default eip155:137')
    expect(calls).to.deep.equal([])
  })

  it('gives the family’s own wallets no capability that they lack', async () => {
    const plain: ConnectorPort = {
      connect: async () => result(ASPEN),
      reconnect: async () => undefined,
      disconnect: async () => undefined,
      provider: () => undefined,
    }
    const wallets: WalletsPort = {
      discover: () => undefined,
      connectors: () => [],
      subscribe: () => () => undefined,
      connector: id => (id === ASPEN ? plain : undefined),
    }
    const { connector, ours } = await join({ wallets })
    expect(connector(ASPEN)).to.have.all.keys('connect', 'reconnect', 'disconnect', 'provider')
    expect(ours).to.include.keys('switchNetwork', 'signMessage')
    expect(() => connector('com.example.birch')).to.throw(ConnectorNotFoundError)
  })

  it('has permits only if the family has them', async () => {
    const own = { decimals: async () => 6, prepare: () => Promise.reject(new Error('not asked')) }
    const without = await join({ calls: async () => own })
    expect(await without.joined.calls?.()).not.to.have.property('permit')
    const asked: unknown[] = []
    const { joined, link } = await join({
      calls: async () => ({ ...own, permit: async ({ provider }) => void asked.push(provider) }),
    })
    const [network] = networks
    if (!network) throw new Error('no network')
    const request = { network, from: ALICE, token: BOB, spender: BOB, amount: 1n }
    await (await joined.calls?.())?.permit?.({ ...request, connectorId: OURS })
    await (await joined.calls?.())?.permit?.({ ...request, connectorId: ASPEN })
    expect(asked).to.have.ordered.members([link.provider('eip155'), undefined])
  })

  it('has no ports that the family lacks', async () => {
    const { joined } = await join({}, undefined, ['transfers', 'names', 'reads'])
    for (const port of ['transfers', 'names', 'reads']) expect(joined).not.to.have.property(port)
  })

  it('has wallets even when the family has none', async () => {
    const { joined, ours } = await join({}, approvedSession(), ['wallets'])
    joined.wallets?.discover()
    expect(joined.wallets?.connectors()).to.deep.equal([])
    expect(joined.wallets?.connector(ASPEN)).to.equal(undefined)
    expect(await ours.reconnect()).to.deep.include({ connectorId: OURS })
  })

  it('keeps the other ports of the family', async () => {
    const { joined } = await join({ names: async () => ({ resolve: async ({ name }) => `${name}!` }) })
    const [network] = networks
    if (!network) throw new Error('no network')
    expect(await (await joined.names?.())?.resolve({ name: 'alice.eth', network })).to.equal('alice.eth!')
  })

  it('closes both when it is destroyed', async () => {
    let ended = 0
    const { ours, joined, protocol } = await join({ destroy: () => void (ended += 1) }, approvedSession())
    await ours.reconnect()
    joined.destroy?.()
    await new Promise(resolve => setTimeout(resolve))
    expect(ended).to.equal(1)
    expect(protocol.size).to.equal(0)
  })
})

describe('the provider of a session', () => {
  it('is EIP-1193’s for a family without its own', async () => {
    const { ours, link } = await join()
    expect(ours.provider()).to.equal(siteFacade(link.provider('eip155')))
  })

  it('reports what a site sends with it', async () => {
    const { ours, protocol } = await join({}, approvedSession())
    await ours.reconnect()
    protocol.answer = async () => HASH
    const told: SiteTransaction[] = []
    const stop = siteTransactions.onSent(transaction => void told.push(transaction))
    const provider = ours.provider() as SessionProvider
    expect(await provider.request({ method: 'eth_sendTransaction', params: [{ to: ALICE }] })).to.equal(HASH)
    stop()
    expect(told).to.deep.equal([{ namespace: 'eip155', hash: HASH, caipNetworkId: undefined }])
  })

  it('rejects with the standard code when a switch is refused, or the chain is unknown', async () => {
    const namespaces = { eip155: { accounts: [`eip155:1:${BOB}`], methods: [], events: [] } }
    const { ours, protocol } = await join({}, approvedSession({ namespaces }))
    await ours.reconnect()
    protocol.answer = () => Promise.reject({ code: 4001, message: 'no' })
    const provider = ours.provider() as SessionProvider
    const switchTo = (chainId: string): Promise<unknown> =>
      rejection(provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }))
    expect(await switchTo('0x5'), 'unknown').to.include({ code: 4902 })
    expect(await switchTo('0x89'), 'refused').to.include({ code: 4001 })
  })

  it('ends with the instance: a site that kept it cannot start a client', async () => {
    const { ours, joined, protocol } = await join({}, approvedSession())
    await ours.reconnect()
    const provider = ours.provider() as SessionProvider
    joined.destroy?.()
    await new Promise(resolve => setTimeout(resolve))
    expect(await rejection(provider.request({ method: 'personal_sign', params: [] }))).to.include({ code: 4900 })
    expect(protocol.size).to.equal(0)
  })

  it('is the family’s own, made once', async () => {
    let made = 0
    const own = { isOwn: true }
    const { ours } = await join({ sessions: async () => ({ provider: () => ((made += 1), own) }) })
    expect(ours.provider()).to.equal(siteFacade(own))
    expect(ours.provider()).to.equal(ours.provider())
    expect(made).to.equal(1)
  })

  it('is backed by the session: its wallet, its addresses, its network, its changes', async () => {
    let source: SessionSource | undefined
    const { ours, protocol } = await join(
      { sessions: async () => ({ provider: given => ((source = given), {}) }) },
      approvedSession(),
    )
    expect(source?.name).to.equal('WalletConnect')
    await ours.reconnect()
    expect(source?.name).to.equal('Phone')
    expect(source?.addresses()).to.deep.equal([BOB])
    expect(source?.network()).to.equal('eip155:1')
    const heard: (readonly string[])[] = []
    const stop = source?.watch(addresses => void heard.push(addresses))
    protocol.emit('session_event', {
      params: { chainId: 'eip155:1', event: { name: 'accountsChanged', data: [ALICE] } },
    })
    stop?.()
    protocol.emit('session_delete', {})
    expect(heard).to.deep.equal([[ALICE, BOB]])
  })

  it('sends requests on the active network', async () => {
    let source: SessionSource | undefined
    const { ours, protocol } = await join(
      { sessions: async () => ({ provider: given => ((source = given), {}) }) },
      approvedSession(),
    )
    await ours.reconnect()
    await source?.request({ method: 'personal_sign', params: [] })
    expect(protocol.calls.at(-1)).to.equal('personal_sign eip155:1')
  })
})
