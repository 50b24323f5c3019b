import { expect } from '@open-wc/testing'

import type { RelayEvent } from '../../../src/services/relay/provider-events.js'
import { Relays } from '../../../src/services/relay/relays.js'
import { browserClock } from '../../../src/services/relay/socket-budget.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { rejection } from '../../helpers/rejection.js'

/** Relays whose clients the test makes; `fails` says which starts fail. */
function make({
  urls = ['ws://a', 'ws://b'],
  own = true,
  fails = (_url: string): boolean => false,
  clock = browserClock,
} = {}) {
  const opened: string[] = []
  const clients: (FakeProtocol & { stopped: number; closed: number })[] = []
  const events: RelayEvent[] = []
  const open = async (url: string): Promise<FakeProtocol> => {
    opened.push(url)
    if (fails(url)) throw new Error(`no ${url}`)
    const client = Object.assign(new FakeProtocol(), { stopped: 0, closed: 0 })
    client.client.core.heartbeat.stop = () => void (client.stopped += 1)
    client.relayer.transportClose = async () => void (client.closed += 1)
    clients.push(client)
    return client
  }
  return { relays: new Relays({ urls, open, own }, item => events.push(item), clock), opened, clients, events }
}

describe('the relays of a site', () => {
  it('open one client for all callers', async () => {
    const { relays, opened } = make()
    const [one, two] = await Promise.all([relays.open(), relays.open()])
    expect(one).to.equal(two)
    expect(opened).to.deep.equal(['ws://a'])
    expect(relays.count).to.equal(2)
  })

  it('try again after a start that failed', async () => {
    let isDown = true
    const { relays, opened } = make({ fails: () => isDown })
    expect(String(await rejection(relays.open()))).to.equal('Error: no ws://a')
    isDown = false
    await relays.open()
    expect(opened).to.deep.equal(['ws://a', 'ws://a'])
  })

  it('say how the present one is doing, and start nothing by it', async () => {
    const { relays, opened, clients } = make()
    expect(relays.health()).to.include({ url: 'ws://a', relays: 2, started: false, connected: false, awaited: false })
    expect(opened).to.deep.equal([])
    await relays.open()
    const release = relays.hold()
    expect(relays.health()).to.include({ started: true, connected: true, awaited: true })
    release()
    Object.assign(clients[0]?.relayer ?? {}, { connected: false })
    expect(relays.health()).to.include({ connected: false, awaited: false })
    await relays.next()
    expect(relays.health()).to.include({ url: 'ws://b', started: false })
  })

  it('go to the next one, and round to the first', async () => {
    const { relays, opened } = make()
    await relays.open()
    await relays.next()
    await relays.open()
    await relays.next()
    await relays.open()
    expect(opened).to.deep.equal(['ws://a', 'ws://b', 'ws://a'])
  })

  it('close the client they leave, for good', async () => {
    const { relays, clients } = make()
    await relays.open()
    await relays.next()
    expect(clients[0]).to.include({ stopped: 1, closed: 1 })
    await clients[0]?.relayer.transportOpen()
    expect(clients[0]?.closed).to.equal(1)
  })

  it('never close a client of the site itself', async () => {
    const { relays, clients } = make({ own: false })
    await relays.open()
    await relays.close()
    expect(clients[0]).to.include({ stopped: 0, closed: 0, size: 0 })
  })

  it('report events until they are closed', async () => {
    const { relays, clients, events } = make()
    await relays.open()
    clients[0]?.emit('session_delete', {})
    await relays.close()
    clients[0]?.emit('session_delete', {})
    expect(events).to.deep.equal([{ type: 'ended' }])
  })

  it('have nothing to close before they are opened', async () => {
    const { relays, opened } = make()
    await relays.close()
    expect(opened).to.deep.equal([])
  })

  it('close without noise though the start failed', async () => {
    const { relays } = make({ fails: () => true })
    const opening = rejection(relays.open())
    await relays.close()
    expect(String(await opening)).to.equal('Error: no ws://a')
  })

  it('open a new client after they were closed', async () => {
    const { relays, clients } = make()
    const before = await relays.open()
    await relays.close()
    expect(await relays.open()).not.to.equal(before)
    expect(clients).to.have.length(2)
  })

  it('are needed while something holds them or there is a session', async () => {
    let now = 0
    const clock = { now: () => (now += 2_000), wait: () => Promise.resolve(), random: () => 0 }
    const { relays, clients } = make({ urls: ['ws://a'], clock })
    await relays.open()
    const release = relays.hold()
    expect(relays.held).to.equal(true)
    const [client] = clients
    if (!client) throw new Error('none was made')
    client.relayer.connected = false
    const connects = async (): Promise<boolean> => {
      const before = client.sockets
      await client.relayer.createProvider().catch(() => undefined)
      return client.sockets > before
    }
    expect(await connects()).to.equal(true)
    release()
    expect(relays.held).to.equal(false)
    expect(await connects()).to.equal(false)
    client.session = {}
    relays.hold()()
    expect(await connects()).to.equal(true)
    await relays.close()
  })
})
