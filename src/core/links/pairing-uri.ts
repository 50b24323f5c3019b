/** Longest accepted pairing URI, in characters; real ones have about 200. */
const MAX_URI = 2_048

/** `wc:{topic}@2?{parameters}` (WIRE 4.3); the order of the parameters is the client's own. */
const URI = /^wc:[0-9a-f]{64}@2\?([\w%&=.,:~-]+)$/
const KEY = /^[0-9a-f]{64}$/

/** Whether `value` is a pairing URI of version 2 that a wallet can use; anything else is neither shown nor put in a link. */
export function isPairingUri(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_URI) return false
  const parameters = new URLSearchParams(URI.exec(value)?.[1])
  return KEY.test(parameters.get('symKey') ?? '') && parameters.get('relay-protocol') === 'irn'
}

/** The topic of a pairing URI's pairing. */
export const pairingTopic = (uri: string): string => uri.slice(3, 67)
