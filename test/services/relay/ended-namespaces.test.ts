import { expect } from '@open-wc/testing'

import { listen, type RelayEvent } from '../../../src/services/relay/provider-events.js'
import { resumeSession } from '../../../src/services/relay/session.js'
import { BOB } from '../../helpers/fake-adapter.js'
import { approvedSession, FakeProtocol, TOPIC } from '../../helpers/fake-protocol.js'
import { SOL, SOLANA } from '../../helpers/two-families.js'
import { watchConsole } from '../../controllers/stubs.js'

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

const family = (...accounts: readonly string[]) => ({ accounts, methods: ['sign'], events: [] })
const evm = family(`eip155:1:${BOB}`)
const solana = family(`${SOLANA.caipNetworkId}:${SOL}`)
const bitcoin = family(`${BITCOIN}:${ADDRESS}`)

type Namespaces = Readonly<Record<string, ReturnType<typeof family>>>

/** The client's provider of a namespace, which reads what the session says of it. */
class NamespaceProvider {
  accounts: readonly string[] = []
  updateNamespace(namespace: ReturnType<typeof family> | undefined): void {
    const { accounts } = namespace as ReturnType<typeof family> // missing ones make the client throw
    this.accounts = accounts
  }
}

/** A client that applies updates as the protocol's own does: first to its providers, then it emits. */
class UpdatingProtocol extends FakeProtocol {
  namespaces: Readonly<Record<string, unknown>> | undefined = {}
  readonly rpcProviders: Record<string, NamespaceProvider> = {}

  get named(): Namespaces {
    return Object(Reflect.get(Object(this.session), 'namespaces')) as Namespaces // set below
  }
  createProviders(): void {
    for (const key of Object.keys(this.named)) this.rpcProviders[key.split(':')[0] ?? ''] = new NamespaceProvider()
  }
  onSessionUpdate(): void {
    for (const [key, provider] of Object.entries(this.rpcProviders)) provider.updateNamespace(this.named[key])
  }
  /** A wallet approves a session. */
  approve(namespaces: Namespaces): void {
    this.session = approvedSession({ namespaces })
    this.namespaces = { ...this.namespaces, ...namespaces }
    this.createProviders()
    this.emit('connect')
  }
  /** The wallet updates its session; the layer below swallows what the handler throws. */
  update(namespaces: Namespaces): void {
    this.session = approvedSession({ namespaces })
    try {
      this.onSessionUpdate()
      this.emit('session_update', { topic: TOPIC })
    } catch {
      // answered to the wallet as a failure
    }
  }
  get providers(): readonly string[] {
    return Object.keys(this.rpcProviders)
  }
}

/** A client with an approved session that is listened to. */
function listened(namespaces: Namespaces) {
  const protocol = new UpdatingProtocol()
  const events: RelayEvent[] = []
  const stop = listen(protocol, event => events.push(event))
  protocol.approve(namespaces)
  events.length = 0
  return { protocol, events, stop, types: () => events.map(({ type }) => type) }
}

describe('a namespace that a session lacks', () => {
  it('after an update does not keep the page from this update and later ones', () => {
    const { protocol, types } = listened({ eip155: evm, bip122: bitcoin })
    protocol.update({ eip155: evm })
    expect(types()).to.deep.equal(['updated'])
    expect(protocol.providers).to.deep.equal(['eip155'])
    expect(protocol.namespaces).to.have.all.keys('eip155')
    protocol.update({ eip155: evm, solana })
    expect(types()).to.deep.equal(['updated', 'updated'])
  })

  it('can be added again', () => {
    const { protocol } = listened({ eip155: evm, bip122: bitcoin })
    const before = protocol.rpcProviders['eip155']
    protocol.update({ eip155: evm })
    protocol.update({ eip155: evm, bip122: bitcoin })
    expect(protocol.providers).to.have.members(['eip155', 'bip122'])
    expect(protocol.namespaces).to.have.all.keys('eip155', 'bip122')
    expect(protocol.rpcProviders['eip155'], 'on its network').to.equal(before)
  })

  it('is forgotten when the earlier session ends, or another begins', () => {
    const { protocol, types } = listened({ eip155: evm, bip122: bitcoin })
    protocol.session = undefined
    protocol.emit('session_delete', { topic: TOPIC })
    expect(types()).to.deep.equal(['ended'])
    expect(protocol.providers).to.deep.equal([])
    protocol.approve({ eip155: evm, bip122: bitcoin })
    protocol.approve({ solana })
    expect(protocol.providers).to.deep.equal(['solana'])
  })

  it('is forgotten when the client returns to an earlier session', () => {
    const { protocol } = listened({ eip155: evm, bip122: bitcoin })
    const earlier = approvedSession({ topic: 'b'.repeat(64), namespaces: { eip155: evm } })
    Object.assign(protocol.client.session, { getAll: () => [earlier] })
    expect(resumeSession(protocol, earlier.topic)).to.equal(true)
    expect(protocol.providers).to.deep.equal(['eip155'])
  })
})

describe('an update of a session', () => {
  it('reaches the providers of its namespaces', () => {
    const { protocol } = listened({ eip155: evm })
    protocol.update({ eip155: evm })
    expect(protocol.rpcProviders['eip155']?.accounts).to.deep.equal(evm.accounts)
  })

  it('keeps the provider of a namespace that it names by its network', () => {
    const { protocol, types } = listened({ eip155: evm, [BITCOIN]: bitcoin })
    const before = protocol.rpcProviders['bip122']
    protocol.update({ [BITCOIN]: bitcoin, eip155: evm })
    expect(types()).to.deep.equal(['updated'])
    expect(protocol.rpcProviders['bip122']).to.equal(before)
    expect(protocol.rpcProviders['eip155']?.accounts).to.deep.equal(evm.accounts)
  })

  it('reaches the page when the client fails to apply it', () => {
    const { protocol, types } = listened({ eip155: evm })
    const [provider] = Object.values(protocol.rpcProviders)
    if (provider)
      provider.updateNamespace = () => {
        throw new Error('No RPC url')
      }
    const lines = watchConsole()
    protocol.update({ eip155: evm })
    lines.restore()
    expect(types()).to.deep.equal(['updated'])
  })

  it('is the client’s own again once the listening ends', () => {
    const { protocol, stop } = listened({ eip155: evm, bip122: bitcoin })
    stop()
    protocol.update({ eip155: evm })
    expect(protocol.providers).to.deep.equal(['eip155', 'bip122'])
  })
})
