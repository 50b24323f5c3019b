import { expect } from '@open-wc/testing'

import { ConnectError } from '../../../src/core/errors/attempt.js'
import { InvalidPairingUriError, RelayUnreachableError } from '../../../src/core/errors/relay.js'
import { propose } from '../../../src/services/relay/propose.js'
import { approvedSession, FakeProtocol, pairingUri } from '../../helpers/fake-protocol.js'
import { rejection } from '../../helpers/rejection.js'

const PROPOSAL = { eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [], rpcMap: {} } }
const SIGN_IN = { nonce: 'n', domain: 'd', uri: 'u', chains: ['eip155:1'], methods: [] }
const params = { proposal: PROPOSAL, hasNext: false }

/** A client that gives these URIs, in order. */
function makeProtocol(...uris: readonly unknown[]): FakeProtocol {
  const protocol = new FakeProtocol()
  protocol.uris = [...uris]
  return protocol
}

describe('a proposal', () => {
  it('has its URI before any wallet decides', async () => {
    const protocol = makeProtocol(pairingUri())
    const { uri } = await propose(protocol, params)
    expect(uri).to.equal(pairingUri())
    expect(protocol.attempts[0]?.proposal).to.equal(PROPOSAL)
  })

  it('has its own URI where the client tells, whatever an earlier attempt announces meanwhile', async () => {
    const protocol = makeProtocol(pairingUri('1'))
    const announce = protocol.connect.bind(protocol)
    const client = Object.assign(protocol.client, {
      connect: async (_params: object) => ({ uri: pairingUri('2'), approval: async () => undefined }),
    })
    protocol.connect = given => Promise.all([announce(given), client.connect({})])
    expect((await propose(protocol, params)).uri).to.equal(pairingUri('2'))
  })

  it('is approved with the wallet’s result', async () => {
    const protocol = makeProtocol(pairingUri())
    const { approved } = await propose(protocol, params)
    const session = approvedSession()
    protocol.attempts[0]?.approve(session)
    expect(await approved).to.equal(session)
  })

  it('is refused with whatever the client throws', async () => {
    const protocol = makeProtocol(pairingUri())
    const { approved } = await propose(protocol, params)
    const refusal = { code: 5000, message: 'User rejected.' }
    protocol.attempts[0]?.fail(refusal)
    expect(await rejection(approved)).to.equal(refusal)
  })

  it('includes a sign-in if there is one', async () => {
    const protocol = makeProtocol(pairingUri())
    await propose(protocol, { ...params, signIn: SIGN_IN })
    expect(protocol.calls).to.deep.equal(['authenticate'])
  })

  it('returns the session from what the wallet signed with it, and all of it', async () => {
    const protocol = makeProtocol(pairingUri())
    const { approved, answer } = await propose(protocol, { ...params, signIn: SIGN_IN })
    const session = approvedSession()
    protocol.attempts[0]?.approve({ auths: [], session })
    expect(await approved).to.equal(session)
    expect(await answer).to.deep.equal({ auths: [], session })
  })

  it('fails if the wallet signs in and returns no session', async () => {
    const protocol = makeProtocol(pairingUri())
    const { approved } = await propose(protocol, { ...params, signIn: SIGN_IN })
    protocol.attempts[0]?.approve({ auths: [], session: undefined })
    expect(await rejection(approved)).to.be.instanceOf(ConnectError)
  })

  it('is a plain one if a site’s own provider does not support sign-in', async () => {
    const protocol = makeProtocol(pairingUri())
    Object.defineProperty(protocol, 'authenticate', { value: undefined })
    const { approved } = await propose(protocol, { ...params, signIn: SIGN_IN })
    const session = approvedSession()
    protocol.attempts[0]?.approve(session)
    expect(await approved).to.equal(session)
  })

  for (const uri of [undefined, null, '', 'wc:1@1?bridge=x', 'javascript:alert(1)', { toString: pairingUri }])
    it(`whose URI is ${JSON.stringify(uri)} is not shown`, async () => {
      const protocol = makeProtocol()
      const task = rejection(propose(Object.assign(protocol, { uris: [undefined] }), params))
      protocol.emit('display_uri', uri)
      expect(await task).to.be.instanceOf(InvalidPairingUriError)
    })

  it('that is settled before there was a URI is an error', async () => {
    const protocol = makeProtocol(undefined)
    const task = rejection(propose(protocol, params))
    protocol.attempts[0]?.approve()
    const error = await task
    expect(error).to.be.instanceOf(ConnectError)
    expect((error as ConnectError).details).to.equal('A session came without a URI')
  })

  it('that cannot be created fails with the reason', async () => {
    const protocol = makeProtocol(undefined)
    const task = rejection(propose(protocol, params))
    protocol.attempts[0]?.fail(new Error('Missing or invalid. connect() namespaces'))
    expect(await task).to.be.instanceOf(Error)
  })

  it('that the relay refuses fails at once', async () => {
    const protocol = makeProtocol(undefined)
    const task = rejection(propose(protocol, params))
    protocol.relayer.emit('relayer_error', new Error('Unauthorized: origin not allowed'))
    expect(await task).to.be.instanceOf(ConnectError)
  })

  it('leaves no listener behind, whatever the outcome', async () => {
    const good = makeProtocol(pairingUri())
    await propose(good, params)
    const bad = makeProtocol(undefined)
    const task = rejection(propose(bad, params))
    bad.relayer.emit('relayer_error', new Error('x'))
    await task
    for (const protocol of [good, bad]) expect([protocol.size, protocol.relayer.size]).to.deep.equal([0, 0])
  })
})

describe('a proposal that no relay accepts', () => {
  /** Immediately runs timers of `ms` that are set meanwhile. */
  async function withTimers<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const set = globalThis.setTimeout
    const fake = (run: () => void, wait?: number): ReturnType<typeof setTimeout> => set(run, wait === ms ? 0 : wait)
    globalThis.setTimeout = fake as typeof setTimeout // nothing here uses its further forms
    try {
      return await work()
    } finally {
      globalThis.setTimeout = set
    }
  }

  it('times out after 10 s', async () => {
    const error = await withTimers(10_000, () => rejection(propose(makeProtocol(undefined), params)))
    expect(error).to.be.instanceOf(RelayUnreachableError)
  })

  it('is given up after 5 s when it is not even connected and there is another relay', async () => {
    const protocol = makeProtocol(undefined)
    protocol.relayer.connected = false
    const error = await withTimers(5_000, () => rejection(propose(protocol, { ...params, hasNext: true })))
    expect(error).to.be.instanceOf(RelayUnreachableError)
  })

  it('waits on when the relay is connected', async () => {
    const protocol = makeProtocol(undefined)
    const { uri } = await withTimers(5_000, () => {
      const task = propose(protocol, { ...params, hasNext: true })
      setTimeout(() => protocol.emit('display_uri', pairingUri()), 20) // after the 5 s, which pass at once here
      return task
    })
    expect(uri).to.equal(pairingUri())
  })
})
