const facades = new WeakMap<object, object>()

/** Runs a site's call: `call` performs it, `name` and `inputs` describe it. */
export type CallWrapper = (call: () => unknown, name: PropertyKey, inputs: readonly unknown[]) => unknown

const plainly: CallWrapper = call => call()

/** Whether a proxy must return this exact value: JavaScript requires it for properties that can never change. */
function isFixed(target: object, name: PropertyKey): boolean {
  const own = Reflect.getOwnPropertyDescriptor(target, name)
  return own !== undefined && !own.configurable && !own.writable && !own.get
}

/**
 * A provider as passed to sites, the same object for the same provider. Its code never runs with a site's `this`: a
 * site that keeps it in reactive state holds a proxy, and a class with private members fails when called on one.
 *
 * @param wrap - Runs each call that a site makes; the one from the first time the provider is passed out applies.
 */
export function siteFacade<T extends object>(provider: T, wrap: CallWrapper = plainly): T {
  const known = facades.get(provider)
  if (known) return known as T // stored under its original provider
  const bound = new Map<PropertyKey, { readonly value: unknown; readonly own: unknown }>()
  const bind = (value: unknown, name: PropertyKey): unknown => {
    if (typeof value !== 'function') return value
    const known = bound.get(name)
    if (known?.value === value) return known.own
    const own = (...inputs: readonly unknown[]): unknown => {
      const result = wrap(() => Reflect.apply(value, provider, inputs) as unknown, name, inputs)
      return result === provider ? facade : result
    }
    bound.set(name, { value, own })
    return own
  }
  const facade: T = new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      return name === 'constructor' || isFixed(target, name) ? value : bind(value, name)
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  })
  facades.set(provider, facade)
  return facade
}

/**
 * A wallet's own object as passed to sites. Only class instances have private members, so any other object is passed
 * unchanged and can be compared with the page's.
 */
export function walletObject(wallet: object): object {
  const prototype: unknown = Object.getPrototypeOf(wallet)
  return prototype === null || prototype === Object.prototype ? wallet : siteFacade(wallet)
}
