const facades = new WeakMap<object, object>()

/**
 * The protocol client's provider as sites get it, the same for the same provider. Its own code never runs through `this` of
 * a site's: a site that keeps it in reactive state holds a proxy of it, through which the client's code does not work.
 */
export function handedOut<T extends object>(provider: T): T {
  const known = facades.get(provider)
  if (known) return known as T // kept under the provider that it was made of
  const bound = new WeakMap<object, unknown>()
  const bind = (value: unknown): unknown => {
    if (typeof value !== 'function') return value
    const own = bound.get(value) ?? (value.bind(provider) as unknown)
    bound.set(value, own)
    return own
  }
  const facade = new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      return name === 'constructor' ? value : bind(value)
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  facades.set(provider, facade)
  return facade
}
