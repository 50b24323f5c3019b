import { settle } from './instance.js'

/** The engines' errors for code that runs on a proxy instead of its own object. */
const BROKEN =
  /private (?:member|field|element|method)|illegal invocation|incompatible receiver|'get' on proxy|not an object of/i

/** What reactive state wraps: plain objects, lists and instances of classes, unless they are frozen. */
const isWrapped = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.isExtensible(value) &&
  /^\[object (?:Object|Array)\]$/.test(Object.prototype.toString.call(value))

/** An object as in reactive state: behind a proxy, and so is everything read from it. */
export const inReactiveState = <T extends object>(object: T): T =>
  isWrapped(object)
    ? new Proxy(object, {
        get(target, name, receiver) {
          const value: unknown = Reflect.get(target, name, receiver)
          return isWrapped(value) ? inReactiveState(value) : value
        },
      })
    : object

/** An object behind a proxy that does nothing. */
export const behindProxy = <T extends object>(object: T): T => new Proxy(object, {})

/** Every way in which sites put a proxy in the place of an object. */
export const PROXIES = [behindProxy, inReactiveState] as const

/** Every member of an object but those of all objects; what ends it comes last. */
function membersOf(object: object): readonly string[] {
  const names = new Set<string>()
  for (let level: object = object; level !== Object.prototype && level !== null; level = Object.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) if (name !== 'constructor') names.add(name)
  const isEnd = (name: string): number => Number(/destroy|uninstall|clear|disconnect|remove/i.test(name))
  return [...names].sort((a, b) => isEnd(a) - isEnd(b))
}

/** Reads every member through proxies, calls the functions, and returns the failures. */
export async function whatBreaks(
  object: object,
  inputsOf: (name: string) => readonly unknown[] = () => [],
): Promise<readonly string[]> {
  const broken: string[] = []
  for (const wrap of PROXIES)
    for (const name of membersOf(object)) {
      const keepBroken = (error: unknown): void => {
        if (BROKEN.test(String(error))) broken.push(`${name}: ${String(error)}`)
      }
      try {
        const member: unknown = Reflect.get(wrap(object), name)
        if (typeof member !== 'function') continue
        const result: unknown = Reflect.apply(member, wrap(object), inputsOf(name))
        await Promise.race([Promise.resolve(result).catch(keepBroken), settle(5)])
      } catch (error) {
        keepBroken(error)
      }
    }
  return broken
}
