import type { Options } from './entities/options.js'
import { ModalClosedError } from './errors/attempt.js'
import { signal } from './signal.js'

/** One life of the product, from `createWalletModal()` to `destroy()`. */
export interface Instance {
  /** Whether a site created it; before the first and between two, there is one that no site created. */
  readonly created: boolean
  /** What the site asked for. */
  readonly options: Options
  /** Aborted at the end: what this instance started writes nothing from then on. */
  readonly signal: AbortSignal
}

interface Life extends Instance {
  readonly controller: AbortController
}

function makeLife(options?: Options): Life {
  const controller = new AbortController()
  const created = options !== undefined
  return { created, options: options ?? { networks: [] }, signal: controller.signal, controller }
}

const life = signal(makeLife())
const resets = new Set<() => void>()

/** The present instance. Reading it in `render()` subscribes. */
export const instance = (): Instance => life.get()

/** Starts an instance; what ran before it is over. */
export function startInstance(options: Options): Instance {
  life.get().controller.abort(new ModalClosedError())
  life.set(makeLife(options))
  return instance()
}

/** Changes some options of the present instance. */
export function updateOptions(patch: Partial<Options>): void {
  const { options, ...rest } = life.get()
  life.set({ ...rest, options: { ...options, ...patch } })
}

/** Ends the present instance: first all that it runs, then all that it wrote. */
export function endInstance(): void {
  life.get().controller.abort(new ModalClosedError())
  try {
    for (const reset of [...resets].reverse()) reset() // code loaded last depends on code loaded earlier
  } finally {
    life.set(makeLife())
  }
}

/** Calls `reset` at the end of every instance, before those registered earlier. */
export const atEnd = (reset: () => void): unknown => resets.add(reset)

/** A value for each instance, made when it is first asked for: state that an ended instance can no longer reach. */
export function instanceValue<T>(make: () => T): () => T {
  const values = new WeakMap<AbortSignal, { readonly value: T }>()
  return () => {
    const { signal } = instance()
    const known = values.get(signal) ?? { value: make() }
    values.set(signal, known)
    return known.value
  }
}
