import { Approvals } from './approvals.mjs'
import { createAccounts } from './accounts.mjs'
import { Clock } from './clock.mjs'
import { Devices } from './devices.mjs'
import { FrameFaults } from './faults.mjs'
import { Frames } from './frames.mjs'
import { Codes, MailLimit } from './limits.mjs'
import { accountHandlers } from './messages/account.mjs'
import { emailHandlers } from './messages/email.mjs'
import { rpcHandlers, Waiting } from './messages/rpc.mjs'
import { socialHandlers } from './messages/social.mjs'
import { createNetworks } from './networks.mjs'
import { messages } from './protocol.mjs'
import { Refusal } from './refusal.mjs'
import { MissingPackageError } from '../packages.mjs'
import { SocialLogins } from './social-logins.mjs'
import { Batches } from './rpc/calls.mjs'
import { Store } from './store.mjs'
import { toBase58 } from '../wallet/encoding.mjs'

/**
 * The context of a request, and its outcome.
 * @typedef {ReturnType<typeof createService>} Service
 * @typedef {object} Context
 * @property {Service} service
 * @property {import('./frames.mjs').Frame} frame
 * @property {{ user: import('./store.mjs').User, session: import('./store.mjs').Session } | undefined} login
 * @property {(login: { kind: string, subject: string, email: string | null, userName: string | null }) => void} enter logs a user in
 * @property {() => void} leave logs the user out
 *
 * @typedef {object} Outcome the answer to the page
 * @property {boolean} ok
 * @property {unknown} [payload]
 * @property {string} [message] why not
 * @property {import('./approvals.mjs').Shown} [approval] to be decided first
 * @property {string | null} [token] to keep, or `null` to forget the one that is kept
 */

/** @type {Readonly<Record<string, (payload: any, context: Context) => unknown>>} */
const handlers = Object.freeze({ ...emailHandlers, ...socialHandlers, ...accountHandlers, ...rpcHandlers })

/**
 * The secure site without its pages: users, keys, and the answers to what pages ask.
 * @param {object} parts
 * @param {import('../index.d.mts').DevMail} parts.mail
 * @param {import('../social/start.mjs').Social} parts.social
 * @param {readonly { caipNetworkId: string, name?: string, rpcUrl: string }[]} parts.chains
 * @param {readonly { mint: string, symbol: string }[]} parts.tokens of Solana
 * @param {() => readonly string[]} parts.nodeOrigins
 * @param {string | undefined} parts.folder where users are kept
 * @param {(line: string) => void} parts.print
 * @param {() => string} parts.url of the secure site
 */
export function createService({ mail, social, chains, tokens, nodeOrigins, folder, print, url }) {
  const clock = new Clock()
  const store = new Store(clock, folder)
  const service = {
    clock,
    store,
    mail,
    social,
    socialLogins: new SocialLogins({ clock, social, redirectUri: () => `${url()}/callback` }),
    tokens,
    url,
    networks: createNetworks({ chains, nodeOrigins }),
    accounts: createAccounts(chains),
    codes: new Codes(clock),
    mailLimit: new MailLimit(clock),
    devices: new Devices(clock),
    frames: new Frames(),
    faults: new FrameFaults(),
    approvals: new Approvals(),
    batches: new Batches(),

    /** @param {unknown} error @returns {Outcome} */
    failed(error) {
      if (error instanceof Refusal) return { ok: false, message: error.message }
      if (error instanceof MissingPackageError) {
        console.error(error.message) // shown to the person who started the stack, even without a log
        return { ok: false, message: error.message }
      }
      print(`frame ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      return { ok: false, message: 'Something went wrong' }
    },

    /**
     * Answers a request of a page.
     * @param {import('zod/mini').infer<typeof import('./protocol.mjs').Call>} call
     * @returns {Promise<Outcome>}
     */
    async call({ frame: id, device, origin, token, chainId, rpcUrl, name, payload }) {
      const login = store.sessionOf(token, origin, device)
      const chain = [chainId, login?.session.chain].find(entry => entry !== undefined && service.networks.has(entry))
      const frame = service.frames.of({ id, device, origin, rpcUrl, chain: chain ?? service.networks.first })
      /** @type {{ token?: string | null }} */
      const loginChange = token !== undefined && !login ? { token: null } : {}
      /** @type {Context} */
      const context = {
        service,
        frame,
        login,
        enter(who) {
          if (context.login) store.close(context.login.session)
          const user = store.enter(who)
          loginChange.token = store.open({ user, origin, device, chain: frame.chain })
          context.login = store.sessionOf(loginChange.token, origin, device)
        },
        leave() {
          if (context.login) store.close(context.login.session)
          context.login = undefined
          service.approvals.drop(frame.id)
          loginChange.token = null
        },
      }
      try {
        const schema = Object.hasOwn(messages, name) ? messages[/** @type {keyof typeof messages} */ (name)] : undefined
        const parsed = schema?.safeParse(payload)
        if (!parsed?.success) throw new Refusal(`Invalid request: ${parsed?.error.issues[0]?.message ?? name}`)
        const result = await handlers[name]?.(parsed.data, context)
        if (result instanceof Waiting) return { ok: true, approval: result.approval, ...loginChange }
        return { ok: true, payload: result, ...loginChange }
      } catch (error) {
        return { ...service.failed(error), ...loginChange }
      }
    },

    /**
     * The accounts of the logged-in user, each with the key that a wallet imports.
     * @param {import('zod/mini').infer<typeof import('./protocol.mjs').Login>} login
     */
    keysOf({ token, origin, device }) {
      const user = store.sessionOf(token, origin, device)?.user
      if (!user) return undefined
      const { evm, solana, solanaPublicKey } = user.keys
      const pair = Uint8Array.from([...Buffer.from(user.secrets.solana, 'hex'), ...solanaPublicKey])
      return {
        user: user.email ?? user.userName ?? user.subject,
        accounts: [
          { name: 'EVM networks', address: evm.address, key: user.secrets.evm },
          { name: 'Solana', address: solana, key: toBase58(pair) },
        ],
      }
    },

    /** @param {{ frame: string, id: string, approve: boolean }} decision @returns {Promise<Outcome>} */
    async decide(decision) {
      try {
        return { ok: true, payload: await service.approvals.decide(decision) }
      } catch (error) {
        return service.failed(error)
      }
    },
  }
  return service
}
