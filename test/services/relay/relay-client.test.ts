import { expect } from '@open-wc/testing'

import { PairingExpiredError, RelayUnreachableError } from '../../../src/core/errors/relay.js'
import { RelayClient } from '../../../src/services/relay/relay-client.js'
import type { RelayEvent } from '../../../src/services/relay/provider-events.js'
import { siteTransactions, type SiteTransaction } from '../../../src/services/wallets/site-transactions.js'
import { rejection } from '../../helpers/rejection.js'
import { relayClock } from '../../helpers/relay-clock.js'
import { waitUntil } from '../../helpers/wait-until.js'
import { approvedSession, FakeProtocol, pairingUri, TOPIC } from '../../helpers/fake-protocol.js'

const tick = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

function make({ own = true, urls = ['ws://a', 'ws://b'] } = {}) {
  const made: FakeProtocol[] = []
  const opened: string[] = []
  const events: RelayEvent[] = []
  const client = new RelayClient(
    {
      urls,
      own,
      open: async url => {
        opened.push(url)
        made.push(new FakeProtocol())
        return made.at(-1) ?? new FakeProtocol()
      },
    },
    item => events.push(item),
  )
  return { client, made, opened, events }
}

const ask = (
  client: RelayClient,
  onUri: (uri: string) => void = () => undefined,
  signal = new AbortController().signal,
) => client.request({ proposal: {}, onUri, signal })

/** Waits until so many proposals have been made, and their links given. */
async function proposed(made: readonly FakeProtocol[], count: number): Promise<void> {
  await waitUntil(() => made[0]?.attempts.length === count)
  await tick()
}

/** Requests a session and leaves it once its pairing URI is there. */
async function abandon(client: RelayClient, made: readonly FakeProtocol[]): Promise<void> {
  const stop = new AbortController()
  const task = rejection(ask(client, undefined, stop.signal))
  await proposed(made, 1)
  stop.abort()
  await task
}

