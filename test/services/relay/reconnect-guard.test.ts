import { aTimeout, expect } from '@open-wc/testing'

import type { RelayConnection } from '../../../src/services/relay/protocol.js'
import { guardReconnects } from '../../../src/services/relay/reconnect-guard.js'
import { SocketBudget } from '../../../src/services/relay/socket-budget.js'
import { FakeProtocol } from '../../helpers/fake-protocol.js'
import { rejection } from '../../helpers/rejection.js'
import { rejectionsReported } from '../../helpers/reported.js'
import { relayClock } from '../../helpers/relay-clock.js'

/** A connection whose sockets the test opens and closes. */
class FakeConnection implements RelayConnection {
  connected = false
  opens = 0
  sent = 0
  closes = 0
  readonly #closed: ((event?: unknown) => void)[] = []
  async open(): Promise<void> {
    this.opens += 1
    await Promise.resolve()
    this.connected = true
  }
  async close(): Promise<void> {
    this.closes += 1
    this.drop()
  }
  async send(): Promise<void> {
    this.sent += 1
  }
  on(_event: 'close', listener: (event?: unknown) => void): void {
    this.#closed.push(listener)
  }
  drop(code?: number): void {
    this.connected = false
    this.#closed.forEach(closed => closed(code === undefined ? undefined : { code }))
  }
}

