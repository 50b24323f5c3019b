/** @param {string} path @returns {string} without a slash at the end, which means nothing here */
export function trimPath(path) {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** @param {string} part @returns {string} */
function decode(part) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Compares a path with a pattern: `:name` stands for one part, a last `*` for any rest.
 * @param {string} pattern such as `/getWalletImage/:id` or `/v1/*`
 * @param {string} path
 * @returns {Record<string, string> | undefined} the named parts, or `undefined` when it does not match
 */
export function matchPath(pattern, path) {
  if (pattern === '*') return {}
  const wanted = trimPath(pattern).split('/')
  const given = trimPath(path).split('/')
  /** @type {Record<string, string>} */
  const params = {}
  for (const [index, part] of wanted.entries()) {
    if (part === '*' && index === wanted.length - 1) return params
    const value = given[index]
    if (value === undefined) return undefined
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decode(value)
    else if (part !== value) return undefined
  }
  return wanted.length === given.length ? params : undefined
}

/**
 * Tells whether a text can be a route: a path or `*`, after a method or not.
 * @param {string} route
 * @returns {boolean}
 */
export function isRoute(route) {
  return /^\s*(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|\*)\s+)?(?:\/\S*|\*)\s*$/i.test(route)
}

/**
 * Compares a request with a route such as `GET /getWallets`, `* /v1/*` or just `/batch` (any method).
 * @param {string} route
 * @param {string} method
 * @param {string} path
 * @returns {boolean}
 */
export function matchRoute(route, method, path) {
  const [first = '', second] = route.trim().split(/\s+/)
  const [wantedMethod, pattern] = second === undefined ? ['*', first] : [first.toUpperCase(), second]
  return (wantedMethod === '*' || wantedMethod === method) && matchPath(pattern, path) !== undefined
}
