/** A `Storage` in memory; `fail` decides per call whether it throws like a full or a denied one. */
export function memoryStorage(
  start: Readonly<Record<string, string>> = {},
  fail: (action: 'get' | 'set' | 'remove') => boolean = () => false,
): Storage {
  const values = new Map(Object.entries(start))
  const check = (action: 'get' | 'set' | 'remove'): void => {
    if (fail(action)) throw new DOMException('refused', 'QuotaExceededError')
  }
  return {
    get length() {
      return values.size
    },
    key: index => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem(name) {
      check('get')
      return values.get(name) ?? null
    },
    setItem(name, value) {
      check('set')
      values.set(name, value)
    },
    removeItem(name) {
      check('remove')
      values.delete(name)
    },
  }
}
