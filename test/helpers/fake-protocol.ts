import type { Proposal, ProtocolProvider, ProtocolRelayer } from '../../src/services/relay/protocol.js'
import { BOB } from './fake-adapter.js'

export const TOPIC = 'a'.repeat(64)
export const pairingUri = (digit = '1'): string =>
  `wc:${digit.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}&expiryTimestamp=9999999999`

/** What a wallet approves: one account on each EVM network asked for. */
export const approvedSession = (patch: object = {}) => ({
  topic: TOPIC,
  expiry: Math.floor(Date.now() / 1000) + 1000,
  namespaces: {
    eip155: {
      accounts: [`eip155:1:${BOB}`, `eip155:137:${BOB}`],
      methods: ['personal_sign'],
      events: [],
    },
  },
  peer: { metadata: { name: 'Phone', icons: [], url: 'javascript:1', description: '' } },
  ...patch,
})

class Emitter {
  readonly #listeners = new Map<string, Set<(value: unknown) => void>>()
  on(event: string, listener: (value: unknown) => void): void {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener))
  }
  off(event: string, listener: (value: unknown) => void): void {
    this.#listeners.get(event)?.delete(listener)
  }
  removeListener(event: string, listener: (value: unknown) => void): void {
    this.off(event, listener)
  }
  emit(event: string, value?: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(value)
  }
  get size(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

interface Attempt {
  readonly proposal: Proposal
  approve(session?: unknown): void
  fail(error: unknown): void
}

/** A site's own provider of WalletConnect, under the test's control. */
export class FakeProtocol extends Emitter implements ProtocolProvider {
  session: unknown
  readonly attempts: Attempt[] = []
  readonly calls: string[] = []
  /** How many sockets to the relay were opened. */
  sockets = 0
  readonly relayer = Object.assign(new Emitter(), {
    connected: true,
    provider: {} as ProtocolRelayer['provider'],
    connect: async () => undefined,
    createProvider: async () => void (this.sockets += 1),
    transportClose: async () => undefined,
    transportOpen: async () => undefined,
  })
  /** What `request` gives. */
  answer: (method: string, chain: string | undefined) => Promise<unknown> = async () => 'ok'
  /** What was asked for with `authenticate`. */
  readonly signIns: object[] = []
  /** The URIs to return, in order; `undefined` stays silent. */
  uris: unknown[] = []
  readonly client = Object.assign(new Emitter(), {
    session: { getAll: () => [], delete: async () => undefined },
    disconnect: async () => undefined,
    formatAuthMessage: ({ iss }: { readonly iss: string }): unknown => `signed as ${iss}`,
    core: { relayer: this.relayer, heartbeat: { stop: () => undefined }, verify: { register: async () => '' } },
  })

  connect({ optionalNamespaces }: { optionalNamespaces: Proposal }): Promise<unknown> {
    const attempt = String(this.attempts.length + 1)
    const uri = this.uris.length ? this.uris.shift() : pairingUri(attempt)
    return new Promise((resolve, reject) => {
      this.attempts.push({
        proposal: optionalNamespaces,
        approve: (given = approvedSession({ pairingTopic: attempt.repeat(64) })) => {
          const session: unknown = Reflect.has(Object(given), 'session') ? Reflect.get(Object(given), 'session') : given
          this.session = session
          if (session) this.emit('connect', { session })
          resolve(given)
        },
        fail: reject,
      })
      if (uri !== undefined) queueMicrotask(() => this.emit('display_uri', uri))
    })
  }
  /** Approved with `{ auths, session }`, the wallet signs in; with a plain session, it took the proposal beside that. */
  async authenticate(params: { optionalNamespaces: Proposal }): Promise<unknown> {
    this.calls.push('authenticate')
    this.signIns.push(params)
    const given: unknown = await this.connect(params)
    return Reflect.get(Object(given), 'auths') ? given : { session: given }
  }
  async disconnect(): Promise<void> {
    this.calls.push('disconnect')
    this.session = undefined
  }
  request({ method }: { method: string }, chain?: string): Promise<unknown> {
    this.calls.push(`${method} ${chain}`)
    return this.answer(method, chain)
  }
  setDefaultChain(chain: string): void {
    this.calls.push(`default ${chain}`)
  }
}
