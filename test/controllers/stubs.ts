import { type Answer, fakeFetch, type Seen } from '../helpers/fake-fetch.js'
import { OFFLINE } from '../helpers/instance.js'

let services = 0

/** A base URL that no test of this page has used: what a service asked to wait for holds for its URL only. */
export const newService = (): string => `https://service-${++services}.test`

/** Options under which only the catalogue is there, at `url`. */
export const withCatalogue = (url: string) => ({ services: { ...OFFLINE.services, catalogue: url } })

/** Answers every request to `*.test` until `restore`; the page's other requests go their way. */
export function stubFetch(answer: (request: Seen) => Answer | Promise<Answer>) {
  const real = window.fetch
  const { fetchLike, seen } = fakeFetch(answer)
  window.fetch = (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    return new URL(url, location.href).hostname.endsWith('.test') ? fetchLike(url, init) : real(input, init)
  }
  return {
    seen,
    paths: () => seen.map(({ url }) => url.pathname),
    restore: () => {
      window.fetch = real
    },
  }
}

/** Keeps what is written to the console instead of showing it, until `restore`. */
export function watchConsole() {
  const real = { error: console.error, warn: console.warn }
  const lines: { readonly level: 'error' | 'warn'; readonly text: string }[] = []
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts: unknown[]) => void lines.push({ level, text: parts.map(String).join(' ') })
  return {
    lines,
    of: (level: 'error' | 'warn') => lines.filter(line => line.level === level).map(({ text }) => text),
    restore: () => void Object.assign(console, real),
  }
}

/** Takes over the page's timeouts until `restore`; `advance` lets time pass. */
export function stopTime() {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  let now = 0
  let last = 0
  const timers = new Map<number, { readonly at: number; readonly work: () => void }>()
  const set = (work: () => void, ms = 0): number => {
    timers.set(++last, { at: now + ms, work })
    return last
  }
  Object.assign(globalThis, { setTimeout: set, clearTimeout: (id: number) => timers.delete(id) })
  return {
    advance(ms: number): void {
      now += ms
      for (const [id, { at, work }] of [...timers]) if (at <= now && timers.delete(id)) work()
    },
    restore: () => void Object.assign(globalThis, real),
  }
}
