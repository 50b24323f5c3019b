import { json } from '../reply.mjs'

/**
 * Runs a change that may refuse its input.
 * @param {() => unknown} change
 * @returns {import('../reply.mjs').Reply} 400 with the reason when it does
 */
export function attempt(change) {
  try {
    return json(change())
  } catch (error) {
    if (error instanceof TypeError) return json({ error: error.message }, 400)
    throw error
  }
}

/** @param {import('./route.mjs').ApiRequest} request @returns {never} whatever the body holds: the receiver checks it */
export function bodyOf({ parsed }) {
  if (!parsed) throw new TypeError('The body must be JSON.')
  return /** @type {never} */ (parsed.value)
}
