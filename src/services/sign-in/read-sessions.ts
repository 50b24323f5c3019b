import { isCaipNetworkId } from '../../core/caip.js'
import type { BitcoinSignatureType, Cacao, SIWXSession } from '../../core/entities/siwx.js'
import { type Reader, accept, isRecord, listOf, objectOf } from '../readers.js'

/** Maximum length of a session's text, and maximum number of sessions, accepted from storage or a site. */
const MAX_TEXT = 131_072
const MAX_SESSIONS = 200

const text: Reader<string> = value => (typeof value === 'string' && value.length <= MAX_TEXT ? value : undefined)
/** A text that may be missing. */
const textOrNone: Reader<string> = value => text(value ?? '')
/** A text that may be missing; any other value becomes an empty text, which is not a valid time either. */
const optionalText: Reader<string> = value => (value === undefined ? undefined : (text(value) ?? ''))

const data: Reader<SIWXSession['data']> = objectOf<SIWXSession['data']>(
  {
    accountAddress: text,
    chainId: accept(isCaipNetworkId),
    domain: textOrNone,
    uri: textOrNone,
    version: textOrNone,
    nonce: textOrNone,
  },
  {
    scheme: optionalText,
    statement: optionalText,
    issuedAt: optionalText,
    expirationTime: optionalText,
    notBefore: optionalText,
    requestId: optionalText,
    resources: listOf(text),
  },
)

const session: Reader<SIWXSession> = objectOf<SIWXSession>(
  { data, message: textOrNone, signature: textOrNone },
  {
    signatureType: accept((value): value is BitcoinSignatureType => value === 'ecdsa' || value === 'bip322'),
    cacao: accept((value): value is Cacao => isRecord(value)),
  },
)

const sessions = listOf(session)

/** Sessions from a site or from storage, oldest first; invalid ones are dropped, and so are the oldest of too many. */
export const readSessions = (given: unknown): readonly SIWXSession[] =>
  Array.isArray(given) ? (sessions(given.slice(-MAX_SESSIONS)) ?? []) : []
