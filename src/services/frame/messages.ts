import * as z from 'zod/mini'

import { CHAIN_NAMESPACES } from '../../core/caip.js'
import type { SecureSiteMessage, SecureSitePayload, SecureSiteReply } from '../../core/entities/secure-site.js'
import { type Schema, field, lenientList } from '../lenient.js'
import { accountType, chainId, email, flat, label, positive, text, user, userQuery } from './message-parts.js'

/** The time limit of an answer: 120 s with an alert, 120 s without one, or none while the visitor decides. */
export type AnswerTimeout = 'alert' | 'limited' | 'open'

/** A row of the table. */
export interface MessageRow<N extends SecureSiteMessage> {
  readonly request: Schema<SecureSitePayload<N>>
  readonly reply: Schema<SecureSiteReply<N>>
  readonly timeout: AnswerTimeout
}

/** No payload, or a reply that is ignored. */
const nothing: Schema<undefined> = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

const row = <P, R>(request: Schema<P>, reply: Schema<R>, timeout: AnswerTimeout = 'limited') => ({
  request,
  reply,
  timeout,
})

/** Every message to the secure site, one row each (WIRE 3.3). */
export const MESSAGES: { readonly [N in SecureSiteMessage]: MessageRow<N> } = {
  SWITCH_NETWORK: row(z.object({ chainId, rpcUrl: z.optional(text) }), z.object({ chainId })),
  CONNECT_EMAIL: row(
    z.object({ email }),
    z.object({ action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
    'alert',
  ),
  CONNECT_DEVICE: row(nothing, nothing, 'alert'),
  CONNECT_OTP: row(z.object({ otp: text }), nothing, 'alert'),
  GET_SOCIAL_REDIRECT_URI: row(
    z.object({ provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
    z.object({ uri: text }),
    'alert',
  ),
  CONNECT_SOCIAL: row(z.extend(userQuery, { uri: text }), user, 'alert'),
  GET_FARCASTER_URI: row(nothing, z.object({ url: text })),
  CONNECT_FARCASTER: row(nothing, z.object({ userName: label }), 'open'),
  GET_USER: row(z.extend(userQuery, { socialUri: z.optional(text) }), user),
  SIGN_OUT: row(nothing, nothing),
  IS_CONNECTED: row(nothing, z.object({ isConnected: z.boolean() })),
  GET_CHAIN_ID: row(nothing, z.object({ chainId })),
  RPC_REQUEST: row(
    z.object({
      method: text,
      params: field(flat),
      chainId: z.optional(chainId),
      chainNamespace: z.optional(z.enum(CHAIN_NAMESPACES)),
      rpcUrl: z.optional(text),
    }),
    z.unknown(),
    'open',
  ),
  UPDATE_EMAIL: row(z.object({ email }), z.object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) })),
  UPDATE_EMAIL_PRIMARY_OTP: row(z.object({ otp: text }), nothing),
  UPDATE_EMAIL_SECONDARY_OTP: row(z.object({ otp: text }), z.object({ newEmail: email })),
  SYNC_THEME: row(
    z.object({
      themeMode: z.optional(z.enum(['light', 'dark'])),
      themeVariables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      w3mThemeVariables: z.optional(z.record(z.string(), z.string())),
    }),
    nothing,
  ),
  SYNC_DAPP_DATA: row(
    z.object({
      metadata: z.optional(
        z.object({ name: z.string(), description: z.string(), url: z.string(), icons: z.array(z.string()) }),
      ),
      sdkVersion: z.optional(text),
      sdkType: z.optional(text),
      projectId: z.string(),
    }),
    nothing,
  ),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: row(nothing, z.object({ smartAccountEnabledNetworks: lenientList(positive) })),
  INIT_SMART_ACCOUNT: row(nothing, z.object({ address: text, isDeployed: z.boolean() })),
  SET_PREFERRED_ACCOUNT: row(z.object({ type: accountType }), z.object({ type: accountType, address: text })),
  RELOAD: row(nothing, nothing),
}
