import * as z from 'zod/mini'

import { type CaipNetworkId, isCaipNetworkId } from '../../core/caip.js'
import type { SIWXSession } from '../../core/entities/siwx.js'
import { SignInDomainError, SignInNonceError, SignInUriError } from '../../core/errors/sign-in.js'
import { lenientList } from '../lenient.js'
import { parse } from '../readers.js'
import type { SignInRequest } from './protocol.js'

const MAX_TEXT = 20_000
const text = z.string().check(z.maxLength(MAX_TEXT))
const optional = z.optional(text)
const payload = z.object({
  iss: z.string().check(z.regex(/^did:pkh:eip155:\d{1,16}:0x[0-9a-fA-F]{40}$/)),
  domain: text,
  aud: text,
  version: z._default(text, '1'),
  nonce: text,
  iat: optional,
  exp: optional,
  nbf: optional,
  statement: optional,
  requestId: optional,
  resources: z.optional(z.array(text)),
})
const auth = z.object({
  h: z.object({ t: text }),
  p: payload,
  s: z.object({ t: text, s: z.string().check(z.regex(/^0x(?:[0-9a-fA-F]{2})+$/)) }),
})
const reply = z.object({ auths: lenientList(auth) })

type Payload = z.infer<typeof payload>

/** Formats the text that a wallet signed, like the protocol client. */
type FormatMessage = (params: { readonly request: object; readonly iss: string }) => unknown

/**
 * Checks that a wallet signed for this site, this page and this attempt. The issue time is set by the protocol client.
 */
function check({ domain, aud, nonce }: Payload, asked: SignInRequest): void {
  if (domain !== asked.domain) throw new SignInDomainError()
  if (aud !== asked.uri) throw new SignInUriError()
  if (nonce !== asked.nonce) throw new SignInNonceError()
}

/**
 * What a wallet signed in the same step as it connected (CAIP-222), as sessions; invalid ones are dropped.
 *
 * @throws {SignInDomainError | SignInUriError | SignInNonceError} it signed something other than requested
 */
export function toSessions(
  answer: unknown,
  asked: SignInRequest,
  format: FormatMessage | undefined,
): readonly SIWXSession[] {
  const auths = parse(reply, answer)?.auths ?? []
  return auths.flatMap(({ h, p, s }) => {
    check(p, asked)
    const [, , namespace, reference, accountAddress = ''] = p.iss.split(':')
    const chainId = `${namespace}:${reference}`
    const message = format?.({ request: p, iss: p.iss })
    if (!isCaipNetworkId(chainId) || typeof message !== 'string') return []
    return [{ data: dataOf(p, chainId, accountAddress), message, signature: s.s, cacao: { h, p, s } }]
  })
}

function dataOf(p: Payload, chainId: CaipNetworkId, accountAddress: string): SIWXSession['data'] {
  const fields = {
    statement: p.statement,
    issuedAt: p.iat,
    expirationTime: p.exp,
    notBefore: p.nbf,
    requestId: p.requestId,
    resources: p.resources,
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { accountAddress, chainId, domain: p.domain, uri: p.aud, version: p.version, nonce: p.nonce, ...given }
}
