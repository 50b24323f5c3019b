import type { TrackedEvent } from '../../core/events.js'
import type { ServiceOptions } from '../endpoints.js'
import { postReport, type Send, type SendResult } from './post.js'
import { redact } from './redact.js'

/** When an event happened, in ms since 1970, and its account and network. */
export interface EventContext {
  readonly timestamp: number
  readonly address?: string | undefined
  readonly caipNetworkId?: string | undefined
}

/**
 * Sends one event (SPEC 7). The caller decides whether it may be sent at all.
 *
 * @param send how to post; only tests pass it
 * @returns `forbidden` if the origin may not use the project
 * @throws {ServiceOffError} analytics is off
 */
export async function sendEvent(
  { type, event, properties }: TrackedEvent,
  { timestamp, address, caipNetworkId }: EventContext,
  options: ServiceOptions,
  send?: Send,
): Promise<SendResult> {
  const head = { type, event, ...(address ? { address } : {}) }
  const place = caipNetworkId ? { caipNetworkId } : {}
  const redacted = Object.fromEntries(Object.entries(properties ?? {}).map(([key, value]) => [key, redact(value, key)]))
  const props = { ...head, properties: { ...redacted, ...place } }
  return postReport(timestamp, props, { ...head, properties: place }, options, send)
}
