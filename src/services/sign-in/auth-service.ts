import * as z from 'zod/mini'

import { isCaipNetworkId } from '../../core/caip.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { HttpStatusError, MalformedReplyError } from '../../core/errors/service.js'
import type { ServiceOptions } from '../endpoints.js'
import type { HttpOptions } from '../http.js'
import { field } from '../lenient.js'
import { text } from '../readers.js'
import { serviceClient } from '../service-client.js'

/** Longest token accepted, in characters. */
const MAX_TOKEN = 8_192
/** The last moment that a date can hold, in seconds since 1970. */
const MAX_TIME = 8_640_000_000_000

const token = z.string().check(z.minLength(1), z.maxLength(MAX_TOKEN))
const nonceReply = z.object({ nonce: z.string(), token })
const tokenReply = z.object({ token })
const accountReply = z.object({
  address: z.string(),
  caip2Network: z.custom<SIWXSession['data']['chainId']>(isCaipNetworkId),
  uri: field(text()),
  domain: field(text()),
  nonce: field(text()),
  exp: z.nullish(z.number().check(z.nonnegative(), z.maximum(MAX_TIME))), // an unreadable end is no session
})

/** Who is signed in, according to the service. */
export type HostedAccount = z.infer<typeof accountReply>

/** The hosted session service (WIRE 2.2). A visitor's email address is neither requested nor sent. */
export function authService(options: ServiceOptions, http?: HttpOptions) {
  const client = () => serviceClient('catalogue', options, http)
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    /** Requests a nonce, and the token that proves that the service issued it. */
    nonce: () => client().get('/auth/v1/nonce', { schema: nonceReply }),
    /** Signs in; resolves to the token of the session. @throws {HttpStatusError} the service refused */
    async authenticate({ data, message, signature }: SIWXSession, nonceToken: string): Promise<string> {
      const headers = { 'x-nonce-jwt': `Bearer ${nonceToken}` }
      const body = { data, message, signature }
      return (await client().post('/auth/v1/authenticate', { schema: tokenReply, headers, body })).token
    },
    /** The account whose session the token is for; `undefined` if the token is no longer valid. */
    async me(token: string): Promise<HostedAccount | undefined> {
      try {
        return await client().get('/auth/v1/me', { schema: accountReply, headers: bearer(token) })
      } catch (error) {
        const isRefused = error instanceof HttpStatusError && [401, 403].includes(error.status)
        if (isRefused || error instanceof MalformedReplyError) return undefined
        throw error
      }
    },
    /** Ends a session. */
    async signOut(token: string): Promise<void> {
      try {
        await client().post('/auth/v1/sign-out', { schema: z.unknown(), headers: bearer(token), body: {} })
      } catch (error) {
        const isOver = error instanceof HttpStatusError && error.status === 401
        if (!isOver && !(error instanceof MalformedReplyError)) throw error // the reply has no body
      }
    },
  }
}
