/** Longest request body that is read, in bytes. */
export const MAX_BODY = 1_048_576

/**
 * Reads a request to its end.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<string | undefined>} `undefined` when it is longer than `MAX_BODY`
 */
export async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= MAX_BODY) chunks.push(chunk)
  }
  return size > MAX_BODY ? undefined : Buffer.concat(chunks).toString('utf8')
}

/**
 * @param {string} body
 * @returns {{ value: unknown } | undefined} the value, boxed, or `undefined` when the text is not JSON
 */
export function parseJson(body) {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
