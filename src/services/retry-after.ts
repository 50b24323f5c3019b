/** Longest delay, whatever a service asks for, in ms. */
const LONGEST = 300_000
/** By how much a delay is lengthened at most: visitors who are limited together must not return together. */
const SPREAD = 0.25

/**
 * How long a service that answered 429 is left alone, in ms: as long as it asks in its header, else for the `usual` time,
 * and by chance somewhat longer.
 */
export function retryAfter(response: Response, usual: number): number {
  const seconds = Number(response.headers.get('retry-after') ?? NaN)
  const asked = seconds >= 0 ? seconds * 1000 : usual
  return Math.min(asked * (1 + Math.random() * SPREAD), LONGEST)
}
