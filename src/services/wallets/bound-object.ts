import { ConnectError } from '../../core/errors/attempt.js'
import { walletRequests } from './wallet-requests.js'
import { type Callable, callable, fieldOf } from './untrusted-values.js'

/** A page object's functions, captured when it was found; later replacements are never called (SECURITY: SEC-W5). */
export interface BoundObject {
  /** The object itself, for sites that ask for it. */
  readonly raw: object
  /** Whether it had this function. */
  has(method: string): boolean
  /**
   * Calls one. Always returns a promise, whatever the object returns or throws.
   *
   * @throws {ConnectError} it has no such function
   */
  call(method: string, ...values: readonly unknown[]): Promise<unknown>
  /** Listens for an event until the returned function is called; does nothing for an object without events. */
  on(event: string, listener: () => void): () => void
}

/** Calls that an object answers without a prompt; any other may show one in the page. */
const SILENT: ReadonlySet<unknown> = new Set([
  'disconnect',
  'getAccounts',
  'getChain',
  'getNetwork',
  'getPublicKey',
  'pushPsbt',
  'wallet_disconnect',
  'wallet_getAccount',
])

/** The subject of a call: objects with a single function take the name as its first argument. */
const subjectOf = (method: string, inputs: readonly unknown[]): unknown => (method === 'request' ? inputs[0] : method)

/** The names of an object's functions for adding and removing listeners. */
const ON = ['on', 'addListener'] as const
const OFF = ['removeListener', 'off'] as const

/**
 * Captures some functions of an object in the page, each read once; `undefined` for anything but an object that has the
 * first of them. Never throws.
 */
export function bindObject(value: unknown, methods: readonly string[]): BoundObject | undefined {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  const functions = new Map<string, Callable>()
  for (const name of [...methods, ...ON, ...OFF]) {
    const found = callable(fieldOf(value, name))
    if (found) functions.set(name, found)
  }
  if (!functions.has(methods[0] ?? '')) return undefined
  const run = (name: string, inputs: readonly unknown[]): unknown => {
    const found = functions.get(name)
    return found && Reflect.apply(found, value, inputs)
  }
  return {
    raw: value,
    has: method => functions.has(method),
    call: (method, ...inputs) => {
      const ask = (): Promise<unknown> =>
        new Promise((resolve, reject) => {
          if (functions.has(method)) resolve(run(method, inputs))
          else reject(new ConnectError({ details: `The wallet has no ${method} function.` }))
        })
      return SILENT.has(subjectOf(method, inputs)) ? ask() : walletRequests.ask(ask)
    },
    on: (event, listener) => listen(functions, run, event, listener),
  }
}

function listen(
  functions: ReadonlyMap<string, Callable>,
  run: (name: string, inputs: readonly unknown[]) => unknown,
  event: string,
  listener: () => void,
): () => void {
  let isActive = true
  const onEvent = (): void => {
    if (isActive) listener()
  }
  const on = ON.find(name => functions.has(name))
  const off = OFF.find(name => functions.has(name))
  const answer = attempt(() => on && run(on, [event, onEvent]))
  return () => {
    isActive = false
    if (off) attempt(() => run(off, [event, onEvent]))
    else attempt(() => callable(answer)?.()) // some return a function that ends it
  }
}

/** Runs wallet code that may fail without consequences: a wallet without events is simply silent. */
function attempt(work: () => unknown): unknown {
  try {
    return work()
  } catch {
    return undefined
  }
}
