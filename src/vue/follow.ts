import {
  computed,
  type ComputedRef,
  getCurrentInstance,
  getCurrentScope,
  type MaybeRefOrGetter,
  onMounted,
  type ShallowRef,
  shallowRef,
  watch,
} from 'vue'

import type { ChainNamespace } from '../core/caip.js'
import { type Readable, subscribe } from '../core/signal.js'

/** A namespace, or a ref or getter of one, whose changes are followed; by default, the active namespace. */
export type NamespaceSource = MaybeRefOrGetter<ChainNamespace | undefined>

/** An object as separate refs, one for each field, so that a component can destructure it. */
export type Refs<T> = { readonly [K in keyof T & string]: ComputedRef<T[K]> }

const isServer = typeof window === 'undefined'

/** Whether the component being set up hydrates server output: its node exists before it does. */
const isHydrating = (): boolean => Boolean(getCurrentInstance()?.vnode.el)

/**
 * Runs code that depends on the visitor: never on a server, and only after hydration, so that both renderings agree. What
 * it starts always belongs to the caller's scope, because a store outlives the component that was the first to use it.
 */
export function inBrowser(start: () => void): void {
  if (isServer) return
  if (!isHydrating()) return start()
  const scope = getCurrentScope()
  onMounted(() => {
    if (!scope) start()
    else if (scope.active) scope.run(start)
  })
}

/** Calls `begin` with the value of `source`, now and on every change; its return value is the cleanup. */
export function during<T>(source: () => T, begin: (now: T) => () => void): void {
  inBrowser(() => watch(source, (now, _before, onCleanup) => onCleanup(begin(now)), { immediate: true, flush: 'sync' }))
}

/**
 * Follows a signal for the lifetime of the component or scope. On a server, and until hydration has finished, it is
 * `server`.
 */
export function follow<T>(source: () => Readable<T>, server: T): Readonly<ShallowRef<T>> {
  const value = shallowRef<unknown>(server) as ShallowRef<T> // what signals hold is never a ref itself
  during(source, signal => {
    value.value = signal.get()
    return subscribe(signal, next => (value.value = next))
  })
  return value
}

/** Splits an object in a ref into refs of its fields. `whole` has all its fields. */
export function toRefsOf<T extends object>(value: Readonly<ShallowRef<T>>, whole: T): Refs<T> {
  const names = Object.keys(whole) as (keyof T & string)[] // an object's own keys
  const refs = names.map(name => [name, computed(() => value.value[name])] as const)
  return Object.fromEntries(refs) as unknown as Refs<T> // made of the same keys
}

/** Follows a signal of an object, field by field. */
export const followFields = <T extends object>(source: () => Readable<T>, server: T): Refs<T> =>
  toRefsOf(follow(source, server), server)
