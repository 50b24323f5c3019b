/** Plain data: what was made by a literal or by `JSON.parse`. Windows, errors and the like are left alone. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/** Deep-freezes plain data and returns it; a frozen object is assumed to be deeply frozen. */
export function frozen<T>(value: T): T {
  if (!isPlain(value) || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(frozen)
  return value
}

/** A deep copy of plain data, which may be the site's own: behind a proxy of its framework, and not to be frozen. */
export function copyOf<T>(value: T): T {
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, member]) => [name, copyOf<unknown>(member)] as const)
  const copy: unknown = Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries)
  return copy as T // of the same members
}
