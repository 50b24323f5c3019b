import {
  computed,
  type ComputedRef,
  getCurrentInstance,
  type MaybeRefOrGetter,
  onMounted,
  type ShallowRef,
  shallowRef,
  watch,
} from 'vue'

import type { ChainNamespace } from '../core/caip.js'
import { type Readable, subscribe } from '../core/signal.js'

/** Which namespace a composable is about, the active one without it; a ref or a getter is followed. */
export type NamespaceSource = MaybeRefOrGetter<ChainNamespace | undefined>

/** The fields of an object, each a ref of its own, so that a component can take them apart. */
export type Refs<T> = { readonly [K in keyof T & string]: ComputedRef<T[K]> }

const isServer = typeof window === 'undefined'

/** Whether the component that is being set up takes over what a server rendered: its node is there before it is. */
const isHydrating = (): boolean => Boolean(getCurrentInstance()?.vnode.el)

/**
 * Runs what is about one visitor: never on a server, and where a page is hydrated only once that is over, so that both
 * renderings agree.
 */
export function inBrowser(start: () => void): void {
  if (isServer) return
  if (isHydrating()) onMounted(start)
  else start()
}

/** Calls `begin` with what `source` gives, now and whenever that changes; what it returns ends the time before. */
export function during<T>(source: () => T, begin: (now: T) => () => void): void {
  inBrowser(() => watch(source, (now, _before, onCleanup) => onCleanup(begin(now)), { immediate: true, flush: 'sync' }))
}

/** Follows a signal for as long as the component or the scope lives. On a server, and until hydration is over, it is `server`. */
export function follow<T>(source: () => Readable<T>, server: T): Readonly<ShallowRef<T>> {
  const value = shallowRef<unknown>(server) as ShallowRef<T> // what signals hold is never a ref itself
  during(source, signal => {
    value.value = signal.get()
    return subscribe(signal, next => (value.value = next))
  })
  return value
}

/** Takes an object in a ref apart. `whole` has all its fields. */
export function toRefsOf<T extends object>(value: Readonly<ShallowRef<T>>, whole: T): Refs<T> {
  const names = Object.keys(whole) as (keyof T & string)[] // an object's own keys
  const refs = names.map(name => [name, computed(() => value.value[name])] as const)
  return Object.fromEntries(refs) as unknown as Refs<T> // made of the same keys
}

/** Follows a signal of an object, field by field. */
export const followFields = <T extends object>(source: () => Readable<T>, server: T): Refs<T> =>
  toRefsOf(follow(source, server), server)
