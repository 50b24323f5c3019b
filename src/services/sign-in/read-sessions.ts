import * as z from 'zod/mini'

import { isCaipNetworkId } from '../../core/caip.js'
import type { Cacao, SIWXSession } from '../../core/entities/siwx.js'
import { parse } from '../lenient.js'

/** Longest text of a session, and most sessions, that are taken over from storage or a site. */
const MAX_TEXT = 131_072
const MAX_SESSIONS = 200

const text = z.string().check(z.maxLength(MAX_TEXT))
const optionalText = z.optional(text)

const data = z.object({
  accountAddress: text,
  chainId: z.custom<SIWXSession['data']['chainId']>(isCaipNetworkId),
  scheme: optionalText,
  domain: z._default(text, ''),
  uri: z._default(text, ''),
  version: z._default(text, ''),
  nonce: z._default(text, ''),
  statement: optionalText,
  issuedAt: optionalText,
  expirationTime: optionalText,
  notBefore: optionalText,
  requestId: optionalText,
  resources: z.optional(z.array(text)),
})

const session = z.object({
  data,
  message: z._default(text, ''),
  signature: z._default(text, ''),
  signatureType: z.optional(z.enum(['ecdsa', 'bip322'])),
  cacao: z.optional(z.custom<Cacao>(value => typeof value === 'object' && value !== null)),
})

/** Sessions as a site or the storage gave them; what is none is left out. */
export function readSessions(given: unknown): readonly SIWXSession[] {
  if (!Array.isArray(given)) return []
  const found = given.slice(0, MAX_SESSIONS).map(item => parse(session, item))
  return found.filter((item): item is NonNullable<typeof item> => item !== undefined) as readonly SIWXSession[]
}
