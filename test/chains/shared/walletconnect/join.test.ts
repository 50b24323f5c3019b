import { expect } from '@open-wc/testing'

import type { ChainAdapter, SessionSource } from '../../../../src/chains/adapter.js'
import { joinWalletConnect } from '../../../../src/chains/shared/walletconnect/join.js'
import { WalletConnectLink } from '../../../../src/chains/shared/walletconnect/link.js'
import { ConnectorNotFoundError } from '../../../../src/core/errors/connection.js'
import { mainnet, polygon } from '../../../../src/networks.js'
import { parseNetworks } from '../../../../src/services/config/networks.js'
import { RelayClient } from '../../../../src/services/relay/relay-client.js'
import { ALICE, BOB, fakeAdapter } from '../../../helpers/fake-adapter.js'
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
  return { joined: await joinWalletConnect(family, link), family, link, protocol, calls: fake.calls }
}

describe('a family with the protocol’s connector beside its own', () => {
  it('leaves its own wallets as they are', async () => {
    const { joined, calls } = await join()
    await joined.connect('com.example.aspen')
    await joined.reconnect('com.example.aspen')
    await joined.disconnect('com.example.aspen')
    expect(calls).to.deep.equal(
      ['com.example.aspen'].flatMap(id => [`connect ${id}`, `reconnect ${id}`, `disconnect ${id}`]),
    )
    expect(joined.provider('com.example.aspen')).to.deep.equal({ id: 'com.example.aspen' })
    expect(joined.namespace).to.equal('eip155')
    expect(joined.connectors()).to.have.length(2)
  })

  it('does not connect the protocol’s before a session stands: pairing makes one', async () => {
    const { joined, calls } = await join()
    expect(await rejection(joined.connect(OURS))).to.be.instanceOf(ConnectorNotFoundError)
    expect(calls).to.deep.equal([])
  })

  it('connects it with the session that stands', async () => {
    const { joined, link } = await join({}, approvedSession())
    await link.restore()
    expect(await joined.connect(OURS)).to.deep.include({ connectorId: OURS, accounts: [{ address: BOB }] })
  })

  it('takes a stored session back', async () => {
    const { joined } = await join({}, approvedSession())
    expect(await joined.reconnect(OURS)).to.deep.include({ connectorId: OURS, caipNetworkId: 'eip155:1' })
  })

  it('has nothing to take back without one', async () => {
    const { joined } = await join()
    expect(await joined.reconnect(OURS)).to.equal(undefined)
  })

  it('asks nobody for a balance over the protocol', async () => {
    const { joined, calls } = await join()
    const [network] = networks
    if (!network) throw new Error('no network')
    expect(await joined.balance({ address: ALICE, network, over: { connectorId: OURS } })).to.equal(undefined)
    expect(calls).to.deep.equal([])
    await joined.balance({ address: ALICE, network, over: 'endpoints' })
    expect(calls).to.deep.equal(['balance over endpoints'])
  })

  it('ends the session with a disconnect', async () => {
    const { joined, protocol, link } = await join({}, approvedSession())
    await link.restore()
    await joined.disconnect(OURS)
    expect(protocol.calls).to.include('disconnect')
    expect(await rejection(joined.connect(OURS))).to.be.instanceOf(ConnectorNotFoundError)
  })

  it('switches the session’s network', async () => {
    const { joined, protocol, calls } = await join({}, approvedSession())
    await joined.reconnect(OURS)
    const network = networks[1]
    if (!network) throw new Error('no network')
    expect(await joined.switchNetwork?.(OURS, network)).to.equal('eip155:137')
    expect(protocol.calls).to.include('default eip155:137')
    expect(calls).to.deep.equal([])
  })

  it('says that a family without signing cannot sign with its own wallets', async () => {
    const { joined } = await join()
    const asked = joined.signMessage?.('com.example.aspen', { message: 'x', address: ALICE })
    expect(await rejection(Promise.resolve(asked))).to.be.instanceOf(ConnectorNotFoundError)
  })

  it('has no abilities that neither has', async () => {
    const { joined } = await join({}, undefined, ['prepareTransfer', 'resolveName'])
    expect(typeof joined.prepareTransfer).to.equal('undefined')
    expect(typeof joined.resolveName).to.equal('undefined')
  })

  it('keeps the abilities of the family', async () => {
    const { joined } = await join({ resolveName: async ({ name }) => `${name}!` })
    const [network] = networks
    if (!network) throw new Error('no network')
    expect(await joined.resolveName?.({ name: 'alice.eth', network })).to.equal('alice.eth!')
  })

  it('closes both when it is destroyed', async () => {
    let ended = 0
    const { joined, protocol } = await join({ destroy: () => void (ended += 1) }, approvedSession())
    await joined.reconnect(OURS)
    joined.destroy()
    await new Promise(resolve => setTimeout(resolve))
    expect(ended).to.equal(1)
    expect(protocol.size).to.equal(0)
  })
})

describe('the provider of a session', () => {
  it('is EIP-1193’s for a family that has no words of its own', async () => {
    const { joined, link } = await join()
    expect(joined.provider(OURS)).to.equal(link.provider('eip155'))
  })

  it('is the family’s own, made once', async () => {
    let made = 0
    const own = { isOwn: true }
    const { joined } = await join({ sessionProvider: async () => ((made += 1), own) })
    expect(joined.provider(OURS)).to.equal(own)
    expect(joined.provider(OURS)).to.equal(own)
    expect(made).to.equal(1)
  })

  it('stands on the session: its wallet, its addresses, its network, its changes', async () => {
    let source: SessionSource | undefined
    const { joined, protocol } = await join(
      { sessionProvider: async given => ((source = given), {}) },
      approvedSession(),
    )
    expect(source?.name).to.equal('WalletConnect')
    await joined.reconnect(OURS)
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
    const { joined, protocol } = await join(
      { sessionProvider: async given => ((source = given), {}) },
      approvedSession(),
    )
    await joined.reconnect(OURS)
    await source?.request({ method: 'personal_sign', params: [] })
    expect(protocol.calls.at(-1)).to.equal('personal_sign eip155:1')
  })
})
