import { Refusal } from './refusal.mjs'

/** @typedef {{ address: string, type: 'eoa' | 'smartAccount' }} Account */
/** @typedef {import('./store.mjs').User} User */
/** @typedef {import('./store.mjs').Session} Session */
/** @typedef {import('./networks.mjs').Network} Network */

/** @param {{ caipNetworkId: string, rpcUrl: string }} chain */
function toSmartNetwork({ caipNetworkId, rpcUrl }) {
  const chainId = Number(caipNetworkId.split(':')[1])
  const make = async () => {
    const [{ smartSigner }, { Bundler }, { accountOf }, { chainClient }] = await Promise.all([
      import('../evm/smart/account.mjs'),
      import('../evm/smart/bundler.mjs'),
      import('../evm/smart/contracts.mjs'),
      import('../evm/smart/deploy.mjs'),
    ])
    const client = chainClient(rpcUrl, chainId)
    return {
      bundler: new Bundler(client),
      signer: (/** @type {User} */ user) => smartSigner(client, user.keys.evm),
      async accountOf(/** @type {User} */ user) {
        const address = accountOf(user.keys.evm.address)
        return { address, isDeployed: (await client.getCode({ address })) !== undefined }
      },
    }
  }
  /** @type {ReturnType<typeof make> | undefined} */
  let made
  // The contracts are loaded with the first user, not when the stack starts.
  return /** @type {const} */ ([caipNetworkId, { chainId, load: () => (made ??= make()) }])
}

/**
 * The accounts of a user: that of the key itself and, on the stack's EVM chains, a smart account that it owns.
 * @param {readonly { caipNetworkId: string, rpcUrl: string }[]} chains of the stack
 */
export function createAccounts(chains) {
  const evm = new Map(chains.filter(({ caipNetworkId }) => caipNetworkId.startsWith('eip155:')).map(toSmartNetwork))
  let isSponsoring = true
  /** The chain ids that have smart accounts; all without it. @type {readonly number[] | undefined} */
  let served

  /** @param {string} caipNetworkId */
  function toolsOf(caipNetworkId) {
    const entry = evm.get(caipNetworkId)
    return entry && (served?.includes(entry.chainId) ?? true) ? entry.load() : undefined
  }

  return {
    /** @returns {number[]} chain ids of the networks that have smart accounts */
    smartNetworks: () =>
      [...evm.values()].map(({ chainId }) => chainId).filter(chainId => served?.includes(chainId) ?? true),

    /**
     * Sets which chains have smart accounts from now on.
     * @param {readonly number[] | undefined} chainIds all without it
     */
    serve(chainIds) {
      served = chainIds
    },

    /**
     * @param {User} user @param {Session} session @param {Network} network
     * @returns {Promise<{ accounts: Account[], active: Account, isDeployed: boolean }>}
     */
    async of(user, session, network) {
      const { namespace, caipNetworkId } = network
      const address = namespace === 'solana' ? user.keys.solana : user.keys.evm.address
      const own = /** @type {Account} */ ({ address, type: 'eoa' })
      const tools = await toolsOf(caipNetworkId)
      if (!tools) return { accounts: [own], active: own, isDeployed: false }
      const smart = await tools.accountOf(user)
      const other = /** @type {Account} */ ({ address: smart.address, type: 'smartAccount' })
      const active = session.type === 'smartAccount' ? other : own
      return { accounts: [own, other], active, isDeployed: smart.isDeployed }
    },

    /** @param {User} user @param {Network} network @returns {Promise<{ address: string, isDeployed: boolean }>} */
    async smart(user, network) {
      const tools = await toolsOf(network.caipNetworkId)
      if (!tools) throw new Refusal('This network has no smart accounts')
      return tools.accountOf(user)
    },

    /** The bundler of a network. @param {Network} network @throws {Refusal} there is none */
    async bundler({ caipNetworkId }) {
      const tools = await toolsOf(caipNetworkId)
      if (!tools) throw new Refusal('This network has no smart accounts')
      return tools.bundler
    },

    /** The signer of the active account. @param {User} user @param {Session} session @param {Network} network */
    async signer(user, session, { caipNetworkId }) {
      const tools = session.type === 'smartAccount' ? await toolsOf(caipNetworkId) : undefined
      return tools ? tools.signer(user) : user.keys.evm
    },

    /** Whether the paymaster pays. @returns {boolean} */
    isSponsoring: () => isSponsoring,
    /** @param {boolean} on */
    sponsor(on) {
      isSponsoring = on
    },
  }
}
/** @typedef {ReturnType<typeof createAccounts>} Accounts */
