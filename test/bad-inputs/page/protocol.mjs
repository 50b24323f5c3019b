/** An event emitter. */
function makeEmitter() {
  const listeners = new Map()
  const emitter = {
    on(event, listener) {
      listeners.set(event, new Set([...(listeners.get(event) ?? []), listener]))
      return emitter
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener)
      return emitter
    },
    emit: (event, value) => [...(listeners.get(event) ?? [])].forEach(listener => listener(value)),
  }
  return { ...emitter, removeListener: emitter.off }
}

/**
 * The site's own WalletConnect provider, which returns malicious values.
 *
 * @param uri what it gives as the pairing link
 */
export function makeProtocol(uri) {
  const relayer = { ...makeEmitter(), connected: true, provider: makeEmitter(), transportClose: async () => undefined }
  const client = {
    ...makeEmitter(),
    session: { getAll: () => [], delete: async () => undefined },
    disconnect: async () => undefined,
    core: { relayer, heartbeat: { stop: () => undefined }, verify: { register: async () => '' } },
  }
  let settle
  const provider = {
    ...makeEmitter(),
    client,
    session: undefined,
    connect() {
      setTimeout(() => provider.emit('display_uri', uri))
      return new Promise(resolve => (settle = resolve))
    },
    authenticate: () => new Promise(() => undefined),
    request: () => Promise.reject(new Error('no session')),
    setDefaultChain: () => undefined,
    async disconnect() {
      provider.session = undefined
    },
  }
  return {
    provider,
    relayer,
    /** A wallet approves with this session. */
    approve(session) {
      provider.session = session
      provider.emit('connect', { session })
      settle(session)
    },
  }
}
