import { expect } from '@open-wc/testing'

import type { ChainAdapter, SessionSource } from '../../../../src/chains/adapter.js'
import { walletsOf } from '../../../../src/chains/loaded.js'
import { joinWalletConnect } from '../../../../src/chains/shared/walletconnect/join.js'
import { WalletConnectLink } from '../../../../src/chains/shared/walletconnect/link.js'
import { ConnectorNotFoundError } from '../../../../src/core/errors/connection.js'
import { mainnet, polygon } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { RelayClient } from '../../../../src/services/relay/relay-client.js'
import { ALICE, BOB, fakeAdapter, transfer } from '../../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol } from '../../../helpers/fake-protocol.js'
import { rejection } from '../../../helpers/rejection.js'

const OURS = 'walletConnect'
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
  return { wallets: walletsOf(joined, OURS), joined, family, link, protocol, fake, calls: fake.calls }
}

describe('a family with the protocol’s connector beside its own', () => {
  it('leaves its own wallets as they are', async () => {
    const { wallets, joined, calls } = await join()
    await wallets.connect('com.example.aspen')
    await wallets.reconnect('com.example.aspen')
    await wallets.disconnect('com.example.aspen')
    expect(calls).to.deep.equal(
      ['com.example.aspen'].flatMap(id => [`connect ${id}`, `reconnect ${id}`, `disconnect ${id}`]),
    )
    expect(wallets.provider('com.example.aspen')).to.deep.equal({ id: 'com.example.aspen' })
    expect(joined.namespace).to.equal('eip155')
    expect(wallets.connectors()).to.have.length(2)
  })

  it('does not connect the protocol’s before a session stands: pairing makes one', async () => {
    const { wallets, calls } = await join()
    expect(await rejection(wallets.connect(OURS))).to.be.instanceOf(ConnectorNotFoundError)
    expect(calls).to.deep.equal([])
  })

  it('connects it with the session that stands', async () => {
    const { wallets, link } = await join({}, approvedSession())
    await link.restore()
    expect(await wallets.connect(OURS)).to.deep.include({ connectorId: OURS, accounts: [{ address: BOB }] })
  })

  it('takes a stored session back', async () => {
    const { wallets } = await join({}, approvedSession())
    expect(await wallets.reconnect(OURS)).to.deep.include({ connectorId: OURS, caipNetworkId: 'eip155:1' })
  })

  it('has nothing to take back without one', async () => {
    const { wallets } = await join()
    expect(await wallets.reconnect(OURS)).to.equal(undefined)
  })

  it('reads no balance over the protocol', async () => {
    const { wallets, joined, calls } = await join()
    const [network] = networks
    if (!network) throw new Error('no network')
    expect(await wallets.balance?.(OURS, { address: ALICE, network })).to.equal(undefined)
    expect(calls).to.deep.equal([])
    await wallets.balance?.('com.example.aspen', { address: ALICE, network })
    await (await joined.reads?.())?.balance({ address: ALICE, network })
    expect(calls).to.deep.equal(['balance over wallet', 'balance over endpoints'])
  })

  it('has what it prepares for the protocol’s connector signed over the session', async () => {
    const signers: unknown[] = []
    const { joined, wallets, fake } = await join()
    fake.script.prepareTransfer = async ({ provider }) => (signers.push(provider), transfer())
    const [network] = networks
    if (!network) throw new Error('no network')
    const request = { network, from: ALICE, to: BOB, amount: 1n }
    const transfers = await joined.transfers?.()
    await transfers?.prepare({ ...request, connectorId: OURS })
    await transfers?.prepare({ ...request, connectorId: 'com.example.aspen' })
    expect(signers).to.deep.equal([wallets.provider(OURS), undefined])
  })

  it('ends the session with a disconnect', async () => {
    const { wallets, protocol, link } = await join({}, approvedSession())
    await link.restore()
    await wallets.disconnect(OURS)
    expect(protocol.calls).to.include('disconnect')
    expect(await rejection(wallets.connect(OURS))).to.be.instanceOf(ConnectorNotFoundError)
  })

  it('switches the session’s network', async () => {
    const { wallets, protocol, calls } = await join({}, approvedSession())
    await wallets.reconnect(OURS)
    const network = networks[1]
    if (!network) throw new Error('no network')
    expect(await wallets.switchNetwork?.(OURS, network)).to.equal('eip155:137')
    expect(protocol.calls).to.include('default eip155:137')
    expect(calls).to.deep.equal([])
  })

  it('says that a family without signing cannot sign with its own wallets', async () => {
    const { wallets, family } = await join()
    if (family.wallets) delete family.wallets.signMessage
    const asked = wallets.signMessage?.('com.example.aspen', { message: 'x', address: ALICE })
    expect(await rejection(Promise.resolve(asked))).to.be.instanceOf(ConnectorNotFoundError)
  })

  it('has no ports that the family lacks', async () => {
    const { joined } = await join({}, undefined, ['transfers', 'names', 'reads'])
    for (const port of ['transfers', 'names', 'reads']) expect(joined).not.to.have.property(port)
  })

  it('has wallets even when the family has none', async () => {
    const { wallets } = await join({}, approvedSession(), ['wallets'])
    wallets.discover()
    expect(wallets.connectors()).to.deep.equal([])
    expect(wallets.provider('com.example.aspen')).to.equal(undefined)
    expect(await rejection(wallets.connect('com.example.aspen'))).to.be.instanceOf(ConnectorNotFoundError)
    expect(await wallets.reconnect(OURS)).to.deep.include({ connectorId: OURS })
  })

  it('keeps the other ports of the family', async () => {
    const { joined } = await join({ names: async () => ({ resolve: async ({ name }) => `${name}!` }) })
    const [network] = networks
    if (!network) throw new Error('no network')
    expect(await (await joined.names?.())?.resolve({ name: 'alice.eth', network })).to.equal('alice.eth!')
  })

  it('closes both when it is destroyed', async () => {
    let ended = 0
    const { wallets, joined, protocol } = await join({ destroy: () => void (ended += 1) }, approvedSession())
    await wallets.reconnect(OURS)
    joined.destroy?.()
    await new Promise(resolve => setTimeout(resolve))
    expect(ended).to.equal(1)
    expect(protocol.size).to.equal(0)
  })
})

describe('the provider of a session', () => {
  it('is EIP-1193’s for a family that has no words of its own', async () => {
    const { wallets, link } = await join()
    expect(wallets.provider(OURS)).to.equal(link.provider('eip155'))
  })

  it('is the family’s own, made once', async () => {
    let made = 0
    const own = { isOwn: true }
    const { wallets } = await join({ sessions: async () => ({ provider: () => ((made += 1), own) }) })
    expect(wallets.provider(OURS)).to.equal(own)
    expect(wallets.provider(OURS)).to.equal(own)
    expect(made).to.equal(1)
  })

  it('stands on the session: its wallet, its addresses, its network, its changes', async () => {
    let source: SessionSource | undefined
    const { wallets, protocol } = await join(
      { sessions: async () => ({ provider: given => ((source = given), {}) }) },
      approvedSession(),
    )
    expect(source?.name).to.equal('WalletConnect')
    await wallets.reconnect(OURS)
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
    const { wallets, protocol } = await join(
      { sessions: async () => ({ provider: given => ((source = given), {}) }) },
      approvedSession(),
    )
    await wallets.reconnect(OURS)
    await source?.request({ method: 'personal_sign', params: [] })
    expect(protocol.calls.at(-1)).to.equal('personal_sign eip155:1')
  })
})
