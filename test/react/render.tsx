import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { waitUntil } from '../helpers/wait-until.js'

/** Waits until something is so; the first test of a file also waits for the product's code. */
export const until = (condition: () => unknown): Promise<void> => waitUntil(() => Boolean(condition()), undefined)

/** A mounted tree. */
export interface Mounted {
  readonly host: HTMLElement
  readonly render: (tree: ReactNode) => void
  readonly unmount: () => void
}

const mounted = new Set<{ root: Root; host: HTMLElement }>()

/** Renders a tree into the page. */
export function mount(tree: ReactNode): Mounted {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const entry = { root, host }
  mounted.add(entry)
  const render = (next: ReactNode): void => flushSync(() => root.render(next))
  render(tree)
  return {
    host,
    render,
    unmount() {
      mounted.delete(entry)
      flushSync(() => root.unmount())
      host.remove()
    },
  }
}

/** Takes every tree out of the page. */
export function unmountAll(): void {
  for (const { root, host } of mounted) {
    flushSync(() => root.unmount())
    host.remove()
  }
  mounted.clear()
}

/** Shows what a hook returned last; `seen` holds every value in order. */
export function mountHook<T>(useHook: () => T): Mounted & { readonly seen: T[]; readonly last: () => T } {
  const seen: T[] = []
  function Probe() {
    const value = useHook()
    if (seen.at(-1) !== value) seen.push(value)
    return null
  }
  const tree = mount(<Probe />)
  const last = (): T => seen[seen.length - 1] as T // the first render has filled it
  return { ...tree, seen, last }
}

/** Collects what React says on the console as an error while `work` runs; our own lines, of services that are not there, do not count. */
export async function consoleErrors(work: () => Promise<void>): Promise<readonly string[]> {
  const said: string[] = []
  const { error } = console
  console.error = (...parts: unknown[]) => {
    const line = parts.map(String).join(' ')
    if (!line.startsWith('[wallet-modal]')) said.push(line)
  }
  try {
    await work()
  } finally {
    console.error = error
  }
  return said
}
