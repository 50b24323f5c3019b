import { signSiwx } from './siwx.mjs'
import { signedIn } from './session.mjs'

/** @typedef {import('../service.mjs').Context} Context */
/** @typedef {import('../protocol.mjs').Payloads} Payloads */

/**
 * Turns to the network that a page names, if it names one.
 * @param {Context} context
 * @param {{ chainId?: string | number | undefined, rpcUrl?: string | undefined }} wanted
 */
export function turnTo({ service, frame, login }, { chainId, rpcUrl }) {
  if (chainId !== undefined) {
    frame.chain = service.networks.find(chainId, rpcUrl).caipNetworkId
    frame.rpcUrl = rpcUrl
  }
  if (!login || login.session.chain === frame.chain) return
  login.session.chain = frame.chain
  service.store.save()
}

/**
 * Everything that a page learns of the user.
 * @param {Context} context
 * @param {NonNullable<Payloads['GET_USER']>} wanted
 */
export async function describeUser(context, wanted) {
  const { service, frame } = context
  turnTo(context, wanted)
  const { user, session } = signedIn(context)
  const network = service.networks.find(frame.chain, frame.rpcUrl)
  if (wanted.preferredAccountType && wanted.preferredAccountType !== session.type) {
    session.type = wanted.preferredAccountType
    service.store.save()
  }
  const { accounts, active, isDeployed } = await service.accounts.of(user, session, network)
  const sign = wanted.siwxMessage
  return {
    email: user.email,
    ...(user.userName === null ? {} : { userName: user.userName }),
    address: active.address,
    chainId: network.chainId,
    accounts,
    preferredAccountType: active.type,
    smartAccountDeployed: isDeployed,
    ...(sign ? await signSiwx(context, { ...sign, address: active.address, network }) : {}),
  }
}

/** The account, its network and its kind. */
export const accountHandlers = Object.freeze({
  /** @param {Payloads['GET_USER']} payload @param {Context} context */
  async GET_USER(payload, context) {
    const { socialUri, ...wanted } = payload ?? {}
    if (socialUri !== undefined && !context.login) {
      context.enter(await context.service.socialLogins.finish(socialUri, context.frame))
    }
    return describeUser(context, wanted)
  },

  /** @param {unknown} _payload @param {Context} context */
  IS_CONNECTED: (_payload, { login }) => ({ isConnected: login !== undefined }),

  /** @param {unknown} _payload @param {Context} context */
  GET_CHAIN_ID: (_payload, { service, frame }) => ({
    chainId: service.networks.find(frame.chain, frame.rpcUrl).chainId,
  }),

  /** @param {Payloads['SWITCH_NETWORK']} payload @param {Context} context */
  SWITCH_NETWORK(payload, context) {
    turnTo(context, payload)
    return { chainId: context.service.networks.find(context.frame.chain, payload.rpcUrl).chainId }
  },

  /** @param {unknown} _payload @param {Context} context */
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: (_payload, { service }) => ({
    smartAccountEnabledNetworks: service.accounts.smartNetworks(),
  }),

  /** @param {unknown} _payload @param {Context} context */
  async INIT_SMART_ACCOUNT(_payload, context) {
    const { service, frame } = context
    const { user } = signedIn(context)
    return service.accounts.smart(user, service.networks.find(frame.chain, frame.rpcUrl))
  },

  /** @param {Payloads['SET_PREFERRED_ACCOUNT']} payload @param {Context} context */
  async SET_PREFERRED_ACCOUNT({ type }, context) {
    const { service, frame } = context
    const { user, session } = signedIn(context)
    const network = service.networks.find(frame.chain, frame.rpcUrl)
    const { active } = await service.accounts.of(user, { ...session, type }, network)
    session.type = type
    service.store.save()
    return active
  },

  /** @param {unknown} _payload @param {Context} context */
  SIGN_OUT(_payload, context) {
    context.leave()
  },

  /** @param {Payloads['SYNC_THEME']} payload @param {Context} context */
  SYNC_THEME(payload, { frame }) {
    frame.theme = payload
  },

  /** @param {Payloads['SYNC_DAPP_DATA']} payload @param {Context} context */
  SYNC_DAPP_DATA({ metadata }, { frame }) {
    frame.site = metadata
  },

  /**
   * The page loads again once the reply is on its way; what was under way in it is over. @param {unknown} _payload
   * @param {Context} context
   */
  RELOAD(_payload, { service, frame }) {
    service.approvals.drop(frame.id)
    frame.farcaster?.decide(new Error('The login was abandoned'))
  },
})
