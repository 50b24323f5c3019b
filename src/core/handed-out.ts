const facades = new WeakMap<object, object>()

/** Runs a call of a site's: `call` makes it, `name` and `inputs` say what it is. */
export type CallWrapper = (call: () => unknown, name: PropertyKey, inputs: readonly unknown[]) => unknown

const plainly: CallWrapper = call => call()

/** Whether a proxy has to give this very value: the language allows no other for what can never change. */
function isFixed(target: object, name: PropertyKey): boolean {
  const own = Reflect.getOwnPropertyDescriptor(target, name)
  return own !== undefined && !own.configurable && !own.writable && !own.get
}

/**
 * A provider as sites get it, the same for the same provider. Its own code never runs through `this` of a site's: a site
 * that keeps it in reactive state holds a proxy of it, and a class with private members fails when it is called on one.
 *
 * @param wrap - Runs each call that a site makes; of the first time that the provider is handed out.
 */
export function handedOut<T extends object>(provider: T, wrap: CallWrapper = plainly): T {
  const known = facades.get(provider)
  if (known) return known as T // kept under the provider that it was made of
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
 * A wallet's own object as sites get it where nobody has to know of its calls. Only an instance of a class has private
 * members, so that any other object is handed out as it is, and can be compared with the page's.
 */
export function walletObject(wallet: object): object {
  const prototype: unknown = Object.getPrototypeOf(wallet)
  return prototype === null || prototype === Object.prototype ? wallet : handedOut(wallet)
}
