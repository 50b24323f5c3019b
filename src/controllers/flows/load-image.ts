import { usesServices } from '../../core/rules/uses-services.js'
import { optionsController } from '../options.js'
import { loadAsking } from './load-backstage.js'

const loads = new Map<string, Promise<void>>()

/** Fetches a picture of the catalogue once, by its key: `wallet:ID` or `asset:ID`. Failing leaves the monogram. */
export function loadImage(key: string): Promise<void> {
  const known = loads.get(key)
  if (known) return known
  if (!usesServices(optionsController.state.options)) return Promise.resolve()
  const load = loadAsking().then(({ fetchImage }) => fetchImage(key))
  loads.set(key, load)
  return load
}

/** Forgets what was asked for, so that pictures can be fetched anew. */
export const forgetImages = (): void => loads.clear()
