import './node-version.mjs'
import './realm.mjs'
import { startApi } from './api/server.mjs'
import { startBitcoin } from './bitcoin/start.mjs'
import { holdFolder } from './data-folder.mjs'
import { devAccounts } from './evm/accounts.mjs'
import { startChains } from './evm/chains.mjs'
import { startFrame } from './frame/start.mjs'
import { startMail } from './mail/start.mjs'
import { readOptions } from './options.mjs'
import { defaultPorts, planPorts } from './ports.mjs'
import { startRelay } from './relay/server.mjs'
import { startSocial } from './social/start.mjs'
import { startOnRamp } from './onramp/start.mjs'
import { startSolana } from './solana/start.mjs'
import { ONRAMP_PATH } from './api/routes/onramp.mjs'
import { MAIL_PATH } from './api/routes/mail.mjs'
import { SAFE_PATH } from './api/routes/safe.mjs'
import { WALLET_PATH } from './api/routes/wallet.mjs'
import { createStackWallet } from './wallet/stack-wallet.mjs'

export { defaultPorts } from './ports.mjs'
export { startRelay } from './relay/server.mjs'
export { createWalletPeer } from './wallet/peer.mjs'

/** The started parts. If one fails to start, the others are stopped before the failure is reported. */
function createParts() {
  /** @type {{ stop: () => Promise<unknown> }[]} */
  const running = []
  const stop = async () => {
    // Each part gets the time to stop, even if another one fails to.
    const ends = await Promise.allSettled(running.map(async part => part.stop()))
    const failed = ends.find(end => end.status === 'rejected')
    if (failed) throw failed.reason
  }
  return {
    stop,
    /** @template Part @param {Promise<Part>} starting @returns {Promise<Part>} */
    async follow(starting) {
      try {
        const part = await starting
        running.push(.../** @type {any[]} */ ([part].flat()))
        return part
      } catch (error) {
        await stop().catch(() => undefined) // the first failure says more
        throw error
      }
    },
  }
}

/**
 * Starts two local EVM chains with test contracts, a Solana chain with test tokens, a small Bitcoin service, a
 * WalletConnect relay with a wallet, the secure site of the embedded wallet with a mailbox, and a server that imitates the
 * hosted services, all on 127.0.0.1.
 * @param {import('./index.d.mts').DevStackOptions} [options]
 * @returns {Promise<import('./index.d.mts').DevStack>}
 * @throws {RangeError} for an unknown option, or an invalid port or number of wallets
 * @throws {Error} if anvil or a package is missing, another stack uses the folder or nothing can be stored there, or something does not start; nothing is left running then
 */
export async function startDevStack(options) {
  const { ports, wallets, log, data } = readOptions(options, defaultPorts)
  const plan = planPorts(defaultPorts, ports)

  const print = log ? (/** @type {string} */ line) => console.log(line) : () => undefined
  const { follow, stop } = createParts()
  if (data !== undefined) await follow(holdFolder(data))
  const chains = await follow(startChains(plan.evm, plan.evm2))
  const bitcoin = await follow(startBitcoin({ ...plan.bitcoin, print }))
  const solana = await follow(startSolana(plan.solana))
  const relay = await follow(startRelay({ ...plan.relay, print }))
  const wallet = await follow(createStackWallet({ relay, chains: [...chains, ...solana.chains], bitcoin, solana }))
  const nodes = [...chains, ...solana.chains]
  const mail = await follow(Promise.resolve(startMail({ print })))
  const social = await follow(startSocial({ ...plan.social, redirectUri: () => `${frame.url}/callback`, print }))
  const frame = await follow(
    startFrame({
      ...plan.frame,
      mail,
      social,
      chains: nodes,
      tokens: Object.values(solana.info.tokens),
      origins: () => api.project.get().origins,
      nodeOrigins: () => [api.url, ...nodes.map(({ rpcUrl }) => rpcUrl)].map(node => new URL(node).origin),
      folder: data,
      print,
    }),
  )
  const accounts = devAccounts.map(account => ({ ...account }))
  const networks = chains.map(chain => chain.network)
  const contracts = Object.fromEntries(chains.map(chain => [chain.chainId, chain.contracts]))
  const describe = (/** @type {string} */ url) =>
    chains.map(({ chainId, caipNetworkId, name, rpcUrl, market: { router, tokens } }) => {
      const proxyUrl = `${url}/v1?chainId=${caipNetworkId}&projectId=dev`
      return { chainId, caipNetworkId, name, rpcUrl, proxyUrl, router, tokens }
    })
  const places = [...chains, ...solana.chains.map(chain => ({ ...chain, tokens: Object.values(solana.info.tokens) }))]
  const onramp = await follow(Promise.resolve(startOnRamp({ chains: places, paySolana: solana.pay })))
  const api = await follow(
    startApi({
      ...plan.api,
      chains: places,
      wallets,
      relay,
      wallet,
      bitcoin,
      mail,
      frame,
      social,
      onramp,
      folder: data,
      info: url => ({
        api: { url },
        evm: describe(url),
        accounts,
        contracts,
        networks,
        bitcoin: bitcoin.describe(),
        solana: solana.info,
        relay: { url: relay.url },
        wallet: { url: `${url}${WALLET_PATH}` },
        frame: { url: frame.url, frameUrl: frame.frameUrl },
        mail: { url: `${url}${MAIL_PATH}` },
        safe: { url: `${url}${SAFE_PATH}` },
        social: { url: social.url },
        onramp: { url: `${url}${ONRAMP_PATH}` },
      }),
      print,
    }),
  )
  const { url, faults, project, invented, payments, log: requests } = api
  const described = describe(url)
  const evm = chains.flatMap(({ market: { movePrice, mint }, stop: stopChain }, index) =>
    described.slice(index, index + 1).map(chain => ({ ...chain, movePrice, mint, stop: stopChain })),
  )

  /** @type {Promise<void> | undefined} */
  let stopping
  return {
    api: {
      url,
      faults,
      project,
      invented,
      payments,
      requests: route => requests.list(route),
      clear: () => requests.clear(),
    },
    evm,
    accounts,
    contracts,
    networks,
    bitcoin,
    solana: { ...solana.info, stop: solana.stop },
    relay,
    wallet: { ...wallet, url: `${url}${WALLET_PATH}` },
    frame,
    social,
    mail: { ...mail, url: `${url}${MAIL_PATH}` },
    safe: { url: `${url}${SAFE_PATH}` },
    onramp: {
      url: `${url}${ONRAMP_PATH}`,
      set: rule => onramp.set(rule),
      purchases: () => onramp.list(),
      decide: (id, mode) => onramp.decide(id, mode),
      reset: () => onramp.reset(),
    },
    stop: () => (stopping ??= stop()),
  }
}
