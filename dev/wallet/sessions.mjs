import { namespaceOf } from './chains.mjs'
import { changeNamespaces, namespacesOf } from './namespaces.mjs'

/** The reason that the wallet gives when it ends a session. */
const USER_DISCONNECTED = Object.freeze({ code: 6000, message: 'User disconnected.' })

/** @typedef {import('./keys.mjs').Keys} Keys */

/** The sessions of the wallet: which accounts each one has, and how pages are notified of changes. */
export class WalletSessions {
  #kit
  #chains
  #keys
  /** Indices of the accounts in a session, the active one first. @type {Map<string, readonly number[]>} */
  #accounts = new Map()

  /**
   * @param {import('@reown/walletkit').IWalletKit} kit
   * @param {import('./chains.mjs').WalletChains} chains
   * @param {readonly Keys[]} keys
   */
  constructor(kit, chains, keys) {
    this.#kit = kit
    this.#chains = chains
    this.#keys = keys
  }

  /** @returns {import('@walletconnect/types').SessionTypes.Struct[]} */
  list() {
    return Object.values(this.#kit.getActiveSessions())
  }

  /** @param {string} topic @param {readonly number[]} accounts */
  remember(topic, accounts) {
    this.#accounts.set(topic, accounts)
  }

  /** @param {string} topic */
  forget(topic) {
    this.#accounts.delete(topic)
  }

  /** @param {string} topic @returns {Keys[]} keys of the accounts that the session holds */
  keysOf(topic) {
    return this.#pick(this.#accounts.get(topic) ?? [0])
  }

  /** Makes an account the active one everywhere and notifies the pages. @param {number} index */
  async activate(index) {
    await Promise.all(
      this.list().map(async session => {
        const rest = (this.#accounts.get(session.topic) ?? []).filter(place => place !== index)
        this.remember(session.topic, [index, ...rest])
        await this.#update(session)
        await Promise.all(
          Object.keys(session.namespaces).map(namespace => this.#tellAccounts(session.topic, namespace)),
        )
      }),
    )
  }

  /**
   * Notifies the pages of the active chain; a session without the chain gets it first.
   * @param {string} caipNetworkId
   */
  async announceChain(caipNetworkId) {
    await Promise.all(
      this.list().map(async session => {
        const namespace = session.namespaces[namespaceOf(caipNetworkId)]
        if (!namespace) return
        if (!namespace.chains?.includes(caipNetworkId)) await this.#update(session, caipNetworkId)
        const reference = caipNetworkId.split(':')[1] ?? ''
        const data = /^\d{1,15}$/.test(reference) ? Number(reference) : reference
        await this.#emit(session.topic, caipNetworkId, { name: 'chainChanged', data })
      }),
    )
  }

  /** Adds a chain to a session. @param {string} topic @param {string} caipNetworkId */
  async addChain(topic, caipNetworkId) {
    const session = this.list().find(one => one.topic === topic)
    const namespace = session?.namespaces[namespaceOf(caipNetworkId)]
    if (session && !namespace?.chains?.includes(caipNetworkId)) await this.#update(session, caipNetworkId)
  }

  /** Lets sessions hold exactly these chains, so that families may join and leave. @param {readonly string[]} chains @param {string} [topic] all without it */
  async grant(chains, topic) {
    const unknown = chains.find(chain => !this.#chains.serves(chain))
    if (unknown !== undefined) throw new RangeError(`The wallet does not serve "${unknown}".`)
    if (!chains.length) throw new RangeError('A session needs a chain.')
    await this.#each(topic, session =>
      this.#kit.updateSession({ topic: session.topic, namespaces: namespacesOf(chains, this.keysOf(session.topic)) }),
    )
  }

  /** @param {string} [topic] all without it */
  async extend(topic) {
    await this.#each(topic, session => this.#kit.extendSession({ topic: session.topic }))
  }

  /** @param {string} [topic] all without it */
  async disconnect(topic) {
    await this.#each(topic, async session => {
      await this.#kit.disconnectSession({ topic: session.topic, reason: { ...USER_DISCONNECTED } })
      this.forget(session.topic)
    })
  }

  /** Sends any event to the pages, right or wrong. @param {{ name: string, data: unknown }} event @param {string} caipNetworkId */
  async emit(event, caipNetworkId) {
    await Promise.all(this.list().map(session => this.#emit(session.topic, caipNetworkId, event)))
  }

  /** @param {readonly number[]} places @returns {Keys[]} */
  #pick(places) {
    return places.flatMap(place => this.#keys[place] ?? [])
  }

  /** @param {string | undefined} topic @param {(session: import('@walletconnect/types').SessionTypes.Struct) => Promise<unknown>} act */
  async #each(topic, act) {
    const sessions = this.list().filter(session => topic === undefined || session.topic === topic)
    if (topic !== undefined && !sessions.length) throw new RangeError('There is no session of this topic.')
    await Promise.all(sessions.map(act))
  }

  /** @param {import('@walletconnect/types').SessionTypes.Struct} session @param {string} [add] */
  async #update({ topic, namespaces }, add) {
    const changed = changeNamespaces(namespaces, { keys: this.keysOf(topic), ...(add ? { add } : {}) })
    // The page's answer is not awaited: a page that is gone by then would cause an uncaught error 5 minutes later.
    await this.#kit.updateSession({ topic, namespaces: changed })
  }

  /** @param {string} topic @param {string} namespace */
  async #tellAccounts(topic, namespace) {
    const granted = this.list().find(session => session.topic === topic)?.namespaces[namespace]
    const current = this.#chains.current(namespace)
    const chain = granted?.chains?.find(one => one === current) ?? granted?.chains?.[0]
    if (!granted || !chain) return
    const data = granted.accounts.filter(account => account.startsWith(`${chain}:`))
    await this.#emit(topic, chain, { name: 'accountsChanged', data })
  }

  /** @param {string} topic @param {string} chainId @param {{ name: string, data: unknown }} event */
  async #emit(topic, chainId, event) {
    const granted = this.list().find(session => session.topic === topic)?.namespaces[namespaceOf(chainId)]
    if (!granted?.events.includes(event.name)) return
    await this.#kit.emitSessionEvent({ topic, chainId, event })
  }
}