describe('the guard of reconnections', () => {
  let undo = (): void => undefined
  afterEach(() => undo())

  /** A relay that refuses sockets by default, and a client that connects like the real one. */
  function guard({ takes = false, wanted = true, another = false } = {}, first?: FakeConnection, publisher = {}) {
    const { relayer, client } = new FakeProtocol()
    const { clock, pass } = relayClock()
    const relay = { takes, wanted, another }
    const connections: FakeConnection[] = []
    if (first) relayer.provider = { connection: first } // made while the client started
    const calls: string[] = []
    let closed = false
    const connect = async (): Promise<void> => {
      closed = false
      calls.push('loop')
      for (let attempt = 1; attempt < 6 && !closed && !relayer.connected; attempt += 1) {
        try {
          await own.createProvider()
          if (relay.takes) await connections.at(-1)?.open()
        } catch {
          // the client goes on
        }
        if (!relayer.connected) await clock.wait(attempt * 1_000, new AbortController().signal)
      }
    }
    const own = Object.assign(relayer, {
      publisher,
      connect,
      createProvider: async () => {
        const connection = new FakeConnection()
        connections.push(connection)
        relayer.provider = { connection }
      },
      transportClose: async () => {
        closed = true
        calls.push('close')
      },
      transportOpen: async () => (calls.push('open'), own.connect()),
    })
    Object.defineProperty(relayer, 'connected', { get: () => connections.at(-1)?.connected ?? false })
    const budget = new SocketBudget(clock)
    undo = guardReconnects(client.core, {
      budget,
      clock,
      isWanted: () => relay.wanted,
      onLost: () => (calls.push('lost'), relay.another),
      onGiveUp: () => calls.push('given up'),
    })
    /** The client's heartbeat, which connects again and again. */
    const beat = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        if (second % 5 === 0 && !closed && !relayer.connected) void own.connect()
        await pass(1)
      }
    }
    return { own, relay, connections, calls, pass, beat, budget }
  }

  it('has one loop, however many requests connect', async () => {
    const { own, calls, connections, beat } = guard()
    for (let request = 0; request < 20; request += 1) void own.connect()
    await beat(60)
    expect(connections.length).to.be.within(5, 15)
    expect(calls.filter(call => call === 'loop').length).to.be.at.most(6)
  })

  it('gives up after 2 minutes, reports it, and opens nothing further', async () => {
    const { own, calls, connections, beat } = guard()
    void own.connect()
    await beat(119)
    expect(calls).not.to.include('given up')
    await beat(31)
    expect(calls).to.include('given up')
    const { length } = connections
    await beat(200)
    expect(connections).to.have.length(length)
  })

  it('does the same with a relay that accepts sockets and drops them before 5 s', async () => {
    const { own, calls, connections, beat } = guard({ takes: true })
    void own.connect()
    for (let second = 0; second < 150; second += 2) {
      await beat(2)
      if (own.connected) connections.at(-1)?.drop()
    }
    expect(calls).to.include('given up')
    expect(connections.length).to.be.within(8, 25)
  })

  it('records a socket’s close code, and none if the client does not pass it on', async () => {
    const { own, connections, budget, pass } = guard({ takes: true })
    void own.connect()
    await pass(1)
    expect(budget.health().lastClose).to.equal(undefined)
    connections.at(-1)?.drop(4_008)
    await pass(2)
    expect(budget.health().lastClose).to.deep.equal({ code: 4_008, ago: 2_000 })
    void own.connect()
    await pass(5)
    connections.at(-1)?.drop()
    expect(budget.health().lastClose).to.deep.equal({ code: undefined, ago: 0 })
  })

  it('starts over after a socket that stayed open for 5 s', async () => {
    const { own, relay, calls, connections, beat } = guard()
    void own.connect()
    await beat(100)
    relay.takes = true
    await beat(40)
    expect(own.connected).to.equal(true)
    relay.takes = false
    connections.at(-1)?.drop()
    await beat(100)
    expect(calls).not.to.include('given up')
  })

  it('opens nothing while nothing waits for the relay', async () => {
    const { own, relay, calls, connections, beat } = guard()
    void own.connect()
    await beat(10)
    const { length } = connections
    relay.wanted = false
    await beat(60)
    expect(connections).to.have.length(length)
    expect(calls).to.include('close')
    relay.wanted = true
    void own.connect()
    await beat(30)
    expect(connections.length).to.be.greaterThan(length)
  })

  it('moves on to another relay after 10 s, and not before', async () => {
    const { own, calls, connections, beat } = guard({ another: true })
    void own.connect()
    await beat(9)
    expect(calls).not.to.include('lost')
    await beat(10)
    expect(calls.filter(call => call === 'lost')).to.have.length(1)
    const { length } = connections
    await beat(20)
    expect(connections).to.have.length(length)
  })

  for (const event of ['online', 'visibilitychange'])
    it(`tries again after the end on "${event}"`, async () => {
      const { own, relay, connections, beat, pass } = guard()
      void own.connect()
      await beat(150)
      const { length } = connections
      relay.takes = true
      const target = event === 'online' ? globalThis : document
      target.dispatchEvent(new Event(event))
      await pass(3)
      expect(connections).to.have.length(length + 1)
      expect(own.connected).to.equal(true)
    })

  it('has nothing to try on return while the relay is there, or nothing waits', async () => {
    const { own, relay, calls, connections, pass } = guard({ takes: true })
    void own.connect()
    await pass(1)
    dispatchEvent(new Event('online'))
    connections.at(-1)?.drop()
    relay.wanted = false
    dispatchEvent(new Event('online'))
    expect(calls).not.to.include('open')
  })

  it('keeps a connection from opening a second socket, and from sending without one', async () => {
    const { own, connections, pass } = guard({ takes: true })
    void own.connect()
    await pass(1)
    const [connection] = connections
    if (!connection) throw new Error('none was made')
    await connection.send()
    connection.drop()
    expect(await rejection(connection.open())).to.be.instanceOf(Error)
    expect(await rejection(connection.send())).to.be.instanceOf(Error)
    expect(connection).to.include({ opens: 1, sent: 1 })
  })

  it('keeps the connection that the client started with from opening another socket', async () => {
    const first = new FakeConnection()
    guard({}, first)
    expect(await rejection(first.open())).to.be.instanceOf(Error)
    expect(await rejection(first.send())).to.be.instanceOf(Error)
    expect(first).to.include({ opens: 0, sent: 0 })
  })

  it('closes a socket that opens after its connection was replaced or ended', async () => {
    const { own, connections, beat } = guard()
    void own.connect()
    await beat(3)
    const [early] = connections
    await early?.open()
    expect(early?.closes).to.equal(1)
    const last = connections.at(-1)
    undo()
    await last?.open()
    expect(last?.closes).to.equal(1)
  })

  it('leaves no rejection unhandled when what waits to be sent fails again', async () => {
    const queue = new Map([['one', 'a request']])
    const { own, connections, pass } = guard({ takes: true }, undefined, { queue })
    void own.connect()
    await pass(1)
    connections.at(-1)?.drop()
    const unhandled: unknown[] = []
    const hear = (event: PromiseRejectionEvent): void => {
      event.preventDefault()
      unhandled.push(event.reason)
    }
    addEventListener('unhandledrejection', hear)
    const sent: string[] = []
    queue.forEach(async request => {
      sent.push(request)
      await connections.at(-1)?.open()
    })
    await rejectionsReported()
    removeEventListener('unhandledrejection', hear)
    expect(sent).to.deep.equal(['a request'])
    expect(queue.size).to.equal(1)
    expect(unhandled).to.deep.equal([])
  })

  it('ends when it is undone', async () => {
    const { own, calls, connections, beat } = guard()
    void own.connect()
    await beat(4)
    const { length } = connections
    undo()
    await aTimeout(0)
    dispatchEvent(new Event('online'))
    await beat(60)
    expect(connections).to.have.length(length)
    expect(calls).not.to.include('open')
  })
})
