import * as z from 'zod/mini'

/** The requests that a page may send to the frame, and their payloads. Their names follow the prefix `@w3m-app/`. */

const chainId = z.union([z.string().check(z.maxLength(100)), z.number()])
const rpcUrl = z.optional(z.string().check(z.maxLength(2_000)))
const otp = z.object({ otp: z.string().check(z.maxLength(40)) })
const accountType = z.enum(['eoa', 'smartAccount'])
const text = z.string().check(z.maxLength(10_000))
const line = z.string().check(z.maxLength(2_000))
const nothing = z.optional(z.unknown())

/** At most 254 characters, a domain with at least two parts, and no characters that could end a mail header. */
const email = z.object({
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((/** @type {string} */ value) => value.trim().toLowerCase()),
    ),
    z.email().check(z.maxLength(254)),
  ),
})

const siwxMessage = z.object({
  accountAddress: line,
  chainId: line,
  domain: line,
  uri: line,
  version: line,
  nonce: line,
  notBefore: z.optional(line),
  statement: z.optional(text),
  resources: z.optional(z.array(line)),
  requestId: z.optional(line),
  issuedAt: z.optional(line),
  expirationTime: z.optional(line),
  serializedMessage: z.optional(text),
})

const login = {
  chainId: z.optional(chainId),
  preferredAccountType: z.optional(accountType),
  siwxMessage: z.optional(siwxMessage),
  rpcUrl,
}

const record = z.optional(z.record(z.string(), z.union([z.string(), z.number()])))

export const messages = Object.freeze({
  SWITCH_NETWORK: z.object({ chainId, rpcUrl }),
  CONNECT_EMAIL: email,
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: otp,
  GET_SOCIAL_REDIRECT_URI: z.object({ provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
  CONNECT_SOCIAL: z.object({ uri: text, ...login }),
  GET_FARCASTER_URI: nothing,
  CONNECT_FARCASTER: nothing,
  GET_USER: z.optional(z.object({ ...login, socialUri: z.optional(text) })),
  SIGN_OUT: nothing,
  IS_CONNECTED: nothing,
  GET_CHAIN_ID: nothing,
  RPC_REQUEST: z.object({
    method: z.string().check(z.maxLength(100)),
    params: z.optional(z.unknown()),
    chainId: z.optional(chainId),
    chainNamespace: z.optional(z.enum(['eip155', 'solana'])),
    rpcUrl,
  }),
  RPC_ABORT: nothing,
  UPDATE_EMAIL: email,
  UPDATE_EMAIL_PRIMARY_OTP: otp,
  UPDATE_EMAIL_SECONDARY_OTP: otp,
  SYNC_THEME: z.object({
    themeMode: z.optional(z.enum(['light', 'dark'])),
    themeVariables: record,
    w3mThemeVariables: record,
  }),
  SYNC_DAPP_DATA: z.object({
    projectId: line,
    metadata: z.optional(z.object({ name: line, description: text, url: line, icons: z.array(text) })),
    sdkVersion: z.optional(line),
    sdkType: z.optional(line),
  }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: z.object({ type: accountType }),
  RELOAD: nothing,
})

/** @typedef {keyof typeof messages} MessageName */
/** @typedef {{ [Name in MessageName]: z.infer<typeof messages[Name]> }} Payloads */

/** The requests of the frame to its server. */
export const Call = z.object({
  frame: z.uuid(),
  device: z.uuid(),
  origin: z.string().check(z.regex(/^https?:\/\/[^/]{1,300}$/)),
  token: z.optional(z.string().check(z.maxLength(100))),
  chainId: z.optional(z.string().check(z.maxLength(100))),
  rpcUrl,
  name: z.string().check(z.maxLength(60)),
  payload: z.optional(z.unknown()),
})

/** A login that a browser keeps. */
export const Login = z.object({
  device: z.uuid(),
  origin: z.string().check(z.maxLength(310)),
  token: z.string().check(z.maxLength(100)),
})

/** The decision of a visitor about a pending request. */
export const Decision = z.object({ frame: z.uuid(), id: z.uuid(), approve: z.boolean() })
