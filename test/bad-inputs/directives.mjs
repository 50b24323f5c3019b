// The directives of the catalogue of bad inputs; see `docs` of each below. Runs in the page and in node.

const own = (value, key) => Object.prototype.hasOwnProperty.call(value, key)

/** Puts a number into the places that a template leaves: `{i}` and `{:040x}`. */
const numbered = (template, index) =>
  template.replaceAll('{i}', String(index)).replace(/\{:0(\d+)x\}/g, (_, width) => {
    return (index + 1).toString(16).padStart(Number(width), '0')
  })

/** The same template as a structure: numbers go into every text of it. */
function numberedDeep(value, index) {
  if (typeof value === 'string') return numbered(value, index)
  if (Array.isArray(value)) return value.map(item => numberedDeep(item, index))
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, numberedDeep(item, index)]))
  return value
}

const list = ([item, count]) => Array.from({ length: count }, (_, index) => numberedDeep(item, index))

/** An object whose fields answer differently each time they are read, or throw. */
function changing(fields) {
  const object = {}
  for (const [key, answers] of Object.entries(fields)) {
    let reads = 0
    Object.defineProperty(object, key, {
      enumerable: true,
      get() {
        if (!Array.isArray(answers)) throw new Error(String(answers.$throw))
        return answers[Math.min(reads++, answers.length - 1)]
      },
    })
  }
  return object
}

/** A proxy in which every trap throws. */
const throwing = () =>
  new Proxy(
    {},
    Object.fromEntries(
      Reflect.ownKeys(Reflect)
        .filter(name => typeof Reflect[name] === 'function')
        .map(name => [
          name,
          () => {
            throw new Error(`trap ${String(name)}`)
          },
        ]),
    ),
  )

const LITERAL = {
  $raw: text => text,
  $repeat: ([text, count]) => text.repeat(count),
  $concat: (parts, env) => parts.map(part => expand(part, env)).join(''),
  $list: list,
  $json_array: parts => JSON.stringify(list(parts)),
  $nested: ([open, close, depth]) => open.repeat(depth) + close.repeat(depth),
  $bigint: digits => BigInt(digits),
  $getters: changing,
  $proxy: throwing,
  $provider: (spec, env) => env.provider(spec),
}

/**
 * Turns the JSON of an input into the value it stands for.
 *
 * @param env `provider(spec)` makes an EIP-1193 provider
 * @throws for a directive that is not known: nothing is silently ignored
 */
export function expand(value, env = {}) {
  if (Array.isArray(value)) return value.map(item => expand(item, env))
  if (value === null || typeof value !== 'object') return value
  const keys = Object.keys(value)
  const name = keys.find(key => key.startsWith('$'))
  if (name) {
    if (!own(LITERAL, name)) throw new Error(`Unknown directive ${name}`)
    return LITERAL[name](value[name], env)
  }
  const copy = {}
  for (const key of keys)
    Object.defineProperty(copy, key, {
      value: expand(value[key], env),
      enumerable: true,
      writable: true,
      configurable: true,
    })
  return copy
}

/**
 * How a provider answers one call: `$throw`, `$never` and `$after` are behaviour, all else is a value.
 *
 * @returns a promise of the answer
 */
export async function answer(spec, env = {}) {
  if (spec === null || typeof spec !== 'object') return spec
  if (own(spec, '$throw')) throw expand(spec.$throw, env)
  if (own(spec, '$never')) return new Promise(() => {})
  if (own(spec, '$after')) {
    const [time, value] = spec.$after
    await new Promise(resolve => setTimeout(resolve, time)) // the case says how slow the wallet is
    return answer(value, env)
  }
  return expand(spec, env)
}
