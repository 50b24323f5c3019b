import { HttpUnreachableError } from '../../core/errors/service.js'
import { HTTP_TIMEOUT, REPORT_SIZE } from '../../core/limits.js'
import { logEnd, logRequest } from '../request-log.js'
import { readExcerpt } from '../body.js'
import { startDeadline } from '../deadline.js'
import { retryAfter } from '../retry-after.js'
import { commonQuery, serviceBase, type ServiceOptions } from '../endpoints.js'
import { redactText } from './redact.js'

/** Posts a body and returns the status; 0 without an answer. Never rejects. Tests pass their own. */
export type Send = (url: string, body: string) => Promise<number>

/** The outcome of a report. `forbidden` means that the page's origin may not use the project (SPEC 8). */
export type SendResult = 'sent' | 'forbidden' | 'failed'

/** Delay after a 429 without a readable header, in ms (REL-S5). */
const RETRY_AFTER = 20_000
/** How much of a response is read, in characters: browsers report a request as aborted if its body is not read. */
const EXCERPT = 256
/** Until when a host is rate-limited, in ms since the epoch. */
const pausedUntil = new Map<string, number>()

/** A text body needs no preflight, and with `keepalive` it outlives the page. */
const sendByFetch: Send = async (url, body) => {
  if ((pausedUntil.get(url) ?? 0) > Date.now()) return 429
  const request = logRequest('POST', url)
  const deadline = startDeadline(HTTP_TIMEOUT, () => new HttpUnreachableError({ details: 'timeout' }))
  try {
    const posted = fetch(url, {
      method: 'POST',
      body,
      keepalive: true,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal: deadline.signal,
    })
    const response = await logEnd(request, posted)
    request.status = response.status
    if (response.status === 429) pausedUntil.set(url, Date.now() + retryAfter(response, RETRY_AFTER))
    await readExcerpt(response, EXCERPT)
    return response.status
  } catch {
    return 0 // a lost report must not affect the page
  } finally {
    deadline.end()
  }
}

const hex = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => byte.toString(16).padStart(2, '0')).join('')

/** A version 4 uuid, also without a secure context. */
function uuid(): string {
  const digits = hex(16)
  const variant = '89ab'[parseInt(digits.charAt(16), 16) % 4] ?? '8'
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** The page's URL for reports. Its path may hold an email address or a code too, such as that of an invitation. */
const pageOf = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string =>
  origin + pathname.replace(/[^/]+/g, part => redactText(part.replace(/%40/g, '@')))

/**
 * Posts one report to `/e` (SPEC 7). The page's URL is sent without query and fragment, and redacted like the texts; a body
 * over 16 KiB is replaced by its `bare` form.
 *
 * @throws {ServiceOffError} analytics is off
 */
export async function postReport(
  timestamp: number | string,
  props: Readonly<Record<string, unknown>>,
  bare: Readonly<Record<string, unknown>>,
  options: ServiceOptions,
  send: Send = sendByFetch,
): Promise<SendResult> {
  const url = new URL(`${serviceBase('analytics', options)}/e`)
  for (const [name, value] of Object.entries(commonQuery(options))) if (value) url.searchParams.set(name, value)
  const bodyOf = (content: unknown): string =>
    JSON.stringify({ eventId: uuid(), url: pageOf(location), domain: location.hostname, timestamp, props: content })
  const whole = bodyOf(props)
  const status = await send(url.href, sizeOf(whole) <= REPORT_SIZE ? whole : bodyOf(bare))
  if (status === 403) return 'forbidden'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