describe('the client of the wallet-connection protocol', () => {
  it('opens nothing before it is needed, and one client for all', async () => {
    const { client, opened } = make()
    expect(opened).to.deep.equal([])
    await Promise.all([client.session(), client.provider()])
    expect(opened).to.deep.equal(['ws://a'])
    await client.close()
  })

  it('reports what a site sends with the protocol provider that it received', async () => {
    const { client, made } = make()
    const provider = await client.provider()
    for (const protocol of made) protocol.answer = async () => `0x${'ab'.repeat(32)}`
    const told: SiteTransaction[] = []
    const stop = siteTransactions.onSent(transaction => void told.push(transaction))
    await provider.request({ method: 'eth_sendTransaction' }, 'eip155:137')
    stop()
    expect(told).to.deep.equal([{ namespace: 'eip155', hash: `0x${'ab'.repeat(32)}`, caipNetworkId: 'eip155:137' }])
    await client.close()
  })

  it('goes to the next relay when one cannot be started', async () => {
    const { client, opened } = make()
    const failing = new RelayClient(
      {
        urls: ['ws://a', 'ws://b'],
        own: true,
        open: async url => {
          opened.push(url)
          if (url === 'ws://a') throw new RelayUnreachableError()
          return new FakeProtocol()
        },
      },
      () => undefined,
    )
    const uris: string[] = []
    const stop = new AbortController()
    const task = ask(failing, uri => uris.push(uri), stop.signal).catch(() => undefined)
    await waitUntil(() => uris.length === 1)
    expect(opened).to.deep.equal(['ws://a', 'ws://b'])
    expect(uris).to.deep.equal([pairingUri('1')])
    stop.abort()
    await task
    await client.close()
  })

  it('gives each of two proposals its own URI', async () => {
    const { client, made } = make()
    const uris: string[] = []
    const stop = new AbortController()
    const tasks = [1, 2].map(() => ask(client, uri => uris.push(uri), stop.signal).catch(() => undefined))
    await waitUntil(() => uris.length === 2)
    expect(uris).to.deep.equal([pairingUri('1'), pairingUri('2')])
    expect(made[0]?.attempts).to.have.length(2)
    stop.abort()
    await Promise.all(tasks)
  })

  it('returns no expired session', async () => {
    const { client, made } = make()
    await client.provider()
    const [protocol] = made
    if (!protocol) throw new Error('none was made')
    protocol.session = approvedSession()
    expect((await client.session())?.topic).to.equal(TOPIC)
    protocol.session = approvedSession({ expiry: 1 })
    expect(await client.session()).to.equal(undefined)
  })

  it('treats a session that no longer exists as ended', async () => {
    const { client, made } = make()
    await client.provider()
    const [protocol] = made
    if (!protocol) throw new Error('none was made')
    protocol.session = approvedSession()
    protocol.disconnect = () =>
      Promise.reject(new Error('Missing or invalid. Record was recently deleted - session: x'))
    await client.disconnect()
  })

  it('reports events until it is closed', async () => {
    const { client, made, events } = make()
    await client.provider()
    made[0]?.emit('session_delete', { topic: TOPIC })
    made[0]?.relayer.emit('relayer_error', new Error('x'))
    made[0]?.relayer.emit('relayer_error', 'no error')
    expect(events.map(({ type }) => type)).to.deep.equal(['ended', 'error'])
    await client.close()
    made[0]?.emit('session_delete', { topic: TOPIC })
    expect(events).to.have.length(2)
    expect(made[0]?.size).to.equal(0)
  })

  it('keeps the previous session when a wallet approves a pairing that the page has left', async () => {
    const { client, made, opened, events } = make()
    await abandon(client, made)
    const [protocol] = made
    if (!protocol) throw new Error('none was made')
    const ended: object[] = []
    protocol.client.disconnect = async (params?: object) => void ended.push(params ?? {})
    Object.assign(protocol.client.session, { getAll: () => [{ topic: 'b'.repeat(64) }] })
    protocol.attempts[0]?.approve()
    await waitUntil(() => ended.length)
    expect(ended).to.have.length(1)
    expect(ended[0]).to.include({ topic: TOPIC })
    expect(
      events.map(({ type }) => type),
      'nothing is connected',
    ).to.deep.equal([])
    expect(opened, 'restarted, with the previous session').to.deep.equal(['ws://a', 'ws://a'])
    expect(await client.session()).to.equal(undefined)
    await client.close()
  })

  for (const before of [approvedSession({ topic: 'b'.repeat(64) }), undefined])
    it(`makes a site’s own client return to ${before ? 'its previous session' : 'having no session'}`, async () => {
      const { client, made, opened, events } = make({ own: false, urls: [''] })
      await client.provider()
      const [protocol] = made
      if (!protocol) throw new Error('none was made')
      protocol.session = before
      const [used, late] = [{ chain: 'eip155:137' }, { chain: 'eip155:1' }]
      const rpcProviders: Record<string, unknown> = { eip155: used }
      Object.assign(protocol, { rpcProviders, createProviders: () => (rpcProviders['eip155'] = late) })
      Object.assign(protocol.client.session, { getAll: () => (before ? [before] : []) })
      await abandon(client, made)
      const ended: object[] = []
      protocol.client.disconnect = async (params?: object) => void ended.push(params ?? {})
      rpcProviders['eip155'] = before ? late : used // as the client does with an approved session
      protocol.attempts[0]?.approve()
      await waitUntil(() => ended.length)
      expect(ended[0]).to.include({ topic: TOPIC })
      expect(protocol.session).to.equal(before)
      expect(rpcProviders['eip155'], 'on its network').to.equal(used)
      expect((await client.session())?.topic).to.equal(before?.topic)
      expect(opened).to.deep.equal([''])
      expect(events).to.deep.equal([])
      await client.close()
    })

  it('keeps a site’s own client on a session that was paired since', async () => {
    const { client, made } = make({ own: false, urls: [''] })
    await abandon(client, made)
    const [protocol] = made
    const paired = ask(client)
    await proposed(made, 2)
    const next = approvedSession({ topic: 'c'.repeat(64), pairingTopic: '2'.repeat(64) })
    protocol?.attempts[1]?.approve(next)
    expect((await paired).topic).to.equal(next.topic)
    if (protocol) Object.assign(protocol.client.session, { getAll: () => [next] })
    protocol?.attempts[0]?.approve()
    await tick(20)
    expect(protocol?.session).to.equal(next)
    await client.close()
  })

  it('waits for another proposal to end before it returns to the previous session, for the next request', async () => {
    const { client, made, opened } = make()
    const stops = [new AbortController(), new AbortController()]
    const tasks = stops.map(({ signal }) => rejection(ask(client, undefined, signal)))
    await proposed(made, 2)
    stops[0]?.abort()
    await tasks[0]
    const [protocol] = made
    protocol?.attempts[0]?.approve()
    await tick(20)
    expect(opened).to.deep.equal(['ws://a'])
    stops[1]?.abort()
    await tasks[1]
    await rejection(client.call({ method: 'personal_sign' }, 'eip155:1'))
    expect(made[0]?.calls, 'not of the session that has ended').to.deep.equal([])
    expect(opened).to.deep.equal(['ws://a', 'ws://a'])
    await client.close()
  })

  it('ends a proposal once another relay has taken over, because that relay does not know it', async () => {
    const { clock, pass } = relayClock()
    const made: FakeProtocol[] = []
    const open = async (): Promise<FakeProtocol> => {
      made.push(new FakeProtocol())
      return made.at(-1) ?? new FakeProtocol()
    }
    const client = new RelayClient({ urls: ['ws://a', 'ws://b'], own: true, open }, () => undefined, clock)
    let isOver = false
    const ended = rejection(ask(client)).finally(() => (isOver = true))
    await tick()
    const [first] = made
    if (!first) throw new Error('none was made')
    first.relayer.connected = false
    for (let second = 0; second < 20 && !isOver; second += 1) {
      void first.relayer.createProvider().catch(() => undefined)
      await pass(1)
    }
    expect(await ended).to.be.instanceOf(PairingExpiredError)
    expect(made).to.have.length(2)
    await client.close()
  })

  it('stays with a lost relay while the wallet has a request from it, whose answer no other relay keeps', async () => {
    const { clock, pass } = relayClock()
    let answer = (_value: unknown): void => undefined
    const answered = new Promise<unknown>(resolve => (answer = resolve))
    const protocols: FakeProtocol[] = []
    const open = async (): Promise<FakeProtocol> => {
      const protocol = Object.assign(new FakeProtocol(), { session: approvedSession() })
      Object.assign(protocol.client, { request: () => answered })
      protocols.push(protocol)
      return protocol
    }
    const client = new RelayClient({ urls: ['ws://a', 'ws://b'], own: true, open }, () => undefined, clock)
    await client.session()
    const [first] = protocols
    if (!first) throw new Error('none was made')
    const asked = { method: 'eth_sendTransaction' }
    const { request } = first.client as unknown as { request: (params: object) => Promise<unknown> }
    const task = request({ topic: TOPIC, request: asked })
    first.client.emit('session_request_sent', { id: 1, topic: TOPIC, request: asked })
    first.relayer.connected = false
    const lose = async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds && protocols.length === 1; second += 1) {
        void first.relayer.createProvider().catch(() => undefined)
        await pass(1)
      }
    }
    await lose(20)
    expect(protocols, 'waits for the answer').to.have.length(1)
    answer('0xabc')
    expect(await task).to.equal('0xabc')
    await lose(20)
    expect(protocols, 'moves on').to.have.length(2)
    await client.close()
  })

  it('ends a proposal whose relay was lost for 2 minutes', async () => {
    const { clock, pass } = relayClock()
    const protocol = new FakeProtocol()
    const source = { urls: ['ws://a'], own: true, open: async () => protocol }
    const client = new RelayClient(source, () => undefined, clock)
    const ended = rejection(ask(client))
    await tick()
    protocol.relayer.connected = false
    const reconnect = (): Promise<void> => protocol.relayer.createProvider().catch(() => undefined)
    let isOver = false
    void ended.then(() => (isOver = true))
    for (let second = 0; second < 119; second += 1) {
      void reconnect()
      await pass(1)
    }
    expect(isOver).to.equal(false)
    void reconnect()
    await pass(2)
    expect(await ended).to.be.instanceOf(RelayUnreachableError)
    await client.close()
  })
})
