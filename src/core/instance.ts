import type { Options } from './entities/options.js'
import { ModalClosedError } from './errors/attempt.js'
import { signal } from './signal.js'

/** One life of the modal, from `createWalletModal()` to `destroy()`. */
export interface Instance {
  /** Whether a site created it; before the first and between two, there is a placeholder that no site created. */
  readonly created: boolean
  /** The site's options. */
  readonly options: Options
  /** Aborted at the end: work started by this instance writes nothing afterwards. */
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

/** The current instance. Reading it in `render()` subscribes. */
export const instance = (): Instance => life.get()

/** Starts an instance; the previous one has ended. */
export function startInstance(options: Options): Instance {
  life.get().controller.abort(new ModalClosedError())
  life.set(makeLife(options))
  return instance()
}

/** Changes some options of the current instance. */
export function updateOptions(patch: Partial<Options>): void {
  const { options, ...rest } = life.get()
  life.set({ ...rest, options: { ...options, ...patch } })
}

/** Ends the current instance: first everything it runs, then everything it wrote. */
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

/** A value per instance, created on first use: state that an ended instance can no longer reach. */
export function instanceValue<T>(make: () => T): () => T {
  const values = new WeakMap<AbortSignal, { readonly value: T }>()
  return () => {
    const { signal } = instance()
    const known = values.get(signal) ?? { value: make() }
    values.set(signal, known)
    return known.value
  }
}
