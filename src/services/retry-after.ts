/** Longest delay, whatever a service asks for, in ms. */
const LONGEST = 300_000
/**
 * Largest random extension of a delay, as a share of it: visitors who are limited together must not return together.
 */
const SPREAD = 0.25

/**
 * How long to send nothing to a service that answered 429, in ms: for the time in its `retry-after` header, else for
 * the `usual` time, and a random while longer.
 */
export function retryAfter(response: Response, usual: number): number {
  const seconds = Number(response.headers.get('retry-after') ?? NaN)
  const asked = seconds >= 0 ? seconds * 1000 : usual
  return Math.min(asked * (1 + Math.random() * SPREAD), LONGEST)
}
