import { createHash } from 'node:crypto'

/**
 * The same text always gives the same digest, so that every start of the stack shows the same catalogue.
 * @param {string} text
 * @returns {string} 64 hexadecimal digits
 */
export function hashOf(text) {
  return createHash('sha256').update(`wallet-modal-dev:${text}`).digest('hex')
}

/**
 * @param {string} text
 * @returns {string} the 36-character form of picture ids
 */
export function imageIdOf(text) {
  return hashOf(text)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
