/**
 * Asks the site's own server.
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export async function post(path, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'no-referrer',
  })
  return response.json()
}

/** Replaces the storage in browsers without one, for as long as the page is open. */
const memory = new Map()

/** @param {string} key @returns {string | undefined} */
export function recall(key) {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return memory.get(key)
  }
}

/** @param {string} key @param {string | null} value `null` forgets it */
export function keep(key, value) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, value)
  }
}
