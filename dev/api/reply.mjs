/**
 * An answer, before it is sent.
 * @typedef {object} Reply
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body
 */

/** @param {unknown} value @param {number} [status] @returns {Reply} */
export function json(value, status = 200) {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/** @param {string} body @param {number} status @returns {Reply} */
export function text(body, status) {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

/** @param {string} body @returns {Reply} a picture */
export function svg(body) {
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body }
}

/** @param {number} [status] @returns {Reply} */
export function empty(status = 204) {
  return { status, headers: {}, body: '' }
}

/**
 * The error shape that the hosted services use for nearly every 4xx and for 503.
 * @param {number} status
 * @param {string} field what the problem is about
 * @param {string} description
 * @returns {Reply}
 */
export function failed(status, field, description) {
  return json({ status: 'FAILED', reasons: [{ field, description }] }, status)
}
