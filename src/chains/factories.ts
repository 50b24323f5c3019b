import type { AdapterFactory } from './adapter.js'

/** The site's families, by namespace; loaded ones are in `loaded`. */
export const factories = new Map<AdapterFactory['namespace'], AdapterFactory>()

/** Sets the site's families, replacing earlier ones; the first of each namespace counts. */
export function setFactories(list: readonly AdapterFactory[]): void {
  factories.clear()
  for (const factory of list) if (!factories.has(factory.namespace)) factories.set(factory.namespace, factory)
}
