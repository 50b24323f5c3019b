import type { AdapterFactory } from './adapter.js'

/** The families that the site gave, by namespace; what they load is in `loaded`. */
export const factories = new Map<AdapterFactory['namespace'], AdapterFactory>()

/** Takes the families that the site gave, in place of those before; the first of each namespace counts. */
export function setFactories(list: readonly AdapterFactory[]): void {
  factories.clear()
  for (const factory of list) if (!factories.has(factory.namespace)) factories.set(factory.namespace, factory)
}
