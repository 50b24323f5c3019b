import { FARCASTER } from '../../social/faces.mjs'
import { Refusal } from '../refusal.mjs'
import { describeUser } from './account.mjs'

/** @typedef {import('../service.mjs').Context} Context */
/** @typedef {import('../protocol.mjs').Payloads} Payloads */

/** Logging in by a social account. */
export const socialHandlers = Object.freeze({
  /** @param {Payloads['GET_SOCIAL_REDIRECT_URI']} payload @param {Context} context */
  GET_SOCIAL_REDIRECT_URI: ({ provider }, { service, frame }) => ({ uri: service.socialLogins.begin(provider, frame) }),

  /** @param {Payloads['CONNECT_SOCIAL']} payload @param {Context} context */
  async CONNECT_SOCIAL({ uri, ...wanted }, context) {
    context.enter(await context.service.socialLogins.finish(uri, context.frame))
    return describeUser(context, wanted)
  },

  /** @param {unknown} _payload @param {Context} context */
  GET_FARCASTER_URI(_payload, { service, frame }) {
    frame.farcaster = service.social.beginFarcaster()
    return { url: frame.farcaster.url }
  },

  /** Waits for the app. @param {unknown} _payload @param {Context} context */
  async CONNECT_FARCASTER(_payload, context) {
    const { farcaster } = context.frame
    if (!farcaster) throw new Refusal('No login by Farcaster is under way')
    let userName
    try {
      userName = await farcaster.decided
    } catch (error) {
      throw new Refusal(Object(error).message, error)
    }
    if (context.frame.farcaster !== farcaster) throw new Refusal('Another login was started')
    context.frame.farcaster = undefined
    context.enter({ kind: FARCASTER, subject: userName, email: null, userName })
    return { userName }
  },
})
