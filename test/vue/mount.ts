import { type App, createApp, createSSRApp, type Component, effectScope, type EffectScope, h } from 'vue'
import { waitUntil } from '../helpers/wait-until.js'

/** Waits until something is so; the first test of a file also waits for the product's code. */
export const until = (condition: () => unknown): Promise<void> => waitUntil(() => Boolean(condition()), undefined)

const mounted = new Set<{ app: App; host: HTMLElement }>()
const scopes = new Set<EffectScope>()

/** Mounts a component in the page; with `markup`, hydrates server output. */
export function mount(
  component: Component,
  props: Record<string, unknown> = {},
  markup?: string,
): { readonly host: HTMLElement; readonly unmount: () => void } {
  const host = document.body.appendChild(document.createElement('div'))
  if (markup !== undefined) host.insertAdjacentHTML('afterbegin', markup)
  const root = { render: () => h(component, props) }
  const entry = { app: markup === undefined ? createApp(root) : createSSRApp(root), host }
  entry.app.mount(host)
  mounted.add(entry)
  return {
    host,
    unmount() {
      mounted.delete(entry)
      entry.app.unmount()
      host.remove()
    },
  }
}

/** Runs a composable in its own scope, like a store. */
export function inScope<T>(use: () => T): { readonly result: T; readonly stop: () => void } {
  const scope = effectScope()
  scopes.add(scope)
  return { result: scope.run(use) as T, stop: () => scope.stop() } // a fresh scope runs what it is given
}

/** Takes every component out of the page, and ends every scope. */
export function endAll(): void {
  for (const { app, host } of mounted) {
    app.unmount()
    host.remove()
  }
  mounted.clear()
  for (const scope of scopes) scope.stop()
  scopes.clear()
}
